import { fromEntries } from '../from-entries.ts'
import { hex, type Lch, lch, readable, shade, textOn } from './adjust.ts'
import {
  BRAND_COLOURS,
  type BrandColours,
  FILLS,
  type FillName,
  FLOORS,
  type FloorColours,
  type FloorName,
} from './brand.ts'
import { dayFloor } from './day.ts'
import { litFloor, nightFloor } from './night.ts'

type Floors = Record<FloorName, FloorColours>
type Messages = Record<'error' | 'success', string>
type Code = Record<`code-${'keyword' | 'string' | 'function' | 'comment'}`, string>
/** Fills, with no text but `on-coral` on them; and the texts of forms and code, on paper, sand and sky. */
type Palette = Record<FillName | 'on-coral', string> & Messages & Code

export interface Colours {
  day: { floors: Floors; palette: Palette }
  night: { floors: Floors; palette: Palette }
  /** What a lamp lights at night. */
  lit: { floors: Floors; messages: Messages }
  /** The same in both themes. */
  always: Record<'always-ink' | 'always-paper' | 'lit-paper', string>
}

const ERROR: Lch = { l: 0.466, c: 0.168, h: 31 }
const SUCCESS: Lch = { l: 0.482, c: 0.081, h: 184 }

const messages = (toText: (colour: Lch) => string): Messages => ({ error: toText(ERROR), success: toText(SUCCESS) })

function palette(brand: BrandColours, floors: Floors, theme: 'day' | 'night'): Palette {
  const isDay = theme === 'day'
  const fills = fromEntries(
    FILLS.map((name) => [
      name,
      isDay ? brand[name] : shade(brand[name], ({ l }) => ({ l: Math.min(0.86, 0.23 + 0.74 * l) })),
    ]),
  )
  const grounds = [floors.paper, floors.sand, floors.sky].flatMap(({ bg, surface }) => [bg, surface])
  const toText = (parts: Lch) =>
    readable(hex(isDay ? parts : { ...parts, l: 0.78, c: Math.min(0.13, parts.c) }), grounds, 4.6)
  return {
    ...fills,
    'on-coral': readable(textOn(fills.coral, brand), [fills.coral]),
    ...messages(toText),
    'code-keyword': toText(lch(brand.accent)),
    'code-string': toText(lch(brand.teal)),
    'code-function': toText(lch(isDay ? brand.plum : brand.marigold)),
    'code-comment': readable(floors.paper.muted, grounds, 4.6),
  }
}

/** All colours of the site. tests/unit/contrast.test.ts measures them for brands that `unreadableColours` accepts. */
export function deriveColours(colours: BrandColours): Colours {
  const brand = fromEntries(BRAND_COLOURS.map((name) => [name, colours[name].toLowerCase()]))
  const floors = (toFloor: (name: FloorName, brand: BrandColours) => FloorColours) =>
    fromEntries(FLOORS.map((name) => [name, toFloor(name, brand)]))
  const [day, night, lit] = [floors(dayFloor), floors(nightFloor), floors(litFloor)]
  return {
    day: { floors: day, palette: palette(brand, day, 'day') },
    night: { floors: night, palette: palette(brand, night, 'night') },
    lit: { floors: lit, messages: messages((colour) => readable(hex(colour), [lit.paper.bg], 5)) },
    always: { 'always-ink': brand.ink, 'always-paper': brand.paper, 'lit-paper': lit.paper.bg },
  }
}
