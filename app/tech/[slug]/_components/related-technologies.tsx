import { ArrowLink } from '@/components/ui/arrow-link'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { columnSizes } from '@/components/ui/picture-sizes'
import { content, getService, getTechnology, serviceLinkLabel, type TechnologyEntry } from '@/lib/content'
import * as paths from '@/lib/url-paths'
import { TechnologySymbol } from './technology-symbol'

/** The service of the technology beside links to related ones. */
export function RelatedTechnologies({ technology: { service: slug, related } }: { technology: TechnologyEntry }) {
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
              <ArrowLink href={paths.service(slug)}>{serviceLinkLabel(service)}</ArrowLink>
            </p>
          </div>
          <div className="mt-8">
            <Picture picture={service.picture} sizes={columnSizes(hasRelated ? 5 : 6)} maxHeight="46rem" />
          </div>
        </div>
        {hasRelated ? (
          <div className="flex flex-col lg:col-span-6 lg:col-start-7">
            <h2 id="related-title" className="text-h3">
              {content().labels.technology.related}
            </h2>
            <ul data-reveal className="mt-6 grid auto-rows-fr border-line-strong border-t-[1.5px] lg:grow">
              {related.map((relatedSlug) => {
                const technology = getTechnology(relatedSlug)
                return (
                  <li key={relatedSlug} className="grid border-line border-b-[1.5px]">
                    <Link
                      href={paths.technology(relatedSlug)}
                      className="group flex items-center gap-4 py-5 font-bold font-display text-h3 lg:text-h2"
                    >
                      <TechnologySymbol technology={technology} className="size-8 text-(--tech) lg:size-10" />
                      {technology.name}
                      <span aria-hidden="true" className="mt-3 flex-1 border-line border-b-2 border-dotted" />
                      <span
                        aria-hidden="true"
                        className="text-accent transition-transform duration-150 ease-out group-hover:translate-x-1"
                      >
                        →
                      </span>
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
