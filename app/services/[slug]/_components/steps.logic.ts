/** A step's length in weeks: at least `min`, at most `max`; `open` when it goes on ("From 3 months"). */
export interface Span {
  min: number
  max: number
  open: boolean
}
/** Where its bar lies, in per cent of the calendar. */
export interface Bar {
  start: number
  sure: number
  whole: number
  open: boolean
}

const WEEKS = { day: 1 / 5, week: 1, month: 52 / 12 } as const
const TIME = /(\d+)(?:\s+to\s+(\d+))?\s+(day|week|month)s?/i

/** "1 to 2 weeks" → 1 to 2; a day is a working day. Nothing when the text names no length. */
export function weeks(time: string): Span | undefined {
  const [, from, to, unit] = TIME.exec(time) ?? []
  if (!from || !unit) return undefined
  const key = unit.toLowerCase()
  const factor = key === 'day' ? WEEKS.day : key === 'month' ? WEEKS.month : WEEKS.week
  return { min: Number(from) * factor, max: Number(to ?? from) * factor, open: /^(from|every)\b/i.test(time) }
}

/**
 * The steps as bars on one calendar, each beginning when the one before may have ended, and the weeks at which to
 * draw a line. Nothing when a step names no length: the page then shows the list alone.
 */
export function timeline(times: string[]): { bars: Bar[]; ticks: { week: number; at: number }[] } | undefined {
  const spans: Span[] = []
  for (const time of times) {
    const span = weeks(time)
    if (!span) return undefined
    spans.push(span)
  }
  const total = spans.reduce((sum, { max }) => sum + max, 0)
  if (total === 0) return undefined
  const percent = (value: number) => Math.round((value / total) * 1000) / 10
  let elapsed = 0
  const bars = spans.map(({ min, max, open }) => {
    const bar = { start: percent(elapsed), sure: percent(min), whole: percent(max), open }
    elapsed += max
    return bar
  })
  const every = [1, 2, 4, 8, 12, 26].find((step) => total / step <= 8) ?? 52
  const ticks = Array.from({ length: Math.floor(total / every) + 1 }, (_, index) => ({
    week: index * every,
    at: percent(index * every),
  })).filter(({ at }) => at < 97)
  return { bars, ticks }
}
