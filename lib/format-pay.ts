import type { Job } from './content/schemas/jobs.ts'

type Pay = NonNullable<Job['pay']>

const UNITS = { YEAR: 'a year', MONTH: 'a month', HOUR: 'an hour' } as const

/** "US$168,000 to 204,000" */
export function payRange({ currency, min, max }: Pay): string {
  const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency, maximumFractionDigits: 0 })
  return `${money.format(min)} to ${new Intl.NumberFormat('en-GB').format(max)}`
}

/** "a year" */
export const payUnit = ({ unit }: Pay): string => UNITS[unit]

/** Replaced by the pay in descriptions of openings. */
export const PAY_PLACEHOLDER = '{pay}'

export const fillPay = (text: string, pay: Pay | undefined): string =>
  pay ? text.replace(PAY_PLACEHOLDER, `${payRange(pay)} ${payUnit(pay)}`) : text
