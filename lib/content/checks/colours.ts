import { contrast, typeOn } from '../../contrast.ts'
import type { ContentFile } from '../files.ts'
import type { FieldPath, Problem } from '../problem.ts'
import { isRecord, valueAt } from '../traverse.ts'
import { type Check, ofKind } from './check.ts'

const READABLE = 4.5

/**
 * What is read in or on a technology's colours must be legible (WCAG 2, AA): its accent on the ground of each theme, the
 * type on its cover, and by night the headline, which stands on the cover in the accent.
 */
export const checkColours: Check = ({ files }) => {
  const site = ofKind(files, 'site')[0]?.value
  return ofKind(files, 'technologies').flatMap((file) => {
    const at = (path: FieldPath) => valueAt(file.value, path)
    const page = (theme: string) => (isRecord(site) ? valueAt(site, ['themeColour', theme]) : undefined)
    const type = (ground: unknown) => (isColour(ground) ? typeOn(ground) : undefined)
    return [
      ...unreadable(file, ['accent', 'light'], page('light')),
      ...unreadable(file, ['accent', 'dark'], page('dark')),
      ...unreadable(file, ['cover', 'light'], type(at(['cover', 'light']))),
      ...unreadable(file, ['cover', 'dark'], type(at(['cover', 'dark']))),
      ...unreadable(file, ['cover', 'dark'], at(['accent', 'dark'])),
    ]
  })
}

function unreadable({ source, value }: ContentFile, path: FieldPath, against: unknown): Problem[] {
  const colour = valueAt(value, path)
  if (!isColour(colour) || !isColour(against)) return []
  const ratio = contrast(colour, against)
  if (ratio >= READABLE) return []
  const expected = `a colour with a contrast of at least ${READABLE} : 1 against ${against}`
  return [source.problem(path, expected, `${ratio.toFixed(2)} : 1 with "${colour}"`)]
}

function isColour(value: unknown): value is string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)
}
