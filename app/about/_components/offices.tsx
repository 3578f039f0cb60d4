import { columns, tabletSpan } from '@/components/ui/even-columns'
import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'
import { addressLines } from '@/lib/postal-address'

const MAX_IN_ONE_ROW = 5

export function Offices() {
  const { site, about } = content()
  const count = site.offices.length
  return (
    <Section floor="sky" labelledBy="offices-title">
      <div className="grid gap-x-6 gap-y-4 lg:grid-cols-12 lg:items-end">
        <h2 id="offices-title" className="text-h2 lg:col-span-7">
          {about.offices.title}
        </h2>
        <p className="max-w-[48ch] text-lead text-muted lg:col-span-5">{about.offices.lead}</p>
      </div>
      <ul
        className="mt-12 grid gap-x-6 gap-y-10 sm:grid-cols-6 lg:mt-16 lg:grid-cols-(--columns)"
        style={
          count > MAX_IN_ONE_ROW ? columns(count, MAX_IN_ONE_ROW) : { '--columns': `1.4fr${' 1fr'.repeat(count - 1)}` }
        }
      >
        {site.offices.map((office, index) => (
          <li
            key={office.id}
            className={`border-line-strong border-t-[1.5px] pt-4 lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:gap-y-0 ${tabletSpan(index, count)}`}
          >
            <h3 className="text-h3 lg:text-h4 xl:text-[1.625rem]">{office.city}</h3>
            <p className="mt-2 max-w-[40ch] text-muted text-small">{office.note}</p>
            <address className="mt-3 text-small not-italic">
              {addressLines(office).map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
          </li>
        ))}
      </ul>
    </Section>
  )
}
