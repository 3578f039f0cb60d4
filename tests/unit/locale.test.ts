import { formatDate } from '@/lib/locale.ts'

test('a date is written out, without a leading zero', () => {
  expect(['2027-02-26', '2027-01-01'].map(formatDate)).toEqual(['26 February 2027', '1 January 2027'])
})
