import { columns, tabletSpan } from '@/components/ui/even-columns'
import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'
import { addressLines } from '@/lib/postal-address'
import * as paths from '@/lib/url-paths'

export function ContactInfo() {
  const { contact, site } = content()
  const { title, generalLabel, generalText } = contact.info
  const { general } = site.emails
  return (
    <Section floor="teal" labelledBy="info-title">
      <h2 id="info-title" className="label">
        {title}
      </h2>
      <h3 className="mt-8 text-h4">{generalLabel}</h3>
      <p className="mt-2">
        <a
          href={paths.mail(general)}
          className="font-display text-[clamp(1.5rem,5.4vw,5rem)] leading-[1.1] tracking-giant underline decoration-[3px] underline-offset-[0.14em]"
        >
          {general}
        </a>
      </p>
      <p className="mt-5 max-w-[52ch] text-muted">{generalText}</p>
      <ul
        className="mt-14 grid gap-x-6 gap-y-8 sm:grid-cols-6 lg:mt-20 lg:grid-cols-(--columns)"
        style={columns(site.offices.length, 5)}
      >
        {site.offices.map((office, index) => (
          <li
            key={office.id}
            className={`border-line-strong border-t-[1.5px] pt-4 ${tabletSpan(index, site.offices.length)}`}
          >
            <h3 className="text-h4">{office.city}</h3>
            <address className="mt-2 text-muted text-small not-italic">
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
