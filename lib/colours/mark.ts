import { readFileSync } from 'node:fs'
import { BRAND, type Brand } from './brand.ts'

/** The mark of the agency as an SVG file: components/ui/mark.svg, in which `var(--coral)` is that colour of the brand. */
export function markInColours(brand: Brand): string {
  return BRAND.reduce(
    (svg, name) => svg.replaceAll(`var(--${name})`, brand[name]),
    readFileSync('components/ui/mark.svg', 'utf8'),
  )
}
