import { ALL, countText, filterFromSearch, filterUrl, matchesFilter } from '@/components/sections/job-filter.logic.ts'

const departments = [ALL, 'Data Science', 'DevOps', 'QA']
const job = { slug: 'a', title: 'DevOps Engineer', department: 'DevOps', description: 'Keep the pipelines short.' }

test.each([
  [ALL, 'devops', true],
  [ALL, ' PIPELINES ', true],
  [ALL, 'kubernetes', false],
  ['DevOps', 'engineer', true],
  ['Design', 'engineer', false],
  ['DevOps', 'designer', false],
  // By plain text, not by pattern.
  [ALL, '.*', false],
])('a job matches %s with "%s": %s', (department, search, expected) => {
  expect(matchesFilter(job, { department, search })).toBe(expected)
})

test('the search looks at title and description alone', () => {
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
])('the query "%.40s" asks for %s and "%.40s"', (query, department, search) => {
  expect(filterFromSearch(query, departments)).toEqual({ department, search })
})

test.each([
  [{ department: ALL, search: '' }, '/careers/?ref=mail&q=a&department=QA#openings', '/careers/?ref=mail#openings'],
  [{ department: 'QA', search: ' test ' }, '/careers/', '/careers/?department=QA&q=test'],
])('%o goes into the address', (filter, current, expected) => {
  expect(filterUrl(filter, current)).toBe(expected)
})

test('an address leads back to its filter', () => {
  const filter = { department: 'Data Science', search: 'a & b = c?' }
  const { search } = new URL(filterUrl(filter, '/careers/'), 'https://a.b')
  expect(filterFromSearch(search, departments)).toEqual(filter)
})

test('the number of results is said in words', () => {
  expect([countText(6, 6), countText(1, 6), countText(0, 6)]).toEqual([
    '6 openings',
    '1 of 6 openings',
    '0 of 6 openings',
  ])
})
