import { OfficeStreet } from '@/components/sections/office-street'
import { content } from '@/lib/content'

export function Offices() {
  const { site, about } = content()
  if (!about.offices) return null
  const { title, lead } = about.offices
  return (
    <section aria-labelledby="offices-title" className="floor-sky">
      <div className="wrap grid gap-x-6 gap-y-4 pt-20 lg:grid-cols-12 lg:items-end lg:pt-28">
        <h2 id="offices-title" className="text-h2 lg:col-span-7">
          {title}
        </h2>
        <p className="max-w-[48ch] text-lead text-muted lg:col-span-5">{lead}</p>
      </div>
      <OfficeStreet offices={site.offices} withNotes className="mt-8 pb-20 lg:pb-28" />
    </section>
  )
}
