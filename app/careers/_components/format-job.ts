import type { JobEntry } from '@/lib/content'
import { payRange, payUnit } from '@/lib/format-pay'

/** "Pay a year" and "US$168,000 to 204,000"; undefined without pay. */
export const formatPay = ({ pay }: Pick<JobEntry, 'pay'>): [name: string, value: string] | undefined =>
  pay && [`Pay ${payUnit(pay)}`, payRange(pay)]

/** Formats 2027-02-26 as "26 February 2027". */
export const formatDate = (date: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
