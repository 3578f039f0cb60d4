import { content, type ServiceEntry } from '@/lib/content'

export interface ServicePage {
  /** With the introduction, the picture and the proof of the alias, if it has its own. */
  service: ServiceEntry
  /** Set when the slug is an alias of the service: `/services/ferry-timetables/`. */
  alias?: ServiceEntry['aliases'][number] | undefined
}

/** The pages below /services/, by slug. */
export function servicePages(): Map<string, ServicePage> {
  const pages = new Map<string, ServicePage>()
  for (const service of content().services) {
    pages.set(service.slug, { service })
    for (const alias of service.aliases) {
      const { intro = service.intro, picture = service.picture, proof = service.proof } = alias
      pages.set(alias.slug, { service: { ...service, intro, picture, proof }, alias })
    }
  }
  return pages
}

/** Throws when no service has this slug or alias. */
export function servicePage(slug: string): ServicePage {
  const page = servicePages().get(slug)
  if (!page) throw new Error(`There is no service "${slug}" in the content`)
  return page
}
