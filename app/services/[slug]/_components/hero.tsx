import { ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/internal-link'
import { FULL_BLEED, SINGLE_COLUMN } from '@/components/ui/picture-sizes'
import { content, type ServiceEntry } from '@/lib/content'
import * as paths from '@/lib/url-paths'
import { ServicePicture } from '../../_components/service-picture'
import { otherProjects } from './other-projects'
import { SectionNav } from './section-nav'
import type { ServicePage } from './service-pages'
import './hero.css'

/** The `sizes` of the picture in each layout of hero.css. */
const SIZES: Record<ServiceEntry['hero'], string> = {
  beside: `(min-width: 86rem) 45rem, (min-width: 64rem) 51vw, ${SINGLE_COLUMN}`,
  across: `(min-width: 86rem) 48rem, (min-width: 64rem) 55vw, ${SINGLE_COLUMN}`,
  tall: `(min-width: 86rem) 51rem, (min-width: 64rem) 60vw, ${FULL_BLEED}`,
  below: `(min-width: 86rem) 46rem, (min-width: 64rem) 53vw, ${FULL_BLEED}`,
  panel: `(min-width: 86rem) 41rem, (min-width: 64rem) 47vw, ${FULL_BLEED}`,
  wide: `(min-width: 86rem) 64rem, (min-width: 64rem) 72vw, ${FULL_BLEED}`,
}

/** In one of the six layouts of hero.css, chosen by `hero` in content. */
export function Hero({ service, alias }: ServicePage) {
  const { servicesPage } = content()
  const { name, headline, summary } = alias ?? service
  const { picture, floor, hero, contactSubject } = service
  const panelFloor = floor === 'sky' ? 'floor-sand' : 'floor-sky'
  return (
    <div className={`floor-${floor} overflow-x-clip`}>
      <div className="hero-clip">
        <div className="wrap hero-grid" data-hero={hero}>
          <p className="hero-breadcrumb label text-ink">
            <Link href={paths.services} className="underline-offset-4 hover:underline">
              {servicesPage.seo.title}
            </Link>
            <span aria-hidden="true"> / </span>
            {name}
          </p>
          <h1 className="hero-title">{headline}</h1>
          <div className={`hero-picture ${hero === 'panel' ? panelFloor : ''}`}>
            <ServicePicture picture={picture} sizes={SIZES[hero]} priority />
          </div>
          <div className="hero-text">
            <p className="max-w-[50ch] text-balance text-lead text-muted">{summary}</p>
            <p className="mt-8">
              <ButtonLink href={paths.contactAbout(contactSubject)} variant="solid">
                {servicesPage.closing.action.label}
              </ButtonLink>
            </p>
          </div>
        </div>
      </div>
      <SectionNav label={name} hasWork={otherProjects(service).length > 0} />
    </div>
  )
}
