import { Hero } from '@/components/sections/hero'
import { content } from '@/lib/content'
import * as paths from '@/lib/url-paths'
import { SectionNav } from './section-nav'
import type { ServicePage } from './service-pages'

export function ServiceHero({ service, alias }: ServicePage) {
  const { seo, closing } = content().servicesPage
  const { name, headline, summary } = alias ?? service
  const { picture, floor, hero, contactSubject } = service
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
      <SectionNav service={service} />
    </Hero>
  )
}
