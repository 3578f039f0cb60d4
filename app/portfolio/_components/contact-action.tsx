import { CallToAction } from '@/components/sections/call-to-action'
import { content } from '@/lib/content'
import * as paths from '@/lib/url-paths'

export function ContactAction() {
  const { site, portfolioPage } = content()
  const { action, ...call } = portfolioPage.discuss
  const address = site.emails.general
  return (
    <CallToAction {...call} primary={action}>
      <p>
        <a
          href={paths.mail(address)}
          className="font-display text-[clamp(1.5rem,5.4vw,5rem)] leading-[1.1] decoration-[3px] underline-offset-[0.14em] [overflow-wrap:anywhere] hover:underline"
        >
          {address}
        </a>
      </p>
    </CallToAction>
  )
}
