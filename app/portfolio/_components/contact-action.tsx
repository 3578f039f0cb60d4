import { ButtonLink } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'
import * as paths from '@/lib/url-paths'

export function ContactAction() {
  const { site, portfolioPage } = content()
  const { title, text, action } = portfolioPage.discuss
  const address = site.emails.general
  return (
    <Section floor="marigold-light" labelledBy="discuss-title" className="no-print py-20 lg:py-28">
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-6">
        <h2 id="discuss-title" className="max-w-[11em] text-h2 lg:col-span-7">
          {title}
        </h2>
        <div className="lg:col-span-5">
          <p className="max-w-[48ch] text-balance text-lead text-muted">{text}</p>
          <p className="mt-8">
            <ButtonLink href={action.href} variant="solid">
              {action.label}
            </ButtonLink>
          </p>
        </div>
      </div>
      <p className="mt-14 border-line-strong border-t-[1.5px] pt-5 lg:mt-20">
        <a
          href={paths.mail(address)}
          className="font-display text-[clamp(1.375rem,5.6vw,4.5rem)] leading-tight tracking-[-0.04em] decoration-[0.06em] underline-offset-[0.14em] [overflow-wrap:anywhere] hover:underline"
        >
          {address}
        </a>
      </p>
    </Section>
  )
}
