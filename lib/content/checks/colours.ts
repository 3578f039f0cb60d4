import { contrast, nearest, textOn } from '../../colours/adjust.ts'
import type { BrandColours } from '../../colours/brand.ts'
import { nightBackground, nightFloor } from '../../colours/night.ts'
import { unreadableColours } from '../../colours/unreadable.ts'
import type { Problem } from '../problem.ts'
import type { ContentFile } from '../read-files.ts'
import { site } from '../schemas/site.ts'
import { valueAt } from '../traverse.ts'
import { type Check, ofKind } from './check.ts'

/** WCAG 2.2, 1.4.3 Contrast (Minimum), level AA. */
const MIN_CONTRAST = 4.5

/** Checks the contrast of the brand's colours and of each technology's, which the site does not derive. */
export const checkColours: Check = ({ files }) => {
  const siteFile = ofKind(files, 'site')[0]
  const brand = site.shape.colours.safeParse(valueAt(siteFile?.value, ['colours'])).data
  if (!siteFile || !brand) return []
  const unreadable = unreadableColours(brand).map(({ field, against, minimum, nearest, contrast: ratio }) =>
    siteFile.source.problem(
      ['colours', field],
      `a colour with a contrast of at least ${minimum} : 1 against ${against}${nearest ? `, such as "${nearest}"` : ''}`,
      `${ratio.toFixed(2)} : 1 with "${brand[field]}"`,
    ),
  )
  return unreadable.length > 0
    ? unreadable
    : ofKind(files, 'technologies').flatMap((file) => technologyProblems(file, brand))
}

/** The accent on the page, the text on the cover, and in the dark theme the accent as headline on the cover. */
function technologyProblems(file: ContentFile, brand: BrandColours): Problem[] {
  const cover = valueAt(file.value, ['cover'])
  return [
    ...lowContrast(file, ['accent', 'light'], brand.paper),
    ...lowContrast(
      file,
      ['accent', 'dark'],
      nightFloor('paper', brand).bg,
      isColour(cover) ? nightBackground(cover) : undefined,
    ),
    ...lowContrast(file, ['cover'], isColour(cover) ? textOn(cover, brand) : undefined),
  ]
}

/** A problem with the background on which the colour is seen worst, and a colour for all of them. */
function lowContrast({ source, value }: ContentFile, path: string[], ...all: unknown[]): Problem[] {
  const colour = valueAt(value, path)
  if (!isColour(colour)) return []
  const grounds = all.filter(isColour).sort((a, b) => contrast(colour, a) - contrast(colour, b))
  const [against] = grounds
  const ratio = against === undefined ? MIN_CONTRAST : contrast(colour, against)
  if (ratio >= MIN_CONTRAST) return []
  const readable = nearest(colour, (other) => grounds.every((ground) => contrast(other, ground) >= MIN_CONTRAST))
  const expected = `a colour with a contrast of at least ${MIN_CONTRAST} : 1 against ${against}${readable ? `, such as "${readable}"` : ''}`
  return [source.problem(path, expected, `${ratio.toFixed(2)} : 1 with "${colour}"`)]
}

function isColour(value: unknown): value is string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)
}
