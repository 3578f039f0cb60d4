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

const amount = ({ number }: FigureParts) => (/^\d+(\.\d+)?$/.test(number) ? Number(number) : Number.NaN)

/** The length of the shorter of two bars in per cent of the longer one; undefined unless both have the same unit. */
export function shares(before: string, after: string): { before: number; after: number } | undefined {
  const [from, to] = [figureParts(before), figureParts(after)]
  const longest = Math.max(amount(from), amount(to))
  if (from.unit !== to.unit || !(longest > 0)) return undefined
  const percent = (parts: FigureParts) => Math.round((amount(parts) / longest) * 100)
  return { before: percent(from), after: percent(to) }
}
