import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'
import { pictureEntry } from '@/lib/pictures'

const HEAD_OFFICE = '(min-width: 86rem) 21rem, (min-width: 64rem) 24vw'
const OFFICE = '(min-width: 86rem) 15.5rem, (min-width: 64rem) 18vw'

/** The five offices as one street, in the order in which they opened; the first is the largest house. */
export function Offices() {
  const { site, about } = content()
  const offices = site.offices.toSorted((a, b) => a.opened - b.opened)
  return (
    <Section floor="sand" labelledBy="offices-title" className="overflow-hidden py-20 lg:py-28">
      <div className="grid gap-x-6 gap-y-4 lg:grid-cols-12 lg:items-end">
        <h2 id="offices-title" className="text-h2 lg:col-span-7">
          {about.offices.title}
        </h2>
        <p className="max-w-[48ch] text-lead text-muted lg:col-span-5">{about.offices.lead}</p>
      </div>
      <ul className="mt-12 grid gap-y-8 lg:mt-16 lg:grid-cols-[1.4fr_1fr_1fr_1fr_1fr] lg:grid-rows-[auto_auto] lg:gap-x-6 lg:gap-y-0">
        {offices.map((office) => (
          <li
            key={office.id}
            className="grid grid-cols-[9rem_1fr] items-end gap-x-5 max-[18em]:grid-cols-1 border-line-strong border-b-[1.5px] sm:grid-cols-[12rem_1fr] lg:row-span-2 lg:grid-cols-1 lg:grid-rows-subgrid lg:gap-x-0 lg:border-b-0"
          >
            <Picture
              entry={pictureEntry(office.picture.file)}
              alt={office.picture.alt}
              sizes={`${office.headOffice ? HEAD_OFFICE : OFFICE}, (min-width: 40rem) 12rem, 9rem`}
              className="block lg:-mx-3 lg:self-end"
            />
            <div className="self-center py-4 lg:-mx-3 lg:self-start lg:border-line-strong lg:border-t-[1.5px] lg:px-3 lg:pt-5">
              <p className="label">{office.opened}</p>
              <h3 className="mt-1 text-h3 lg:text-h4 xl:text-[1.625rem]">{office.city}</h3>
              <p className="mt-2 text-muted text-small">{office.note}</p>
              <address className="mt-3 text-small not-italic">
                {office.street}
                <br />
                {office.postalCode} {office.city}
                <br />
                {office.country}
              </address>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
