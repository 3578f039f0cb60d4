import { Chevron } from '@/components/ui/chevron'
import { PopoverButton, PopoverPanel } from '@/components/ui/popover'
import type { NavigationModel } from './header-and-footer-model'
import { NavLink } from './nav-link'

/** The ids of the panels that the header and the mobile menu open. */
export const TECHNOLOGIES_PANEL = 'menu-technologies'
export const SERVICES_PANEL = 'menu-services'
/** The colours and padding of every panel. */
export const PANEL = 'floor-paper px-5 pt-3 pb-8 header:px-8 header:pt-6 header:pb-8'

const ITEM = 'flex min-h-12 w-full items-center justify-between text-h4 current:text-accent'

/** Closes a panel that was opened from the mobile menu. */
export function BackToMenu({ panel }: { panel: string }) {
  return (
    <button
      type="button"
      popoverTarget={panel}
      popoverTargetAction="hide"
      aria-label="Back to menu"
      className="mb-2 flex min-h-11 items-center gap-2 font-semibold header:hidden"
    >
      <Chevron className="rotate-90 size-3" />
      Menu
    </button>
  )
}

/** All of the navigation below the breakpoint `header`, behind one button. */
export function MobileMenu({ navigation }: { navigation: NavigationModel }) {
  const { main, technologies, services, more, action } = navigation
  return (
    <div className="header:hidden">
      <PopoverButton
        controls="menu-mobile"
        label="Menu"
        className="grid size-11 place-items-center rounded-control border-[1.5px] border-ink"
      >
        <svg viewBox="0 0 20 14" aria-hidden="true" className="w-5">
          <path d="M1 2h18M1 7h18M1 12h12" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </PopoverButton>
      <PopoverPanel id="menu-mobile" className={PANEL}>
        <nav aria-label="All pages">
          <ul className="*:not-last:border-b *:not-last:border-line">
            {[...main, ...more].map((link) => (
              <li key={link.href}>
                <NavLink href={link.href} className={ITEM}>
                  {link.label}
                </NavLink>
              </li>
            ))}
            <li>
              <PopoverButton controls={TECHNOLOGIES_PANEL} className={ITEM}>
                {technologies.label}
                <Chevron className="-rotate-90 size-3" />
              </PopoverButton>
            </li>
            <li>
              <PopoverButton controls={SERVICES_PANEL} className={ITEM}>
                {services.label}
                <Chevron className="-rotate-90 size-3" />
              </PopoverButton>
            </li>
          </ul>
          <NavLink
            href={action.href}
            className="mt-5 flex min-h-12 items-center justify-center rounded-control border-[1.5px] border-ink bg-ink font-semibold text-bg"
          >
            {action.label}
          </NavLink>
        </nav>
      </PopoverPanel>
    </div>
  )
}
