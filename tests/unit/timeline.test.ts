import { lengths, parseDuration, timeline } from '@/lib/timeline.ts'

test('steps are as long as they take at most, unless one has no duration', () => {
  expect(lengths(['3 to 5 days', '2 weeks'])).toEqual([50, 100])
  expect(lengths(['2 weeks', 'As long as it takes'])).toBeUndefined()
})

const TIMES = `1.5 weeks = 1.5 1.5, 2–4 weeks = 2 4, 3-week sprint = 3 3, 2 weeks to 3 months = 2 13, 1 year = 52 52,
  Phase 2: 5 working days = 1 1, 1,000 hours = 25 25, Two or 3 weeks = 2 3, 1½ weeks = 1.5 1.5, A 2‑week sprint = 2 2,
  10 weekdays = 2 2, 2 full weeks = 2 2`

test.each(TIMES.split(/,\s+/).map((line) => line.split(/ = | (?=[\d.]+$)/)))('%s is %s to %s weeks', (time, min, max) =>
  expect(parseDuration(time)).toMatchObject({ min: Number(min), max: Number(max) }),
)

test('a timeline has few ticks, however long it is, and none without a unit', () => {
  expect(timeline([`${'9'.repeat(20)} years`])?.ticks.length).toBeLessThan(10)
  expect(timeline(['Weeks 2 to 4'])).toBeUndefined()
})
