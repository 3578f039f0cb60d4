import { readFileSync } from 'node:fs'
import { BRAND, type Brand } from './brand.ts'

/** The mark of the agency, in which `var(--coral)` is that colour of the brand. Relative to the project. */
export const MARK_FILE = 'components/ui/mark.svg'

export const markInColours = (brand: Brand): string => withColours(readFileSync(MARK_FILE, 'utf8'), brand)

export const withColours = (svg: string, brand: Brand): string =>
  BRAND.reduce((text, name) => text.replaceAll(`var(--${name})`, brand[name]), svg)
