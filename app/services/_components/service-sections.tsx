import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'
import { ServiceSectionList } from './service-section-list'
import { ServiceSectionPoster } from './service-section-poster'
import { ServiceSectionSplit } from './service-section-split'

/** Used in turn, then mirrored. */
const LAYOUTS = [ServiceSectionSplit, ServiceSectionPoster, ServiceSectionList] as const

export function ServiceSections() {
  return content().services.map((service, index, all) => {
    const { slug, floor, aliases } = service
    const Layout = LAYOUTS[index % LAYOUTS.length] ?? ServiceSectionSplit
    return (
      <Section
        key={slug}
        floor={floor}
        id={slug}
        labelledBy={`${slug}-title`}
        className={`relative pt-16 pb-16 lg:pt-24 lg:pb-28 ${floor === all[index - 1]?.floor ? 'border-line-strong border-t-[1.5px]' : ''}`}
      >
        {/* Targets for the hashes of its aliases, such as `/services/#ferry-timetables`. */}
        {aliases.map((alias) => (
          <span key={alias.slug} id={alias.slug} className="absolute top-0 left-0" />
        ))}
        <Layout service={service} mirrored={Math.floor(index / LAYOUTS.length) % 2 === 1} />
      </Section>
    )
  })
}
