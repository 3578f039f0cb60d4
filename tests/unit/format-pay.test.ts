import { job } from '@/lib/content/schemas/jobs.ts'
import { formatPay } from '@/lib/format-pay.ts'
import { jobPosting } from '@/lib/seo/json-ld.ts'
import { loadFixture } from '../fixtures/load.ts'

const content = loadFixture()
const hybrid = content.jobs.find(({ workplace }) => workplace === 'hybrid')
const NBSP = '\u00a0'

test.each([
  [
    { currency: 'GBP', min: 60000, max: 75000, unit: 'YEAR' },
    'Pay a year: £60,000 to 75,000',
    { minValue: 60000, maxValue: 75000 },
  ],
  [{ currency: 'GBP', min: 60000, max: 60000, unit: 'YEAR' }, 'Pay a year: £60,000', { value: 60000 }],
  [{ currency: 'EUR', min: 12.5, unit: 'HOUR' }, 'Pay an hour: from €12.50', { minValue: 12.5 }],
  [
    { currency: 'EUR', min: 12.5, max: 15, unit: 'HOUR' },
    'Pay an hour: €12.50 to 15.00',
    { minValue: 12.5, maxValue: 15 },
  ],
  [{ currency: 'INR', min: 1200000, unit: 'YEAR' }, `Pay a year: from INR${NBSP}1,200,000`, { minValue: 1200000 }],
  [
    { currency: 'CHF', min: 8000, max: 9000, unit: 'MONTH' },
    `Pay a month: CHF${NBSP}8,000 to 9,000`,
    { minValue: 8000, maxValue: 9000 },
  ],
  [
    { currency: 'JPY', min: 20000, max: 25000, unit: 'DAY' },
    'Pay a day: JP¥20,000 to 25,000',
    { minValue: 20000, maxValue: 25000 },
  ],
  [{ currency: 'KWD', min: 250.125, unit: 'WEEK' }, `Pay a week: from KWD${NBSP}250.125`, { minValue: 250.125 }],
])('%j', (given, text, value) => {
  const pay = job.shape.pay.parse(given)
  if (!hybrid || !pay) throw new Error('no opening')
  expect(formatPay({ pay })?.join(': ')).toBe(text)
  const posting = jobPosting(content, { ...hybrid, pay })
  expect(posting?.baseSalary).toMatchObject({ currency: given.currency, value: { unitText: given.unit } })
  expect(JSON.parse(JSON.stringify(posting)).baseSalary.value).toEqual({
    '@type': 'QuantitativeValue',
    unitText: given.unit,
    ...value,
  })
})

test.each([
  { currency: 'eur', min: 1, unit: 'YEAR' },
  { currency: 'XYZ', min: 1, unit: 'YEAR' },
  { currency: 'EUR', min: 0, unit: 'YEAR' },
  { currency: 'EUR', min: 1, unit: 'YEARLY' },
])('%j is refused', (pay) => {
  expect(job.shape.pay.safeParse(pay).success).toBe(false)
})
