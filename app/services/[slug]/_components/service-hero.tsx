import { Hero } from '@/components/sections/hero'
import { content } from '@/lib/content'
import * as paths from '@/lib/url-paths'
import { otherProjects } from './other-projects'
import { SectionNav } from './section-nav'
import type { ServicePage } from './service-pages'

export function ServiceHero({ service, alias }: ServicePage) {
  const { seo, closing } = content().servicesPage
  const { name, headline, summary } = alias ?? service
  const { picture, floor, hero, contactSubject, deliverables, proof } = service
  const without = [
    ...(deliverables ? [] : ['deliverables']),
    ...(proof ? [] : ['proof']),
    ...(otherProjects(service).length > 0 ? [] : ['work']),
  ]
  return (
    <Hero
      layout={hero}
      breadcrumb={{ href: paths.services, parent: seo.title, name }}
      title={headline}
      lead={summary}
      action={{ href: paths.contactAbout(contactSubject), label: closing.action.label }}
      picture={picture}
      colours={`floor-${floor}`}
      ground={hero === 'panel' ? (floor === 'sky' ? 'floor-sand' : 'floor-sky') : undefined}
    >
      <SectionNav label={name} without={without} />
    </Hero>
  )
}
