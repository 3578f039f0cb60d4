export interface FigureParts {
  /** A sign such as ≤, with its space. */
  sign: string
  number: string
  /** A unit, with its space. */
  unit: string
}

/** Splits "≤ 1.1 s" into what is set small and what is set large; a sign without a space, as in +64%, stays large. */
export function figureParts(figure: string): FigureParts {
  const [, sign = '', number = figure, unit = ''] = /^([^\d\p{L}]+\s)?(\S+)(\s\D+)?$/u.exec(figure) ?? []
  return { sign, number, unit }
}

/** In seconds. A day is a working day of eight hours. */
const UNITS = new Map(Object.entries({ s: 1, min: 60, h: 3600, day: 28_800, days: 28_800 }))

const unitOf = ({ unit }: FigureParts) => UNITS.get(unit.trim())
const amount = (parts: FigureParts) =>
  /^\d+(\.\d+)?$/.test(parts.number) ? Number(parts.number) * (unitOf(parts) ?? 1) : Number.NaN

/** The length of two bars in per cent of the longer one; undefined unless both have the same unit or are durations. */
export function shares(before: string, after: string): { before: number; after: number } | undefined {
  const [from, to] = [figureParts(before), figureParts(after)]
  const longest = Math.max(amount(from), amount(to))
  const comparable = from.unit === to.unit || (unitOf(from) && unitOf(to))
  if (!comparable || !(longest > 0)) return undefined
  const percent = (parts: FigureParts) => Math.round((amount(parts) / longest) * 100)
  return { before: percent(from), after: percent(to) }
}
