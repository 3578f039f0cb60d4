/** A figure split into what counts and what stands around it: "500+" is "", 500, 0 decimals, "+". */
export interface CountedFigure {
  before: string
  number: number
  decimals: number
  after: string
}

/** Splits a figure; `undefined` when it is no single number ("24/7"): such a one must not count. */
export function countedFigure(value: string): CountedFigure | undefined {
  const match = /^(\D*)(\d+(?:\.(\d+))?)(\D*)$/.exec(value)
  if (!match) return undefined
  const [, before = '', digits = '', fraction = '', after = ''] = match
  return { before, number: Number(digits), decimals: fraction.length, after }
}

/** What the figure shows while the count stands at `now`. */
export const figureAt = ({ before, decimals, after }: CountedFigure, now: number): string =>
  `${before}${now.toFixed(decimals)}${after}`
