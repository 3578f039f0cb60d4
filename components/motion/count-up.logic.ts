/** "500+" is `{ before: '', number: 500, decimals: 0, after: '+' }`. */
export interface Figure {
  before: string
  number: number
  decimals: number
  after: string
}

/** Parses a figure. Undefined unless it contains exactly one number ("24/7" does not). */
export function parseFigure(value: string): Figure | undefined {
  const match = /^(\D*)(\d+(?:\.(\d+))?)(\D*)$/.exec(value)
  if (!match) return undefined
  const [, before = '', digits = '', fraction = '', after = ''] = match
  return { before, number: Number(digits), decimals: fraction.length, after }
}

/** Formats the figure with `value` in place of its number. */
export const formatFigure = ({ before, decimals, after }: Figure, value: number): string =>
  `${before}${value.toFixed(decimals)}${after}`
