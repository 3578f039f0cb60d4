import { OfficeStreet } from '@/components/sections/office-street'
import { content } from '@/lib/content'
import * as paths from '@/lib/url-paths'

export function ContactInfo() {
  const { contact, site } = content()
  const { title, generalLabel, generalText } = contact.info
  const { general } = site.emails
  return (
    <section aria-labelledby="info-title" className="floor-teal">
      <div className="wrap pt-20 lg:pt-28">
        <h2 id="info-title" className="label">
          {title}
        </h2>
        <h3 className="mt-8 text-h4">{generalLabel}</h3>
        <p className="mt-2">
          <a
            href={paths.mail(general)}
            className="font-display text-[clamp(1.5rem,5.4vw,5rem)] leading-[1.1] underline decoration-[3px] underline-offset-[0.14em]"
          >
            {general}
          </a>
        </p>
        <p className="mt-5 max-w-[52ch] text-muted">{generalText}</p>
      </div>
      <OfficeStreet offices={site.offices} className="mt-10 pb-16 lg:pb-20" />
    </section>
  )
}
