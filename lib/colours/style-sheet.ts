import { FLOORS, type FloorColours } from './brand.ts'
import type { Colours } from './derive.ts'

const DARK = '[data-theme="dark"]'

const rule = (selector: string, colours: Record<string, string>): string =>
  `${selector}{${Object.entries(colours)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`

/** Without the headline where it has the colour of the text, which the first rule of the sheet says. */
function floorRule(selector: string, { headline, ...floor }: FloorColours): string {
  return rule(selector, { ...floor, ...(headline === floor.ink ? {} : { headline }) })
}

/**
 * The header has no background over the first section of a page (app/header.css): its text is light where that of the section
 * is.
 */
function headerRule({ day, always }: Colours): string {
  const floors = FLOORS.filter((name) => day.floors[name].ink === always['always-paper']).map(
    (name) => `.floor-${name}`,
  )
  const section = `:is(#main > div,.service)>:is(${floors}):nth-child(1 of :not(script))`
  return rule(
    `:root:not(${DARK}):has(${section},.tech[data-cover="dark"]>.tech-on-cover) .site-header:not([data-scrolled])`,
    {
      ink: 'var(--always-paper)',
      bg: 'var(--always-ink)',
      surface: 'var(--always-ink)',
      'logo-by-day': 'none',
      'logo-by-night': 'block',
    },
  )
}

/** The style sheet of the colours. Each floor sets all of its colours, because a floor may be inside another one. */
export function coloursSheet(colours: Colours): string {
  const { day, night, lit, always } = colours
  const selector = (name: string) => (name === 'paper' ? ':root,.floor-paper' : `.floor-${name}`)
  const nightSelector = (name: string) => (name === 'paper' ? `${DARK},${DARK} .floor-paper` : `${DARK} .floor-${name}`)
  // More specific than the floors.
  const isLit = `${DARK} .always-light[class]`
  const coloured = FLOORS.filter((name) => name !== 'paper' && name !== 'ink')
  return [
    ':root,[class*="floor-"]{--headline:var(--ink);--line-strong:var(--ink)}',
    ...FLOORS.map((name) => floorRule(selector(name), day.floors[name])),
    rule(':root', { ...always, ...day.palette }),
    ...FLOORS.map((name) => floorRule(nightSelector(name), night.floors[name])),
    rule(DARK, night.palette),
    rule(isLit, { ...lit.floors.paper, ...lit.messages }),
    ...coloured.map((name) => rule(`${isLit}.floor-${name}`, lit.floors[name])),
    headerRule(colours),
  ].join('\n')
}

/** The colours of a page by day, for the preview of the editor. */
export const pageColours = ({ day }: Colours): string => rule(':root', { ...day.floors.paper, ...day.palette })
