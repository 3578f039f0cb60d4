import { lch, lowest, readable, shade, textOn } from './adjust.ts'
import type { BrandColours, FloorColours, FloorName } from './brand.ts'

/** From this chroma on a background is a colour, not a tint: its focus ring has the colour of the text. */
const STRONG = 0.06
/** Contrast of secondary text where the text itself has more. */
const MUTED = 6

/** Secondary text like `start`: with a contrast of `MUTED`, or nearly that of the text where the text has less. */
export function mutedOn(backgrounds: readonly string[], ink: string, start: string): string {
  const minimum = Math.max(4.5, Math.min(MUTED, 0.9 * lowest(ink, backgrounds)))
  return readable(start, backgrounds, minimum)
}

/** The accent in another lightness; the text itself where that would nearly be black or white. */
export function accentOn(backgrounds: readonly string[], accent: string, ink: string, minimum = 5): string {
  const found = readable(accent, backgrounds, minimum)
  const { l } = lch(found)
  return l < 0.3 || l > 0.96 ? ink : found
}

/** Floors have the colours of the brand, but for sand, a darker paper, and sky, which is lighter than the fill. */
export function dayBackground(name: FloorName, brand: BrandColours): string {
  if (name === 'sand') return shade(brand.paper, ({ l, c }) => ({ l: l - 0.046, c: c + 0.015 }))
  if (name === 'sky') return shade(brand.sky, ({ l, c }) => ({ l: l + (1 - l) * 0.425, c: c * 0.53 }))
  return brand[name]
}

export function dayFloor(name: FloorName, brand: BrandColours): FloorColours {
  const bg = dayBackground(name, brand)
  return textOn(bg, brand) === brand.ink ? withDarkText(name, bg, brand) : withLightText(bg, brand)
}

function withDarkText(name: FloorName, bg: string, { paper, ink, accent, teal }: BrandColours): FloorColours {
  const surface =
    name === 'paper' || name === 'sand'
      ? shade(paper, ({ l, c }) => ({ l: l + (1 - l) * 0.77, c: c / 2 }))
      : shade(bg, ({ c }) => ({ l: 0.975, c: Math.min(0.028, c * 0.28) }))
  const grounds = [bg, surface]
  return {
    bg,
    surface,
    line: shade(bg, ({ l, c }) => ({ l: l - 0.085, c: c * 0.9 + 0.014 })),
    ink,
    headline: ink,
    muted: mutedOn(
      grounds,
      ink,
      shade(ink, ({ l, c }) => ({ l: l + 0.24, c: Math.max(0.026, c) })),
    ),
    accent: name === 'paper' ? accent : accentOn(grounds, accent, ink),
    focus: lch(bg).c < STRONG ? readable(teal, grounds) : ink,
  }
}

function withLightText(bg: string, { paper, accent, marigold }: BrandColours): FloorColours {
  // Cards are darker, unless there is nearly nothing below.
  const surface = shade(bg, ({ l, c }) => (l < 0.3 ? { l: l + 0.053, c: c + 0.007 } : { l: l - 0.08, c: c * 0.9 }))
  const grounds = [bg, surface]
  return {
    bg,
    surface,
    line: shade(bg, ({ l }) => ({ l: l + 0.12 })),
    ink: paper,
    headline: paper,
    muted: mutedOn(
      grounds,
      paper,
      shade(bg, () => ({ l: 0.775, c: 0.026 })),
    ),
    accent: accentOn(
      grounds,
      shade(accent, ({ c }) => ({ l: 0.756, c: Math.min(0.149, c) })),
      paper,
      4.5,
    ),
    focus: readable(marigold, grounds),
  }
}
