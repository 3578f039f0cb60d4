import { ArrowLink } from '@/components/ui/arrow-link'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { columnSizes } from '@/components/ui/picture-sizes'
import { ToolIcon } from '@/components/ui/tool-icon'
import { getService, getTechnology, type TechnologyEntry } from '@/lib/content'
import { inSentence } from '@/lib/in-sentence'
import { paths } from '@/lib/paths'
import { pictureEntry } from '@/lib/pictures'
import { techColour } from './tech-colour'

/** The service it belongs to at one side, the neighbouring books at the other. */
export function Shelf({ service: slug, related }: Pick<TechnologyEntry, 'service' | 'related'>) {
  const service = getService(slug)
  return (
    <section aria-labelledby="related-title" className="floor-paper">
      <div className="wrap grid gap-y-14 py-20 lg:grid-cols-12 lg:gap-x-6 lg:py-28">
        <div className="lg:col-span-5">
          <h2 className="text-h3">{service.name}</h2>
          <p className="mt-3 max-w-[48ch] text-muted">{service.summary}</p>
          <p className="mt-4">
            <ArrowLink href={paths.service(slug)}>All about {inSentence(service.name)}</ArrowLink>
          </p>
          <div className="mt-8">
            <Picture
              entry={pictureEntry(service.picture.file)}
              alt={service.picture.alt}
              sizes={columnSizes(5)}
              imageClassName="rounded-picture"
            />
          </div>
        </div>
        <div className="flex flex-col lg:col-span-6 lg:col-start-7">
          <h2 id="related-title" className="text-h3">
            Often used with it
          </h2>
          <ul className="mt-6 grid flex-1 auto-cols-[minmax(min-content,1fr)] gap-3 border-line-strong border-b-[6px] sm:grid-flow-col">
            {related.map((neighbour, index) => {
              const technology = getTechnology(neighbour)
              return (
                <li
                  key={neighbour}
                  style={techColour(technology)}
                  className={`tech grid ${index % 2 === 0 ? '' : 'sm:mt-14'}`}
                >
                  <Link
                    href={paths.technology(neighbour)}
                    className="tech-cover tech-spine flex flex-col justify-between gap-10 rounded-t-control p-5 sm:min-h-64 sm:px-3"
                  >
                    <ToolIcon id={technology.tool} className="size-12" />
                    <span className="wrap-break-word font-display text-h3 lg:text-h4">{technology.name}</span>
                  </Link>
                </li>
              )
            })}
          </ul>
        </div>
      </div>
    </section>
  )
}
