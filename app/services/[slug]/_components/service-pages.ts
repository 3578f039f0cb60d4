import { content, type ServiceEntry } from '@/lib/content'

export interface ServicePage {
  service: ServiceEntry
  /** There when the address is another name of the section: `/services/machine-learning/`. */
  alias?: ServiceEntry['aliases'][number]
}

/** The addresses below /services/, each with the section it shows. */
export function servicePages(): Map<string, ServicePage> {
  const pages = new Map<string, ServicePage>()
  for (const service of content().services) {
    pages.set(service.slug, { service })
    for (const alias of service.aliases) pages.set(alias.slug, { service, alias })
  }
  return pages
}

/** @throws when no section has this slug or alias. */
export function servicePage(slug: string): ServicePage {
  const page = servicePages().get(slug)
  if (!page) throw new Error(`There is no service "${slug}" in the content`)
  return page
}
