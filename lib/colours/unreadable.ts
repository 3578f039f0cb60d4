import { contrast, lowest, nearest, textOn } from './adjust.ts'
import { type BrandColours, FILLS } from './brand.ts'
import { dayBackground } from './day.ts'

interface Unreadable {
  field: keyof BrandColours
  /** The other colours of the pair. */
  against: string
  contrast: number
  minimum: number
  /** The colour in the nearest lightness that can be read. */
  nearest: string | undefined
}

interface Rule {
  field: keyof BrandColours
  against: (brand: BrandColours) => string
  measure: (brand: BrandColours) => number
  minimum: number
}

const RULES: Rule[] = [
  // All text by day and the lamp-lit paper by night need a light page and a dark text.
  { field: 'paper', against: () => 'black text', measure: ({ paper }) => contrast(paper, '#000000'), minimum: 14 },
  {
    field: 'ink',
    against: ({ paper }) => `paper (${paper})`,
    measure: ({ ink, paper }) => contrast(ink, paper),
    minimum: 10,
  },
  {
    field: 'accent',
    against: ({ paper }) => `paper (${paper})`,
    measure: ({ accent, paper }) => contrast(accent, paper),
    minimum: 4.5,
  },
  // The one colour with the texts of forms and code, which are dark by day.
  {
    field: 'sky',
    against: ({ ink }) => `text in ink (${ink})`,
    measure: (brand) => contrast(brand.ink, dayBackground('sky', brand)),
    minimum: 7,
  },
  // The one with marked text, and the colour of years and figures on the floor of ink.
  {
    field: 'marigold',
    against: ({ ink }) => `text in ink (${ink})`,
    measure: ({ ink, marigold }) => contrast(ink, marigold),
    minimum: 4.5,
  },
  ...FILLS.filter((field) => field !== 'sky' && field !== 'marigold').map(
    (field): Rule => ({
      field,
      against: ({ ink, paper }) => `text in ink (${ink}) or paper (${paper})`,
      measure: (brand) => {
        const background = dayBackground(field, brand)
        return lowest(textOn(background, brand), [background])
      },
      minimum: 4.5,
    }),
  ),
]

/** The colours that are refused, because text on them or in them could not be read. */
export function unreadableColours(brand: BrandColours): Unreadable[] {
  const found: Unreadable[] = []
  for (const { field, against, measure, minimum } of RULES) {
    const ratio = measure(brand)
    if (ratio >= minimum) continue
    const isRight = (colour: string) => measure({ ...brand, [field]: colour }) >= minimum
    found.push({ field, against: against(brand), contrast: ratio, minimum, nearest: nearest(brand[field], isRight) })
    // The rules below measure against these two.
    if (field === 'paper' || field === 'ink') break
  }
  return found
}
