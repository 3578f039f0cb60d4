import { contrast, textColourOn } from '../../contrast.ts'
import type { FieldPath, Problem } from '../problem.ts'
import type { ContentFile } from '../read-files.ts'
import { isRecord, valueAt } from '../traverse.ts'
import { type Check, ofKind } from './check.ts'

/** WCAG 2.2, 1.4.3 Contrast (Minimum), level AA. */
const MIN_CONTRAST = 4.5

/** The cover of the dark theme for a white `cover`, the lightest one that app/tech/[slug]/technology.css can mix. */
const LIGHTEST_DARK_COVER = '#33324c'

/**
 * Checks the contrast of a technology's colours: the accent on the page's background, the text on the cover, and in the
 * dark theme the headline, which has the accent colour on the cover.
 */
export const checkColours: Check = ({ files }) => {
  const site = ofKind(files, 'site')[0]?.value
  return ofKind(files, 'technologies').flatMap((file) => {
    const at = (path: FieldPath) => valueAt(file.value, path)
    const page = (theme: string) => (isRecord(site) ? valueAt(site, ['themeColour', theme]) : undefined)
    const textOn = (cover: unknown) => (isColour(cover) ? textColourOn(cover) : undefined)
    return [
      ...lowContrast(file, ['accent', 'light'], page('light')),
      ...lowContrast(file, ['accent', 'dark'], page('dark')),
      ...lowContrast(file, ['accent', 'dark'], LIGHTEST_DARK_COVER),
      ...lowContrast(file, ['cover'], textOn(at(['cover']))),
    ]
  })
}

function lowContrast({ source, value }: ContentFile, path: FieldPath, against: unknown): Problem[] {
  const colour = valueAt(value, path)
  if (!isColour(colour) || !isColour(against)) return []
  const ratio = contrast(colour, against)
  if (ratio >= MIN_CONTRAST) return []
  const expected = `a colour with a contrast of at least ${MIN_CONTRAST} : 1 against ${against}`
  return [source.problem(path, expected, `${ratio.toFixed(2)} : 1 with "${colour}"`)]
}

function isColour(value: unknown): value is string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)
}
