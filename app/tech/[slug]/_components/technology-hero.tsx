import { Hero } from '@/components/sections/hero'
import { content, getService, type TechnologyEntry } from '@/lib/content'
import * as paths from '@/lib/url-paths'
import { interpolate, subjectOf } from './interpolate'
import { TechnologySymbol } from './technology-symbol'

export function TechnologyHero({ technology }: { technology: TechnologyEntry }) {
  const { name, hero, code } = technology
  const { technologiesPage } = content()
  const sign = hero.picture ? undefined : technologiesPage.sign
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
function SignIcon({
  technology,
  place: { x, y, width },
}: {
  technology: TechnologyEntry
  place: { x: number; y: number; width: number }
}) {
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
