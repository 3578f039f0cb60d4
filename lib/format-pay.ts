import type { Job } from './content/schemas/jobs.ts'
import { charactersOutsideFonts } from './font-range.ts'
import { LOCALE } from './locale.ts'

type Pay = NonNullable<Job['pay']>

const UNITS = { YEAR: 'a year', MONTH: 'a month', WEEK: 'a week', DAY: 'a day', HOUR: 'an hour' } as const

/** "US$168,000 to 204,000", "£12.50 to 15.00", "from €60,000"; the code where the fonts do not have the symbol. */
function payRange({ currency, min, max }: Pay): string {
  const isWhole = [min, max ?? min].every(Number.isInteger)
  const digits = isWhole ? { maximumFractionDigits: 0 } : {}
  const style = { style: 'currency', currency, ...digits } as const
  const symbol = new Intl.NumberFormat(LOCALE, style).format(min)
  const hasSymbol = charactersOutsideFonts(symbol).length === 0
  const money = new Intl.NumberFormat(LOCALE, { ...style, currencyDisplay: hasSymbol ? 'symbol' : 'code' })
  if (max === undefined) return `from ${money.format(min)}`
  if (max === min) return money.format(min)
  const fraction = money.resolvedOptions().maximumFractionDigits ?? 0
  const number = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: fraction, maximumFractionDigits: fraction })
  return `${money.format(min)} to ${number.format(max)}`
}

/** The decimals of an amount: 2 for EUR, 0 for JPY, 3 for KWD; undefined without a code of a currency. */
export function fractionDigits(currency: unknown): number | undefined {
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) return undefined
  return new Intl.NumberFormat(LOCALE, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits
}

/** "Pay a year" and "US$168,000 to 204,000"; undefined without pay. */
export const formatPay = ({ pay }: Pick<Job, 'pay'>): [name: string, value: string] | undefined =>
  pay && [`Pay ${UNITS[pay.unit]}`, payRange(pay)]

/** Replaced by the pay in descriptions of openings. */
export const PAY_PLACEHOLDER = '{pay}'

export const fillPay = (text: string, pay: Pay | undefined): string =>
  pay ? text.replaceAll(PAY_PLACEHOLDER, () => `${payRange(pay)} ${UNITS[pay.unit]}`) : text
