import type { JobEntry } from '@/lib/content'

const UNITS = { YEAR: 'a year', MONTH: 'a month', HOUR: 'an hour' } as const

/** "Pay a year" and "US$168,000 to 204,000", which so keeps to one line; nothing when no pay is stated. */
export function payFact({ pay }: Pick<JobEntry, 'pay'>): [name: string, value: string] | undefined {
  if (!pay) return undefined
  const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: pay.currency, maximumFractionDigits: 0 })
  const plain = new Intl.NumberFormat('en-GB')
  return [`Pay ${UNITS[pay.unit]}`, `${money.format(pay.min)} to ${plain.format(pay.max)}`]
}

/** "26 February 2027" from 2027-02-26. */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
