import { ArrowLink } from '@/components/ui/arrow-link'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { columnSizes } from '@/components/ui/picture-sizes'
import { ToolIcon } from '@/components/ui/tool-icon'
import { getService, getTechnology, type TechnologyEntry } from '@/lib/content'
import { inSentence } from '@/lib/in-sentence'
import { pictureEntry } from '@/lib/pictures'
import * as paths from '@/lib/url-paths'
import { technologyColours } from './technology-colours'
import './related-technologies.css'

const HEIGHTS = ['h-72 lg:h-100', 'h-60 lg:h-80', 'h-66 lg:h-92', 'h-57 lg:h-76']

/** The service of the technology beside links to related ones, which are drawn as books. */
export function RelatedTechnologies({ service: slug, related }: Pick<TechnologyEntry, 'service' | 'related'>) {
  const service = getService(slug)
  const hasRelated = related.length > 0
  return (
    <section aria-labelledby={hasRelated ? 'related-title' : 'service-title'} className="floor-paper">
      <div className="wrap grid grid-cols-1 gap-y-14 py-20 lg:grid-cols-12 lg:gap-x-6 lg:py-28">
        <div
          className={hasRelated ? 'lg:col-span-5' : 'lg:col-span-12 lg:grid lg:grid-cols-2 lg:items-center lg:gap-x-6'}
        >
          <div>
            <h2 id="service-title" className="text-h3">
              {service.name}
            </h2>
            <p className="mt-3 max-w-[48ch] text-muted">{service.summary}</p>
            <p className="mt-4">
              <ArrowLink href={paths.service(slug)}>All about {inSentence(service.name)}</ArrowLink>
            </p>
          </div>
          <div className="mt-8">
            <Picture
              entry={pictureEntry(service.picture.file)}
              alt={service.picture.alt}
              sizes={columnSizes(hasRelated ? 5 : 6)}
              imageClassName="rounded-picture"
            />
          </div>
        </div>
        {hasRelated ? (
          <div className="flex flex-col lg:col-span-6 lg:col-start-7">
            <h2 id="related-title" className="text-h3">
              Next to it on the shelf
            </h2>
            <ul
              data-reveal
              className="mt-8 flex flex-1 flex-wrap content-end items-end gap-1.5 border-line-strong border-b-[6px] lg:gap-2"
            >
              {related.map((relatedSlug, index) => {
                const technology = getTechnology(relatedSlug)
                return (
                  <li
                    key={relatedSlug}
                    style={technologyColours(technology)}
                    className={`tech grid ${HEIGHTS[index] ?? ''}`}
                  >
                    <Link
                      href={paths.technology(relatedSlug)}
                      className={`tech-on-cover tech-cover tech-spine flex w-16 flex-col items-center justify-between gap-4 rounded-t-control py-4 sm:w-20 lg:w-24 xl:w-30`}
                    >
                      <span className="tech-name font-bold font-display text-h3 tracking-[-0.03em]">
                        {technology.name}
                      </span>
                      <ToolIcon id={technology.tool} className="size-8 lg:size-10" />
                    </Link>
                  </li>
                )
              })}
            </ul>
          </div>
        ) : null}
      </div>
    </section>
  )
}
