import { readFileSync } from 'node:fs'
import { BRAND_COLOURS, type BrandColours } from './brand.ts'

/** The mark of the agency, in which `var(--coral)` is that colour of the brand. Relative to the project. */
export const MARK_FILE = 'components/ui/mark.svg'

export const markInColours = (brand: BrandColours): string => withColours(readFileSync(MARK_FILE, 'utf8'), brand)

export const withColours = (svg: string, brand: BrandColours): string =>
  BRAND_COLOURS.reduce((text, name) => text.replaceAll(`var(--${name})`, brand[name]), svg)
