import type { Job } from './content/schemas/jobs.ts'

type Pay = NonNullable<Job['pay']>

const PER = { YEAR: 'a year', MONTH: 'a month', HOUR: 'an hour' } as const

/** "US$168,000 to 204,000", which so keeps to one line. */
export function payRange({ currency, min, max }: Pay): string {
  const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency, maximumFractionDigits: 0 })
  return `${money.format(min)} to ${new Intl.NumberFormat('en-GB').format(max)}`
}

/** "a year", after what is paid for it. */
export const perTime = ({ unit }: Pay): string => PER[unit]

/** The place of the pay in a description of an opening. */
export const PAY = '{pay}'

/** The description with the pay in its place. */
export const withPay = (text: string, pay: Pay | undefined): string =>
  pay ? text.replace(PAY, `${payRange(pay)} ${perTime(pay)}`) : text
