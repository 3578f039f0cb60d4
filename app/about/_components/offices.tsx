import { OfficeStreet } from '@/components/sections/office-street'
import { OfficeAddress } from '@/components/ui/office-address'
import { content } from '@/lib/content'

export function Offices() {
  const { site, about } = content()
  const { title, lead } = about.offices
  return (
    <section aria-labelledby="offices-title" className="floor-sky">
      <div className="wrap grid gap-x-6 gap-y-4 pt-20 lg:grid-cols-12 lg:items-end lg:pt-28">
        <h2 id="offices-title" className="text-h2 lg:col-span-7">
          {title}
        </h2>
        <p className="max-w-[48ch] text-lead text-muted lg:col-span-5">{lead}</p>
      </div>
      <OfficeStreet
        offices={site.offices}
        className="mt-8 pb-20 lg:pb-28"
        below={(office) => (
          <div className="row-span-3 grid grid-rows-subgrid pt-5 pr-4">
            <h3 className="text-h4">{office.city}</h3>
            <p className="mt-2 max-w-[40ch] text-muted text-small">{office.note}</p>
            <OfficeAddress office={office} />
          </div>
        )}
      />
    </section>
  )
}
