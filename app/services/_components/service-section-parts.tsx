import { ButtonLink } from '@/components/ui/button'
import { columns } from '@/components/ui/even-columns'
import { Link } from '@/components/ui/link'
import { ToolIcon } from '@/components/ui/tool-icon'
import { getProject, getTechnology, type ServiceEntry, serviceLinkLabel } from '@/lib/content'
import * as paths from '@/lib/url-paths'

interface TechnologyLinksProps {
  technologies: string[]
  /** In the display font. */
  large?: boolean
  className?: string
}

export function TechnologyLinks({ technologies, large = false, className = '' }: TechnologyLinksProps) {
  const [links, link, icon] = large
    ? ['gap-x-8 lg:grid lg:grid-cols-(--columns)', 'min-h-12 gap-3 font-display text-h3', 'size-7']
    : ['gap-x-5', 'min-h-8 gap-2 font-medium', 'size-4']
  if (technologies.length === 0) return null
  return (
    <ul
      data-reveal
      className={`flex flex-wrap gap-y-1 ${links} ${className}`}
      style={large ? columns(Math.max(3, technologies.length), 4) : undefined}
    >
      {technologies.map((slug) => {
        const { tool, name } = getTechnology(slug)
        return (
          <li key={slug}>
            <Link
              href={paths.technology(slug)}
              className={`inline-flex items-center underline-offset-4 hover:underline ${link}`}
            >
              <ToolIcon id={tool} className={icon} />
              {name}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

/** The project of the proof, linked to the proof section on the page of the service. */
export function ProofLink({ service: { slug, proof } }: { service: ServiceEntry }) {
  if (!proof) return null
  return (
    <Link
      href={`${paths.service(slug)}#proof`}
      className="inline-flex min-h-8 items-center font-semibold text-ink underline decoration-[1.5px] underline-offset-4 hover:decoration-[3px]"
    >
      {getProject(proof.project).title}
      <span className="sr-only">: what we did</span>
    </Link>
  )
}

/** The figure of the proof with its label and project. */
export function ProofLine({ service, className = '' }: { service: ServiceEntry; className?: string }) {
  if (!service.proof) return null
  const { figure, label } = service.proof
  return (
    <p className={`flex items-center gap-5 border-line-strong border-t-[1.5px] pt-5 ${className}`}>
      <span className="whitespace-nowrap font-bold font-display text-h2 leading-none">{figure}</span>
      <span className="max-w-[46ch] leading-snug">
        <span className="block text-muted">{label}</span>
        <ProofLink service={service} />
      </span>
    </p>
  )
}

export function ServiceHeading({ service }: { service: ServiceEntry }) {
  return (
    <>
      <p className="flex items-center gap-3 text-h4">
        <span aria-hidden="true" className="h-[1.5px] w-8 bg-ink" />
        {service.name}
      </p>
      <h2 id={`${service.slug}-title`} className="mt-5 text-h2">
        {service.headline}
      </h2>
    </>
  )
}

export function ServiceLink({ service }: { service: ServiceEntry }) {
  return <ButtonLink href={paths.service(service.slug)} label={serviceLinkLabel(service)} variant="solid" />
}
