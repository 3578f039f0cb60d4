import { countText, filterFromSearch, filterUrl, matchesFilter } from '@/lib/job-filter.ts'
import { ALL } from '@/lib/project-filter.ts'

const departments = [ALL, 'Data Science', 'DevOps', 'QA']
const job = { slug: 'a', title: 'DevOps Engineer', department: 'DevOps', description: 'Keep the pipelines short.' }

test.each([
  [ALL, 'devops', true],
  [ALL, ' PIPELINES ', true],
  [ALL, 'kubernetes', false],
  ['DevOps', 'engineer', true],
  ['Design', 'engineer', false],
  ['DevOps', 'designer', false],
  // Not a regular expression.
  [ALL, '.*', false],
])('a job matches %s with "%s": %s', (department, search, expected) => {
  expect(matchesFilter(job, { department, search })).toBe(expected)
})

test('the search reads title and description only', () => {
  const other = { ...job, title: 'Engineer (senior)', department: 'Operations' }
  expect(matchesFilter(other, { department: ALL, search: 'operations' })).toBe(false)
  expect(matchesFilter(other, { department: ALL, search: 'engineer (' })).toBe(true)
})

test.each([
  ['', ALL, ''],
  ['?department=Data+Science&q=python', 'Data Science', 'python'],
  ['?department=data+science', ALL, ''],
  ['?q=a%00b%0ac', ALL, 'abc'],
  [`?q=${'x'.repeat(5000)}`, ALL, 'x'.repeat(80)],
])('the filter of the query "%.40s" is %s and "%.40s"', (query, department, search) => {
  expect(filterFromSearch(query, departments)).toEqual({ department, search })
})

test.each([
  [{ department: ALL, search: '' }, '/careers/?ref=mail&q=a&department=QA#openings', '/careers/?ref=mail#openings'],
  [{ department: 'QA', search: ' test ' }, '/careers/', '/careers/?department=QA&q=test'],
])('%o is written to the URL', (filter, current, expected) => {
  expect(filterUrl(filter, current)).toBe(expected)
})

test('the filter can be read from its URL', () => {
  const filter = { department: 'Data Science', search: 'a & b = c?' }
  const { search } = new URL(filterUrl(filter, '/careers/'), 'https://a.b')
  expect(filterFromSearch(search, departments)).toEqual(filter)
})

test('the number of results has a text', () => {
  expect([countText(6, 6), countText(1, 6), countText(0, 6)]).toEqual([
    '6 openings',
    '1 of 6 openings',
    '0 of 6 openings',
  ])
})
