import { Picture } from '@/components/ui/picture'
import { columnSizes } from '@/components/ui/picture-sizes'
import { content, type ServiceEntry } from '@/lib/content'
import './service-links.css'

/** Links to the sections of the page: on their places in the plan on wide screens, else in a list below it. */
export function ServiceLinks({ label }: { label: string }) {
  const { services, servicesPage } = content()
  const { picture, places = [] } = servicesPage.plan ?? {}
  const placed = services.flatMap((service) => {
    const place = places.find((candidate) => candidate.service === service.slug)
    return place ? [{ service, place }] : []
  })
  const others = services.filter((service) => !placed.some((found) => found.service === service))
  return (
    <nav aria-label={label} className="service-links">
      {picture ? (
        <div className="relative">
          <Picture picture={picture} sizes={columnSizes(7)} priority />
          <ol className="service-places">
            {placed.map(({ service, place: { x, y, width, height } }) => (
              <li
                key={service.slug}
                style={{ '--x': `${x}%`, '--y': `${y}%`, '--width': `${width}%`, '--height': `${height}%` }}
              >
                <SectionLink service={service} />
              </li>
            ))}
          </ol>
        </div>
      ) : null}
      {others.length > 0 ? (
        <ol>
          {others.map((service) => (
            <li key={service.slug}>
              <SectionLink service={service} />
            </li>
          ))}
        </ol>
      ) : null}
    </nav>
  )
}

function SectionLink({ service: { slug, name } }: { service: ServiceEntry }) {
  return (
    <a href={`#${slug}`}>
      <span className="service-name">
        {name}
        <span className="sr-only">, further down</span>
      </span>
    </a>
  )
}
