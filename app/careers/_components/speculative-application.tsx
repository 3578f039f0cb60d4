import { ArrowLink } from '@/components/ui/arrow-link'
import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'
import * as paths from '@/lib/url-paths'

export function SpeculativeApplication() {
  const { careers, site } = content()
  const { title, text, resumeLabel, contactLabel } = careers.noFit
  const links = [
    { label: resumeLabel, href: paths.mail(site.emails.careers, resumeLabel) },
    { label: contactLabel, href: paths.mail(site.emails.careers) },
  ]
  return (
    <Section labelledBy="no-fit-title">
      <div className="grid gap-x-6 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <h2 id="no-fit-title" className="max-w-[9em] text-h2">
            {title}
          </h2>
          <p className="mt-5 max-w-[48ch] text-lead text-muted">{text}</p>
        </div>
        <div className="self-end lg:col-span-6">
          <ul className="border-line-strong border-b-[1.5px]">
            {links.map(({ label, href }) => (
              <li key={label} className="border-line-strong border-t-[1.5px] py-4">
                <ArrowLink href={href} className="w-full justify-between font-display text-h3">
                  {label}
                </ArrowLink>
              </li>
            ))}
          </ul>
          <p className="label mt-4">{site.emails.careers}</p>
        </div>
      </div>
    </Section>
  )
}
