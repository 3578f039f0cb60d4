import { content } from '@/lib/content'
import { ServiceSectionList } from './service-section-list'
import { ServiceSectionPoster } from './service-section-poster'
import { ServiceSectionSplit } from './service-section-split'

/** Used in turn, then mirrored. */
const LAYOUTS = [ServiceSectionSplit, ServiceSectionPoster, ServiceSectionList] as const

export function ServiceSections() {
  return content().services.map((service, index) => {
    const ServiceSection = LAYOUTS[index % LAYOUTS.length] ?? ServiceSectionSplit
    return (
      <ServiceSection key={service.slug} service={service} mirrored={Math.floor(index / LAYOUTS.length) % 2 === 1} />
    )
  })
}
