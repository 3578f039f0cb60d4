import { figureParts, shares } from '@/lib/proof-figure.ts'

test.each([
  ['≤ 1.1 s', '≤ ', '1.1', ' s'],
  ['+64%', '', '+64%', ''],
  ['9 of 10 ships', '', '9 of 10', ' ships'],
  ['twice as fast', '', 'twice as fast', ''],
])('the parts of %s', (figure, sign, number, unit) => expect(figureParts(figure)).toEqual({ sign, number, unit }))

test('bars are to scale, and are left out when the units cannot be compared', () => {
  expect(shares('4.8 s', '≤ 1.1 s')).toEqual({ before: 100, after: 23 })
  expect(shares('9 days', '3 h')).toEqual({ before: 100, after: 4 })
  expect([shares('€0.41', '≤ €0.82')?.before, shares('7%', '35 %')?.before]).toEqual([50, 20])
  expect([shares('CHF 4', 'CHF 8')?.before, shares('R$ 9', 'R$ 3')?.after]).toEqual([50, 33])
  expect([shares('CHF 3', '€ 3'), shares('US$3', 'A$3')]).toEqual([undefined, undefined])
  expect([shares('9 days', '62%'), shares('many', 'few')]).toEqual([undefined, undefined])
})
