/** Contrast ratio of two colours written `#rrggbb`, from 1 to 21 (WCAG 2). */
export function contrast(a: string, b: string): number {
  const [lighter, darker] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

const INK = '#1c1a24'
export const PAPER = '#fffdf8'

/** The text colour with the higher contrast. `background` is written `#rrggbb`. */
export const textColourOn = (background: string): string =>
  contrast(INK, background) > contrast(PAPER, background) ? INK : PAPER

function luminance(colour: string): number {
  const weights = [0.2126, 0.7152, 0.0722]
  return weights.reduce((sum, weight, index) => {
    const channel = Number.parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16) / 255
    return sum + weight * (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
  }, 0)
}
