import type { Job } from './content/schemas/jobs.ts'
import { LOCALE } from './locale.ts'

type Pay = NonNullable<Job['pay']>

const UNITS = { YEAR: 'a year', MONTH: 'a month', HOUR: 'an hour' } as const

/** "US$168,000 to 204,000" */
export function payRange({ currency, min, max }: Pay): string {
  const money = new Intl.NumberFormat(LOCALE, { style: 'currency', currency, maximumFractionDigits: 0 })
  return `${money.format(min)} to ${new Intl.NumberFormat(LOCALE).format(max)}`
}

/** "Pay a year" and "US$168,000 to 204,000"; undefined without pay. */
export const formatPay = ({ pay }: Pick<Job, 'pay'>): [name: string, value: string] | undefined =>
  pay && [`Pay ${UNITS[pay.unit]}`, payRange(pay)]

/** Replaced by the pay in descriptions of openings. */
export const PAY_PLACEHOLDER = '{pay}'

export const fillPay = (text: string, pay: Pay | undefined): string =>
  pay ? text.replace(PAY_PLACEHOLDER, `${payRange(pay)} ${UNITS[pay.unit]}`) : text
