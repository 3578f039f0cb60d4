import { cellsOfFew } from '@/components/sections/gallery-grid'
import { ProjectCard } from '@/components/sections/project-card'
import { Section } from '@/components/ui/section'
import { content, getProject, type ServiceEntry, toolNames } from '@/lib/content'
import { TechnologyLinks } from '../../_components/service-section-parts'

/** The projects of a service without that of its proof. */
export const otherProjects = ({ projects, proof }: Pick<ServiceEntry, 'projects' | 'proof'>) =>
  projects.filter((slug) => slug !== proof?.project)

type OtherProjectsProps = Pick<ServiceEntry, 'projects' | 'proof' | 'technologies'>

/** The projects of a service, and the technologies it uses; either can be missing. */
export function OtherProjects({ projects, proof, technologies }: OtherProjectsProps) {
  const others = otherProjects({ projects, proof }).map(getProject)
  const hasProjects = others.length > 0
  if (!hasProjects && technologies.length === 0) return null
  const { service: labels, project } = content().labels
  const cells = cellsOfFew(others.length)
  return (
    <Section
      id={hasProjects ? 'work' : 'technologies'}
      labelledBy={hasProjects ? 'work-title' : 'technologies-title'}
      {...(hasProjects ? { title: proof ? labels.projects : labels.toProjects } : {})}
    >
      {hasProjects ? (
        <ul className="mt-12 grid gap-x-6 gap-y-14 md:grid-cols-2 lg:grid-cols-12">
          {others.map((other, index) => (
            <ProjectCard
              key={other.slug}
              project={other}
              cell={cells[index] ?? 'wide'}
              story={project.story}
              tools={toolNames(other)}
            />
          ))}
        </ul>
      ) : null}
      {technologies.length > 0 ? (
        <div className="border-line-strong border-t-[1.5px] pt-6 not-first:mt-16 lg:grid lg:grid-cols-12 lg:gap-x-6 lg:not-first:mt-20">
          <h2 id="technologies-title" className="label pt-3 lg:col-span-2">
            {labels.technologies}
          </h2>
          <TechnologyLinks large technologies={technologies} className="mt-2 lg:col-span-10 lg:mt-0" />
        </div>
      ) : null}
    </Section>
  )
}
