import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'
import { paths } from '@/lib/paths'

const ROW = 'group flex flex-col gap-1.5 border-line-strong border-t-[1.5px] py-5 last:border-b-[1.5px]'

/** Two letter slots: each leads to a mail. */
export function NoFit() {
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
          {links.map(({ label, href }) => (
            <a key={label} href={href} className={ROW}>
              <span className="font-display text-h3 decoration-[3px] underline-offset-8 group-hover:underline">
                {label}
              </span>
              <span className="label">{site.emails.careers}</span>
            </a>
          ))}
        </div>
      </div>
    </Section>
  )
}
