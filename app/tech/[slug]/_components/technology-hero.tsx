import { Hero } from '@/components/sections/hero'
import { content, getService, type TechnologyEntry } from '@/lib/content'
import * as paths from '@/lib/url-paths'
import { subjectOf } from './interpolate'
import { TechnologySymbol } from './technology-symbol'

export function TechnologyHero({ technology }: { technology: TechnologyEntry }) {
  const { name, hero, code } = technology
  const { title, lead, picture } = hero
  const layout = picture ? hero.layout : 'beside'
  const service = getService(technology.service)
  return (
    <Hero
      layout={layout}
      breadcrumb={{ href: paths.service(service.slug), parent: service.name, name }}
      title={title}
      lead={lead}
      action={{
        href: paths.contactAbout(subjectOf(technology)),
        label: content().technologiesPage.closing.actionLabel,
      }}
      picture={picture}
      sign={<TechnologySymbol technology={technology} className="block size-full" />}
      code={code}
      colours={layout === 'panel' ? 'tech-on-paper' : 'tech-on-cover'}
      ground="tech-on-cover"
    />
  )
}
