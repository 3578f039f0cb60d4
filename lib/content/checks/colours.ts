import { isRecord, valueAt } from '../walk.ts'
import { type Check, ofKind } from './check.ts'

const READABLE = 4.5

/** The accent of a technology is used for text: it must be legible on the ground of its theme (WCAG 2, AA). */
export const checkColours: Check = ({ files }) => {
  const site = ofKind(files, 'site')[0]?.value
  return ofKind(files, 'technologies').flatMap(({ source, value }) =>
    ['light', 'dark'].flatMap((theme) => {
      const accent = valueAt(value, ['accent', theme])
      const ground = isRecord(site) ? valueAt(site, ['themeColour', theme]) : undefined
      if (!isColour(accent) || !isColour(ground)) return []
      const ratio = contrast(accent, ground)
      if (ratio >= READABLE) return []
      const expected = `a colour with a contrast of at least ${READABLE} : 1 against ${ground}`
      return [source.problem(['accent', theme], expected, `${ratio.toFixed(2)} : 1 with "${accent}"`)]
    }),
  )
}

function isColour(value: unknown): value is string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)
}

/** Contrast ratio of two colours written `#rrggbb`, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [lighter, darker] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

function luminance(colour: string): number {
  const weights = [0.2126, 0.7152, 0.0722]
  return weights.reduce((sum, weight, index) => {
    const channel = Number.parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16) / 255
    return sum + weight * (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
  }, 0)
}
