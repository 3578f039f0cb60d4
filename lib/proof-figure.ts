interface FigureParts {
  /** A sign such as ≤, with its space. */
  sign: string
  number: string
  /** A unit, with its space. */
  unit: string
}

/**
 * Splits "≤ 1.1 s" into what is set small and what is set large; a sign without a space, as in +64%, stays large. The unit
 * follows the last number: that of "9 of 10 ships" is "ships", and "9 of 10" has none.
 */
export function figureParts(figure: string): FigureParts {
  const [, sign = '', number = figure, unit = ''] = /^([^\d\p{L}]+\s)?(.*\d\S*)(\s\D+)?$/u.exec(figure) ?? []
  return { sign, number, unit }
}

/** In seconds. A day is a working day of eight hours. */
const UNITS = new Map(Object.entries({ s: 1, min: 60, h: 3600, day: 28_800, days: 28_800 }))

/** What a figure counts, and how much of it. A currency may stand before the number, and a currency or % after it. */
function measure(figure: string): { amount: number; of: string } {
  const { sign, number, unit } = figureParts(figure)
  const [, before = '', digits, after = ''] =
    /^((?:\p{Lu}{0,3}\p{Sc}|\p{Lu}{3})?)\s?(\d+(?:\.\d+)?)([%\p{Sc}]?)$/u.exec(number) ?? []
  const seconds = UNITS.get(unit.trim())
  const currency = sign.replace(/\P{Sc}/gu, '')
  return {
    amount: Number(digits ?? Number.NaN) * (seconds ?? 1),
    of: currency + before + after + (seconds ? 'time' : unit.trim()),
  }
}

/** The length of two bars in per cent of the longer one; undefined unless both have the same unit or are durations. */
export function shares(before: string, after: string): { before: number; after: number } | undefined {
  const [from, to] = [measure(before), measure(after)]
  const longest = Math.max(from.amount, to.amount)
  if (from.of !== to.of || !(longest > 0)) return undefined
  const percent = ({ amount }: typeof from) => Math.round((amount / longest) * 100)
  return { before: percent(from), after: percent(to) }
}
