import { cellsOfFew } from '@/components/sections/gallery-grid'
import { ProjectTile } from '@/components/sections/project-tile'
import { Section } from '@/components/ui/section'
import { getProject } from '@/lib/content'
import * as paths from '@/lib/url-paths'
import { type CaseStudyProps, labels } from './case-study'

/** Projects without a page of their own link to the portfolio. */
export function RelatedProjects({ project }: CaseStudyProps) {
  const { related } = project.caseStudy
  if (related.length === 0) return null
  const cells = cellsOfFew(related.length)
  return (
    <Section floor="ink" labelledBy="related-title" title={labels().related} className="no-print py-20 lg:py-28">
      <ul className="mt-10 grid gap-x-6 gap-y-12 md:grid-cols-2 lg:mt-14 lg:grid-cols-12 lg:items-end">
        {related.map(getProject).map((other, index) => (
          <ProjectTile
            key={other.slug}
            project={other}
            href={other.caseStudy ? paths.project(other.slug) : paths.portfolio}
            label={other.subject}
            cell={cells[index] ?? 'wide'}
          />
        ))}
      </ul>
    </Section>
  )
}
