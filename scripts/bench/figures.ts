export const FORMS = ['mobile', 'desktop'] as const
export type Form = (typeof FORMS)[number]

/** What Lighthouse says of a page: scores of 100, times in milliseconds, `bytes` as they were sent. */
export type Figures = Record<keyof typeof SCORES | keyof typeof AUDITS, number>

/** Names of Lighthouse's own. */
export const SCORES = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
} as const
export const AUDITS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  si: 'speed-index',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const

/** The median. Throws for an empty list. */
export function middle(values: readonly number[]): number {
  const value = [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]
  if (value === undefined) throw new Error('nothing was measured')
  return value
}

/** The value by its name, when the name is only known as a text. */
export const figure = (figures: object, name: string): number =>
  Number(Object.entries(figures).find(([key]) => key === name)?.[1] ?? Number.NaN)
