import { content, type ProjectEntry } from '@/lib/content'

/** A project that is told in full. */
export type CaseStudy = ProjectEntry & { caseStudy: NonNullable<ProjectEntry['caseStudy']> }

export interface CaseStudyProps {
  story: CaseStudy
}

const isCaseStudy = (project: ProjectEntry): project is CaseStudy => project.caseStudy !== undefined

/** The slugs of all projects that have a page. */
export const caseStudySlugs = (): string[] =>
  content()
    .projects.filter(isCaseStudy)
    .map(({ slug }) => slug)

/** The story with this slug, if there is one. */
export const findCaseStudy = (slug: string): CaseStudy | undefined =>
  content()
    .projects.filter(isCaseStudy)
    .find((story) => story.slug === slug)
