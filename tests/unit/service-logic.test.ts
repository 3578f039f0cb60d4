import { figureParts, shares } from '@/lib/proof-figure.ts'
import { lengths } from '@/lib/timeline.ts'

test.each([
  ['≤ 1.1 s', '≤ ', '1.1', ' s'],
  ['+64%', '', '+64%', ''],
  ['twofold', '', 'twofold', ''],
])('the parts of %s', (figure, sign, number, unit) => {
  expect(figureParts(figure)).toEqual({ sign, number, unit })
})

test('bars are to scale, and are left out when the units cannot be compared', () => {
  expect(shares('4.8 s', '≤ 1.1 s')).toEqual({ before: 100, after: 23 })
  expect(shares('9 days', '3 h')).toEqual({ before: 100, after: 4 })
  expect([shares('9 days', '62%'), shares('many', 'few')]).toEqual([undefined, undefined])
})

test('steps are as long as they take at most, unless one has no duration', () => {
  expect(lengths(['3 to 5 days', '2 weeks'])).toEqual([50, 100])
  expect(lengths(['2 weeks', 'As long as it takes'])).toBeUndefined()
})
