import { Hero } from '@/components/sections/hero'
import { content, getService, type TechnologyEntry } from '@/lib/content'
import { heroPicture } from '@/lib/technology-scenes'
import * as paths from '@/lib/url-paths'
import { subjectOf } from './interpolate'

export function TechnologyHero({ technology }: { technology: TechnologyEntry }) {
  const { name, hero, code } = technology
  const picture = heroPicture(technology, content())
  const layout = picture ? hero.layout : 'beside'
  const service = getService(technology.service)
  return (
    <Hero
      layout={layout}
      breadcrumb={{ href: paths.service(service.slug), parent: service.name, name }}
      title={hero.title}
      lead={hero.lead}
      action={{
        href: paths.contactAbout(subjectOf(technology)),
        label: content().technologiesPage.closing.actionLabel,
      }}
      picture={picture}
      code={code}
      colours={layout === 'panel' ? 'tech-on-paper' : 'tech-on-cover'}
      ground="tech-on-cover"
    />
  )
}
