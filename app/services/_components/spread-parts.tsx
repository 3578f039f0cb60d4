import { ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { ToolIcon } from '@/components/ui/tool-icon'
import { getTechnology, type ServiceEntry } from '@/lib/content'
import { inSentence } from '@/lib/in-sentence'
import { paths } from '@/lib/paths'

/** The other addresses of a section stand at its top edge, so that /services/#machine-learning arrives there. */
export function AliasAnchors({ aliases }: Pick<ServiceEntry, 'aliases'>) {
  return aliases.map(({ slug }) => <span key={slug} id={slug} className="absolute top-0 left-0" />)
}

/** The technologies of a service, as links in a line of text. */
export function TechnologyLinks({ technologies, className = '' }: { technologies: string[]; className?: string }) {
  return (
    <ul className={`flex flex-wrap gap-x-5 gap-y-1 ${className}`}>
      {technologies.map((slug) => {
        const { name, tool } = getTechnology(slug)
        return (
          <li key={slug}>
            <Link
              href={paths.technology(slug)}
              className="group inline-flex min-h-8 items-center gap-2 font-medium underline-offset-4 hover:underline"
            >
              <ToolIcon id={tool} className="size-4" />
              {name}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

/** Name, promise and what it comes to: the opening of every spread. */
export function SpreadHeading({ service, size = 'text-h2' }: { service: ServiceEntry; size?: string }) {
  return (
    <>
      <p className="flex items-center gap-3 font-display text-h4">
        <span aria-hidden="true" className="h-[1.5px] w-8 bg-ink" />
        {service.name}
      </p>
      <h2 id={`${service.slug}-title`} className={`mt-5 ${size}`}>
        {service.headline}
      </h2>
    </>
  )
}

export function AllAbout({ service }: { service: ServiceEntry }) {
  return (
    <ButtonLink href={paths.service(service.slug)} variant="solid">
      All about {inSentence(service.name)}
    </ButtonLink>
  )
}
