import { OfficeStreet } from '@/components/sections/office-street'
import { content } from '@/lib/content'
import * as paths from '@/lib/url-paths'

export function ContactInfo() {
  const { contact, site, labels } = content()
  const { title, generalLabel, generalText, phoneText } = contact.info
  const { general } = site.emails
  const ways = [
    { label: generalLabel, value: general, href: paths.mail(general), text: generalText },
    ...(site.phone
      ? [{ label: labels.contact.phone, value: site.phone, href: paths.call(site.phone), text: phoneText }]
      : []),
  ]
  return (
    <section aria-labelledby="info-title" className="floor-teal">
      <div className="wrap pt-20 lg:pt-28">
        <h2 id="info-title" className="label">
          {title}
        </h2>
        {ways.map(({ label, value, href, text }) => (
          <div key={href} className="mt-8">
            <h3 className="text-h4">{label}</h3>
            <p className="mt-2">
              <a
                href={href}
                className="font-display text-[clamp(1.5rem,5.4vw,5rem)] leading-[1.1] underline decoration-[3px] underline-offset-[0.14em]"
              >
                {value}
              </a>
            </p>
            {text ? <p className="mt-5 max-w-[52ch] text-muted">{text}</p> : null}
          </div>
        ))}
      </div>
      <OfficeStreet offices={site.offices} className="mt-10 pb-16 lg:pb-20" />
    </section>
  )
}
