import type { ProjectTool } from '@/components/sections/project-stack'
import type { ProjectTag, ProjectTagIcon } from '@/components/sections/project-tags'
import { getTool, type ProjectEntry } from '@/lib/content'

/** Exhaustive: a new tag in the content does not compile until it has a drawing. */
const ICONS: Record<ProjectEntry['tags'][number], ProjectTagIcon> = {
  'Web App Development': 'web',
  'Mobile App Development': 'mobile',
  'Quality Assurance Engineer': 'quality',
}

/** The tags of a project with their drawings. */
export const projectTags = ({ tags }: ProjectEntry): ProjectTag[] =>
  tags.map((label) => ({ label, icon: ICONS[label] }))

/** The tools of a project with their names. */
export const projectStack = ({ stack }: ProjectEntry): ProjectTool[] =>
  stack.map((id) => ({ id, name: getTool(id).name }))
