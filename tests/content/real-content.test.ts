import { inspectContent } from '@/lib/content/load.ts'
import { formatProblem } from '@/lib/content/problem.ts'

test('the content of the site is valid', () => {
  expect(inspectContent().problems.map(formatProblem)).toEqual([])
})
