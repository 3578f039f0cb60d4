/** The duration of a step in weeks; `openEnded` for "From 3 months". */
interface Duration {
  min: number
  max: number
  openEnded: boolean
}

/** In per cent of the timeline. */
export interface Bar {
  start: number
  min: number
  max: number
  openEnded: boolean
}

/** A line at a week; `position` in per cent of the timeline. */
export interface Tick {
  week: number
  position: number
}

const IN_WEEKS: Readonly<Record<string, number>> = { hour: 1 / 40, day: 1 / 5, week: 1, month: 52 / 12, year: 52 }
const AMOUNT = String.raw`(\d{1,3}(?:,\d{3})+|\d+(?:[.,]\d+)?)\+?(?:[\s‑-]*(?:working |business |calendar |full |week)?(hour|day|week|month|year)s?\b)?`
const DURATION = new RegExp(String.raw`${AMOUNT}(?:\s*(?:to|or|[-‑–—])\s*${AMOUNT})?`, 'gi')
const OPEN_ENDED = /^(?:from|every|at least)\b|\d\+|\bor more\b/i

const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const WORD = new RegExp(String.raw`\b(?:${WORDS.join('|')})\b`, 'gi')

/** "2 weeks" for "two weeks", "1 week" for "a week", "1.5 days" for "1½ days" and "0.5 day" for "half a day". */
const inDigits = (time: string): string =>
  time
    .replace(WORD, (word) => String(WORDS.indexOf(word.toLowerCase()) + 1))
    .replace(/\bhalf an? /gi, '½ ')
    .replace(/(?:(\d+)\s?)?(?:½|\b1\/2(?!\d))/g, (_, whole = '0') => `${whole}.5`)
    .replace(/\ban? (?=hour|day|week|month|year)/gi, '1 ')

/** Parses "1 to 2 weeks", "two days", "1½ days" and "2 weeks to 3 months". A day is a working day. Undefined without a unit. */
export function parseDuration(time = ''): Duration | undefined {
  for (const [, from, unitOfFrom, to = from, unitOfTo = unitOfFrom] of inDigits(time).matchAll(DURATION)) {
    const [min, max] = [inWeeks(from, unitOfFrom ?? unitOfTo), inWeeks(to, unitOfTo)]
    if (min !== undefined && max !== undefined) return { min, max, openEnded: OPEN_ENDED.test(time) }
  }
  return undefined
}

function inWeeks(number = '', unit = ''): number | undefined {
  const factor = IN_WEEKS[unit.toLowerCase()]
  return factor && Number(number.replace(/,(?=\d{3}(?!\d))/g, '').replace(',', '.')) * factor
}

/** The duration of each step in per cent of the longest. Undefined when a step has no duration. */
export function lengths(times: readonly (string | undefined)[]): number[] | undefined {
  const weeks = times.map((time) => parseDuration(time)?.max)
  const longest = Math.max(...weeks.map((max) => max ?? Number.NaN))
  return longest > 0 ? weeks.map((max) => Math.round(((max ?? 0) / longest) * 100)) : undefined
}

/** A bar for each step, starting at the latest end of the one before. Undefined when a step has no duration. */
export function timeline(times: readonly (string | undefined)[]): { bars: Bar[]; ticks: Tick[] } | undefined {
  const durations: Duration[] = []
  for (const time of times) {
    const duration = parseDuration(time)
    if (!duration) return undefined
    durations.push(duration)
  }
  const total = durations.reduce((sum, { max }) => sum + max, 0)
  if (total === 0) return undefined
  const percent = (value: number) => Math.round((value / total) * 1000) / 10
  let elapsed = 0
  const bars = durations.map(({ min, max, openEnded }) => {
    const bar = { start: percent(elapsed), min: percent(min), max: percent(max), openEnded }
    elapsed += max
    return bar
  })
  const interval = [1, 2, 4, 8, 12, 26].find((step) => total / step <= 8) ?? 52 * Math.ceil(total / 52 / 8)
  const ticks = Array.from({ length: Math.floor(total / interval) + 1 }, (_, index) => ({
    week: index * interval,
    position: percent(index * interval),
  })).filter(({ position }) => position < 97)
  return { bars, ticks }
}
