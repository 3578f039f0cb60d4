import type { JobEntry } from '@/lib/content'

const UNITS = { YEAR: 'a year', MONTH: 'a month', HOUR: 'an hour' } as const

/** "$168,000 to $204,000 a year" in the currency's usual sign, or nothing when no pay is stated. */
export function payText({ pay }: Pick<JobEntry, 'pay'>): string | undefined {
  if (!pay) return undefined
  const money = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: pay.currency,
    currencyDisplay: 'symbol',
    maximumFractionDigits: 0,
  })
  return `${money.format(pay.min)} to ${money.format(pay.max)} ${UNITS[pay.unit]}`
}

/** "26 February 2027" from 2027-02-26. */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
