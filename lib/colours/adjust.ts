import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori'

/** All colours of these functions are written `#rrggbb`. OKLCH: lightness 0 to 1, chroma 0 to about 0.3, hue in degrees. */
export type Lch = { l: number; c: number; h: number }

const toOklch = converter('oklch')

/** Greys get the hue 0, and no chroma. */
export function lch(colour: string): Lch {
  const { l, c, h = 0 }: Oklch = toOklch(colour) ?? { mode: 'oklch', l: 0, c: 0 }
  return { l, c, h }
}

/** The nearest colour of sRGB with the same lightness and hue. */
export const hex = ({ l, c, h }: Lch): string =>
  formatHex(clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c: Math.max(0, c), h }, 'oklch'))

/** Below this chroma a colour has no hue. */
const GREY = 0.001

/** The colour with other parts. A grey stays one: with chroma it would be pink, because the hue 0 is. */
export function shade(colour: string, change: (parts: Lch) => Partial<Lch>): string {
  const parts = lch(colour)
  const changed = { ...parts, ...change(parts) }
  return hex(parts.c < GREY ? { ...changed, c: 0 } : changed)
}

/** Contrast ratio of two colours, from 1 to 21 (WCAG 2). */
export const contrast = (a: string, b: string): number => wcagContrast(a, b)

/** The lowest contrast of a colour against several. */
export const lowest = (colour: string, against: readonly string[]): number =>
  Math.min(...against.map((other) => contrast(colour, other)))

/** Whichever of two texts has the higher contrast. */
export const textOn = (background: string, { ink, paper }: { ink: string; paper: string }): string =>
  contrast(ink, background) >= contrast(paper, background) ? ink : paper

const STEPS = 50

/** The colour with the nearest lightness for which `isRight` holds. Undefined when there is none. */
export function nearest(colour: string, isRight: (candidate: string) => boolean): string | undefined {
  const parts = lch(colour)
  for (let step = 0; step <= STEPS; step++) {
    for (const l of [parts.l - step / STEPS, parts.l + step / STEPS]) {
      const candidate = step === 0 ? colour : hex({ ...parts, l })
      if (l >= 0 && l <= 1 && isRight(candidate)) return candidate
    }
  }
  return undefined
}

/** Halvings of the range of lightnesses: the last difference is smaller than that of two `#rrggbb`. */
const HALVINGS = 10

/**
 * A text colour as near to `colour` as can be read on all `backgrounds`: lighter on dark ones, darker on light ones, and
 * white or black where no other has the contrast `minimum`.
 */
export function readable(colour: string, backgrounds: readonly string[], minimum = 4.5): string {
  if (lowest(colour, backgrounds) >= minimum) return colour
  const parts = lch(colour)
  const isLight = lowest('#ffffff', backgrounds) > lowest('#000000', backgrounds)
  let found = isLight ? '#ffffff' : '#000000'
  let [unreadable, right] = [parts.l, isLight ? 1 : 0]
  for (let step = 0; step < HALVINGS; step++) {
    const l = (unreadable + right) / 2
    const candidate = hex({ ...parts, l })
    if (lowest(candidate, backgrounds) >= minimum) [found, right] = [candidate, l]
    else unreadable = l
  }
  return found
}
