import { PauseMotion } from '@/components/motion/pause-motion'
import { Link } from '@/components/ui/link'
import * as paths from '@/lib/url-paths'
import type { FooterModel, NavigationLink } from './header-and-footer-model'
import { Logo } from './logo'

const LINK = 'inline-flex min-h-8 items-center py-1 leading-snug decoration-[1.5px] underline-offset-4 hover:underline'

function Links({ links, className }: { links: NavigationLink[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.href}>
          <Link href={link.href} className={LINK}>
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Column({ label, links }: { label: string; links: NavigationLink[] }) {
  return (
    <nav aria-label={label}>
      <h2 className="label mb-3">{label}</h2>
      <Links links={links} />
    </nav>
  )
}

/** Its id. */
export const FOOTER = 'site-footer'

export function Footer(model: FooterModel) {
  const { brand, tagline, email, phone, profiles, address, quickLinks, serviceLinks, contactLabel, smallLinks } = model
  return (
    <footer id={FOOTER} className="site-footer floor-ink">
      <div className="wrap grid grid-cols-2 gap-x-6 gap-y-12 pt-16 pb-10 md:grid-cols-12">
        <div className="col-span-2 md:col-span-12 lg:col-span-4">
          <Logo brand={brand} />
          <p className="mt-5 max-w-[34ch] text-balance text-muted">{tagline}</p>
        </div>
        <div className="md:col-span-4 lg:col-span-2 lg:col-start-5">
          <Column {...quickLinks} />
        </div>
        <div className="md:col-span-4 lg:col-span-3">
          <Column {...serviceLinks} />
        </div>
        <div className="col-span-2 md:col-span-4 lg:col-span-3">
          <h2 className="label mb-3">{contactLabel}</h2>
          <address className="pt-1 not-italic">
            {address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
            <a href={paths.mail(email)} className="link mt-4 inline-flex min-h-8 items-center">
              {email}
            </a>
            {phone ? (
              <a href={paths.call(phone)} className="link flex min-h-8 items-center">
                {phone}
              </a>
            ) : null}
          </address>
          {profiles.length > 0 ? <Links links={profiles} className="mt-3 flex flex-wrap gap-x-5" /> : null}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 col-span-2 border-line border-t pt-6 md:col-span-12">
          <p className="label">{`© ${new Date().getFullYear()} ${brand}`}</p>
          {smallLinks.length > 0 ? <Links links={smallLinks} className="flex flex-wrap gap-x-6 sm:ml-auto" /> : null}
          <PauseMotion />
        </div>
      </div>
    </footer>
  )
}
