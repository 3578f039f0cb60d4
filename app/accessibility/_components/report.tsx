import { ButtonLink } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'
import * as paths from '@/lib/url-paths'

export function Report() {
  const { site, accessibility } = content()
  const { title, text, label } = accessibility.report
  const { general } = site.emails
  return (
    <Section labelledBy="report-title" title={title}>
      <p className="mt-5 max-w-[60ch] text-lead text-muted">{text}</p>
      <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
        <ButtonLink href={paths.mail(general, accessibility.seo.title)} label={label} />
        <span className="font-mono text-small">{general}</span>
      </p>
    </Section>
  )
}
