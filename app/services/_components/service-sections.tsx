import { content } from '@/lib/content'
import { ServiceSectionList } from './service-section-list'
import { ServiceSectionPoster } from './service-section-poster'
import { ServiceSectionSplit } from './service-section-split'

/** Three compositions, then the same three seen in a mirror, and so on: no two neighbours are set alike. */
const COMPOSITIONS = [ServiceSectionSplit, ServiceSectionPoster, ServiceSectionList] as const

export function ServiceSections() {
  return content().services.map((service, index) => {
    const Spread = COMPOSITIONS[index % COMPOSITIONS.length] ?? ServiceSectionSplit
    return <Spread key={service.slug} service={service} mirrored={Math.floor(index / COMPOSITIONS.length) % 2 === 1} />
  })
}
