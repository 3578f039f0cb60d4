import type { JobEntry } from '@/lib/content'
import { payRange, perTime } from '@/lib/format-pay'

/** "Pay a year" and "US$168,000 to 204,000"; nothing when no pay is stated. */
export const payFact = ({ pay }: Pick<JobEntry, 'pay'>): [name: string, value: string] | undefined =>
  pay && [`Pay ${perTime(pay)}`, payRange(pay)]

/** "26 February 2027" from 2027-02-26. */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
