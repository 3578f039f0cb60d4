import { ButtonLink } from '@/components/ui/button'
import { GroundPicture } from '@/components/ui/ground-picture'
import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'
import * as paths from '@/lib/url-paths'

export function ContactAction() {
  const { site, portfolioPage } = content()
  const { title, text, action, picture } = portfolioPage.discuss
  const address = site.emails.general
  return (
    <Section floor="marigold" labelledBy="discuss-title" className="with-ground no-print py-20 lg:py-28">
      <div className="grid gap-x-6 gap-y-10 sm:grid-cols-[1fr_auto] lg:grid-cols-12">
        <div className="ground-text lg:col-span-8">
          <h2 id="discuss-title" className="max-w-[11em] text-h2">
            {title}
          </h2>
          <p className="mt-5 max-w-[48ch] text-balance text-lead text-muted">{text}</p>
          <p className="mt-8">
            <ButtonLink href={action.href} variant="solid">
              {action.label}
            </ButtonLink>
          </p>
        </div>
        {picture ? (
          <GroundPicture
            picture={picture}
            sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 20rem, 14rem"
            className="w-64 md:w-80 lg:col-span-4 lg:w-full lg:max-w-96"
          />
        ) : null}
      </div>
      <p className="ground pt-6 lg:pt-8">
        <a
          href={paths.mail(address)}
          className="font-display text-[clamp(1.5rem,5.4vw,5rem)] leading-tight decoration-[0.06em] underline-offset-[0.14em] [overflow-wrap:anywhere] hover:underline"
        >
          {address}
        </a>
      </p>
    </Section>
  )
}
