import { filterFromSearch, filterUrl, matchesFilter, openingsCount } from '@/lib/job-filter.ts'
import { ALL } from '@/lib/project-filter.ts'

const departments = [ALL, 'Data Science', 'DevOps', 'QA']
const job = { slug: '', title: 'Engineer (a)', department: 'DevOps', description: 'Zü’s e\u2011pipe\u00adlines\u00a02' }

test.each<readonly [department: string, search: string, expected: boolean]>([
  ...[' PIPELINES ', 'engin\u200beer (', "zu's  e-pipelines 2"].map((search) => [ALL, search, true] as const),
  ['DevOps', 'engineer', true],
  ['QA', 'engineer', false],
  // Title and description only, and no regular expression.
  ...['devops', '.*'].map((search) => [ALL, search, false] as const),
])('the job matches %s with "%s": %s', (department, search, expected) => {
  expect(matchesFilter(job, { department, search })).toBe(expected)
})

test.each([
  ['?department=Data+Science&q=python', 'Data Science', 'python'],
  ['?department=data+science', ALL, ''],
  ['?q=a%00b%0ac', ALL, 'abc'],
  [`?q=${'x'.repeat(5000)}`, ALL, 'x'.repeat(80)],
])('the filter of the query "%s" is %s and "%s"', (query, department, search) => {
  expect(filterFromSearch(query, departments)).toEqual({ department, search })
})

test.each([
  [{ department: ALL, search: '' }, '/careers/?ref=mail&q=a&department=QA#openings', '/careers/?ref=mail#openings'],
  [{ department: 'QA', search: ' a & b = c? ' }, '/careers/', '/careers/?department=QA&q=a+%26+b+%3D+c%3F'],
])('%o is written to the URL', (filter, current, expected) => expect(filterUrl(filter, current)).toBe(expected))

test('the number of results has a text', () => {
  const texts = [openingsCount(6, 6), openingsCount(1, 6), openingsCount(0, 1)]
  expect(texts).toEqual(['6 openings', '1 of 6 openings', '0 of 1 opening'])
})
