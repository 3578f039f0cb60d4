import { content, type ProjectEntry } from '@/lib/content'

/** A project that is told in full. */
export type Story = ProjectEntry & { caseStudy: NonNullable<ProjectEntry['caseStudy']> }

export interface StoryProps {
  story: Story
}

const isStory = (project: ProjectEntry): project is Story => project.caseStudy !== undefined

/** The slugs of all projects that have a page. */
export const storySlugs = (): string[] =>
  content()
    .projects.filter(isStory)
    .map(({ slug }) => slug)

/** The story with this slug, if there is one. */
export const findStory = (slug: string): Story | undefined =>
  content()
    .projects.filter(isStory)
    .find((story) => story.slug === slug)
