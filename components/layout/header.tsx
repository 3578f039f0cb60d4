import { Chevron } from '@/components/ui/chevron'
import { Link } from '@/components/ui/link'
import { PopoverButton, PopoverPanel } from '@/components/ui/popover'
import { TechnologyIcon } from '@/components/ui/technology-icon'
import * as paths from '@/lib/url-paths'
import { FOOTER } from './footer'
import type { NavigationLink, NavigationModel } from './header-and-footer-model'
import { Logo } from './logo'
import { BackToMenu, MobileMenu, PANEL, SERVICES_PANEL, TECHNOLOGIES_PANEL } from './mobile-menu'
import { NavLink } from './nav-link'
import { ThemeToggle } from './theme-toggle'

const ITEM =
  'inline-flex min-h-11 items-center gap-1.5 font-medium decoration-[1.5px] underline-offset-8 hover:underline current:underline max-header:hidden'
const PANEL_LINK =
  'flex min-h-11 items-center gap-3 rounded-control py-1 font-medium decoration-[1.5px] underline-offset-4 hover:underline current:text-accent'

function ToolLinks({ links, className }: { links: NavigationLink[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.href}>
          <NavLink href={link.href} className={PANEL_LINK}>
            {link.icon ? <TechnologyIcon id={link.icon} className="size-5 text-muted" /> : null}
            {link.label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

function Groups({ groups }: { groups: NavigationModel['services']['groups'] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] lg:gap-8">
      {groups.map((group) => (
        <li key={group.label}>
          <NavLink
            href={group.href}
            className="flex min-h-11 items-center border-line-strong not-last:border-b-[1.5px] text-h4 decoration-[1.5px] underline-offset-4 hover:underline"
          >
            {group.label}
          </NavLink>
          {group.links.length > 0 ? <ToolLinks links={group.links} className="mt-2" /> : null}
        </li>
      ))}
    </ul>
  )
}

/** The fixed header. Below `header` the mobile menu opens the two panels, whose columns follow `sm` and `lg`. */
export function Header({ brand, navigation }: { brand: string; navigation: NavigationModel }) {
  const { main, technologies, services, action } = navigation
  return (
    <header id="site-header" className="site-header fixed inset-x-0 top-0 z-50 h-(--header-height)">
      <div className="wrap flex h-full items-center gap-5 xl:gap-8">
        {/* At very large text sizes there is no room for the name. */}
        <Link
          href={paths.home}
          rel="home"
          className="mr-auto inline-flex min-h-11 items-center max-[15em]:[&_.brand-name]:hidden"
          aria-label={`${brand}, home`}
        >
          <Logo brand={brand} />
        </Link>
        <nav aria-label="Main" className="flex items-center gap-6 max-header:contents xl:gap-8">
          {main.map((link) => (
            <NavLink key={link.href} href={link.href} className={ITEM}>
              {link.label}
            </NavLink>
          ))}
          <PopoverButton controls={TECHNOLOGIES_PANEL} className={ITEM}>
            {technologies.label}
            <Chevron className="menu-chevron size-3" />
          </PopoverButton>
          <PopoverPanel id={TECHNOLOGIES_PANEL} className={PANEL}>
            <BackToMenu panel={TECHNOLOGIES_PANEL} />
            <ToolLinks
              links={technologies.links}
              className="grid grid-cols-2 gap-x-4 lg:grid-cols-3 lg:gap-x-8 xl:grid-cols-4"
            />
          </PopoverPanel>
          <PopoverButton controls={SERVICES_PANEL} className={ITEM}>
            {services.label}
            <Chevron className="menu-chevron size-3" />
          </PopoverButton>
          <PopoverPanel id={SERVICES_PANEL} className={PANEL}>
            <BackToMenu panel={SERVICES_PANEL} />
            <Groups groups={services.groups} />
          </PopoverPanel>
        </nav>
        {/* Instead of the menus, where they need a script that is not there. */}
        <a href={`#${FOOTER}`} className="menu-link inline-flex min-h-11 items-center font-medium underline">
          Menu
        </a>
        <ThemeToggle />
        <NavLink
          href={action.href}
          className="hidden min-h-11 items-center rounded-control border-[1.5px] border-ink bg-ink px-4 font-semibold text-bg pointer-fine:hover:bg-transparent pointer-fine:hover:text-ink sm:inline-flex"
        >
          {action.label}
        </NavLink>
        <MobileMenu navigation={navigation} />
      </div>
    </header>
  )
}
