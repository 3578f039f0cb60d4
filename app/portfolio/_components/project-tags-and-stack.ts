import type { ProjectTag } from '@/components/sections/project-tags'
import type { ProjectTool } from '@/components/sections/project-tech-stack'
import { content, getTool, type ProjectEntry } from '@/lib/content'

/** The tags of a project with their icons. */
export const projectTags = ({ tags }: ProjectEntry): ProjectTag[] =>
  tags.flatMap((label) => content().portfolioPage.tags.filter((tag) => tag.label === label))

/** The tools of a project with their names. */
export const projectStack = ({ stack }: ProjectEntry): ProjectTool[] =>
  stack.map((id) => ({ id, name: getTool(id).name }))
