import { cellsOfFew } from '@/components/sections/gallery-grid'
import { ProjectTile } from '@/components/sections/project-tile'
import { ButtonLink } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { content, getProject } from '@/lib/content'
import * as paths from '@/lib/url-paths'

export function FeaturedWork() {
  const { work } = content().home
  if (!work?.projects.length) return null
  const cells = cellsOfFew(work.projects.length)
  return (
    <Section floor="ink" id="projects" labelledBy="projects-title" title={work.title} lead={work.lead}>
      <ul className="mt-12 grid gap-x-6 gap-y-14 md:grid-cols-2 lg:mt-16 lg:grid-cols-12 lg:items-end">
        {work.projects.map(getProject).map((project, index) => (
          <ProjectTile
            key={project.slug}
            project={project}
            href={paths.project(project.slug)}
            label={project.caseStudy ? `${project.subject}, ${project.caseStudy.year}` : project.subject}
            cell={cells[index] ?? 'wide'}
          >
            <p className="mt-2 max-w-[60ch] text-muted">{project.description}</p>
          </ProjectTile>
        ))}
      </ul>
      <p className="mt-14">
        <ButtonLink {...work.action} variant="secondary" />
      </p>
    </Section>
  )
}
