import { Hero } from '@/components/sections/hero'
import { content, getProject, getService, type TechnologyEntry } from '@/lib/content'
import * as paths from '@/lib/url-paths'
import { subjectOf } from './interpolate'

export function TechnologyHero({ technology }: { technology: TechnologyEntry }) {
  const { name, hero, code, service, example } = technology
  const { title, lead } = hero
  const picture = hero.picture ?? (example ? getProject(example).picture : undefined)
  const layout = picture || hero.layout === 'left' || hero.layout === 'large' ? hero.layout : 'right'
  return (
    <Hero
      layout={layout}
      breadcrumb={{ href: paths.service(service), parent: getService(service).name, name }}
      title={title}
      lead={lead}
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
