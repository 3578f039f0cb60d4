import { readFileSync } from 'node:fs'
import { BRAND, type Brand } from './brand.ts'

/** The mark of the agency as an SVG file: components/ui/mark.svg, in which `var(--coral)` is that colour of the brand. */
export const markInColours = (brand: Brand): string =>
  withColours(readFileSync('components/ui/mark.svg', 'utf8'), brand)

export const withColours = (svg: string, brand: Brand): string =>
  BRAND.reduce((text, name) => text.replaceAll(`var(--${name})`, brand[name]), svg)
