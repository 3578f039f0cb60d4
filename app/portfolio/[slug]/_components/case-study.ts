import { content, type ProjectEntry } from '@/lib/content'

export const labels = () => content().labels.project

/** A project with a page of its own. */
export type CaseStudy = ProjectEntry & { caseStudy: NonNullable<ProjectEntry['caseStudy']> }

export interface CaseStudyProps {
  project: CaseStudy
}

const isCaseStudy = (project: ProjectEntry): project is CaseStudy => project.caseStudy !== undefined

export const caseStudies = (): CaseStudy[] => content().projects.filter(isCaseStudy)
