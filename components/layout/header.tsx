import { Link } from '@/components/ui/link'
import { MenuButton } from '@/components/ui/menu-button'
import { ToolIcon } from '@/components/ui/tool-icon'
import * as paths from '@/lib/paths'
import { HeaderScroll } from './header-scroll'
import { Logo } from './logo'
import { NavLink } from './nav-link'
import type { HeaderLink, NavigationModel } from './navigation-model'
import { ThemeToggle } from './theme-toggle'

const ITEM =
  'inline-flex min-h-11 items-center gap-1.5 font-medium decoration-[1.5px] underline-offset-8 hover:underline current:underline'
const PANEL_LINK =
  'flex min-h-11 items-center gap-3 rounded-control py-1.5 font-medium decoration-[1.5px] underline-offset-4 hover:underline current:text-accent'

function Chevron() {
  return (
    <svg viewBox="0 0 12 8" aria-hidden="true" className="menu-chevron size-3">
      <path d="m1.500 1.500 4.500 4.500 4.500-4.500" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}

function ToolLinks({ links, className }: { links: HeaderLink[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.href}>
          <NavLink href={link.href} className={PANEL_LINK}>
            {link.icon ? <ToolIcon id={link.icon} className="size-5 text-muted" /> : null}
            {link.label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

function Groups({ groups, className }: { groups: NavigationModel['services']['groups']; className: string }) {
  return (
    <ul className={className}>
      {groups.map((group) => (
        <li key={group.label}>
          <NavLink
            href={group.href}
            className="flex min-h-11 items-center border-line-strong border-b-[1.5px] font-display text-h4 decoration-[1.5px] underline-offset-4 hover:underline"
          >
            {group.label}
          </NavLink>
          <ToolLinks links={group.links} className="mt-2" />
        </li>
      ))}
    </ul>
  )
}

interface HeaderProps {
  brand: string
  navigation: NavigationModel
}

/** The fixed header: two disclosure menus that exclude each other, and all of it in one panel on small screens. */
export function Header({ brand, navigation }: HeaderProps) {
  const { main, technologies, services, more, action } = navigation
  return (
    <header id="site-header" className="site-header fixed inset-x-0 top-0 z-50 h-(--header-height)">
      <HeaderScroll headerId="site-header" />
      <div className="wrap flex h-full items-center gap-5 xl:gap-8">
        {/* Where letters are so large that the name has no room, the mark stands alone. */}
        <Link
          href={paths.home}
          rel="home"
          className="mr-auto inline-flex min-h-11 items-center max-[15em]:[&_.brand-name]:hidden"
          aria-label={`${brand}, home`}
        >
          <Logo brand={brand} />
        </Link>
        <nav aria-label="Main" className="hidden items-center gap-6 lg:flex xl:gap-8">
          {main.map((link) => (
            <NavLink key={link.href} href={link.href} className={ITEM}>
              {link.label}
            </NavLink>
          ))}
          <MenuButton controls="menu-technologies" className={ITEM}>
            {technologies.label}
            <Chevron />
          </MenuButton>
          <div popover="auto" id="menu-technologies" className="menu-panel px-8 pt-6 pb-8">
            <ToolLinks links={technologies.links} className="grid grid-cols-3 gap-x-8 xl:grid-cols-4" />
          </div>
          <MenuButton controls="menu-services" className={ITEM}>
            {services.label}
            <Chevron />
          </MenuButton>
          <div popover="auto" id="menu-services" className="menu-panel px-8 pt-6 pb-8">
            <Groups groups={services.groups} className="grid grid-cols-5 gap-8" />
          </div>
        </nav>
        <ThemeToggle />
        <NavLink
          href={action.href}
          className="hidden min-h-11 items-center rounded-control border-[1.5px] border-ink bg-ink px-4 font-semibold text-bg transition-colors duration-150 hover-able:hover:bg-transparent hover-able:hover:text-ink sm:inline-flex"
        >
          {action.label}
        </NavLink>
        <div className="lg:hidden">
          <MenuButton
            controls="menu-mobile"
            label="Menu"
            className="grid size-11 place-items-center rounded-control border-[1.5px] border-ink"
          >
            <svg viewBox="0 0 20 14" aria-hidden="true" className="w-5">
              <path d="M1 2h18M1 7h18M1 12h12" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </MenuButton>
          <div popover="auto" id="menu-mobile" className="menu-panel px-6 pt-3 pb-6">
            <nav aria-label="Mobile">
              <ul className="border-line border-b pb-3">
                {[...main, ...more].map((link) => (
                  <li key={link.href}>
                    <NavLink
                      href={link.href}
                      className="flex min-h-12 items-center font-display text-h4 current:text-accent"
                    >
                      {link.label}
                    </NavLink>
                  </li>
                ))}
              </ul>
              <details className="border-line border-b">
                <summary className="flex min-h-12 items-center justify-between font-display text-h4">
                  {technologies.label}
                  <Chevron />
                </summary>
                <ToolLinks links={technologies.links} className="grid grid-cols-2 gap-x-4 pb-4" />
              </details>
              <details className="border-line border-b">
                <summary className="flex min-h-12 items-center justify-between font-display text-h4">
                  {services.label}
                  <Chevron />
                </summary>
                <Groups groups={services.groups} className="grid gap-4 pb-5 sm:grid-cols-2" />
              </details>
              <NavLink
                href={action.href}
                className="mt-5 flex min-h-12 items-center justify-center rounded-control border-[1.5px] border-ink bg-ink font-semibold text-bg"
              >
                {action.label}
              </NavLink>
            </nav>
          </div>
        </div>
      </div>
    </header>
  )
}
