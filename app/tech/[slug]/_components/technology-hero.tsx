import { Hero } from '@/components/sections/hero'
import { content, getService, type TechnologyEntry } from '@/lib/content'
import { type Sign, signOf } from '@/lib/technology-signs'
import * as paths from '@/lib/url-paths'
import { interpolate, subjectOf } from './interpolate'
import { TechnologySymbol } from './technology-symbol'

export function TechnologyHero({ technology }: { technology: TechnologyEntry }) {
  const { name, hero, code } = technology
  const { technologies, technologiesPage } = content()
  const sign = signOf(technology, technologies, technologiesPage.signs)
  const picture = sign ? { ...sign.picture, alt: interpolate(sign.picture.alt, technology) } : hero.picture
  const layout = picture ? hero.layout : 'beside'
  const service = getService(technology.service)
  return (
    <Hero
      layout={layout}
      breadcrumb={{ href: paths.service(service.slug), parent: service.name, name }}
      title={hero.title}
      lead={hero.lead}
      action={{ href: paths.contactAbout(subjectOf(technology)), label: technologiesPage.closing.actionLabel }}
      picture={picture}
      onPicture={sign && <SignIcon technology={technology} place={sign.icon} />}
      code={code}
      colours={layout === 'panel' ? 'tech-on-paper' : 'tech-on-cover'}
      ground="tech-on-cover"
    />
  )
}

/** The icon of the tool on the sign. The place is in percent of the picture. */
function SignIcon({ technology, place }: { technology: TechnologyEntry; place: Sign['icon'] }) {
  const { x, y, width } = place
  return (
    <span className="relative">
      <span
        className="absolute -translate-1/2 text-(--tech-light)"
        style={{ left: `${x}%`, top: `${y}%`, width: `${width}%` }}
      >
        <TechnologySymbol technology={technology} className="block aspect-square w-full" />
      </span>
    </span>
  )
}
