import { lengths } from '@/lib/timeline.ts'

test('steps are as long as they take at most, unless one has no duration', () => {
  expect(lengths(['3 to 5 days', '2 weeks'])).toEqual([50, 100])
  expect(lengths(['2 weeks', 'As long as it takes'])).toBeUndefined()
})
