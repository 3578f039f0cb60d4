import { ALL, addressOf, countText, filterFromSearch, listed } from '@/components/sections/job-filter.logic.ts'

const departments = [ALL, 'Data Science', 'DevOps', 'QA']
const job = { slug: 'a', title: 'DevOps Engineer', department: 'DevOps', description: 'Keep the pipelines short.' }

test.each([
  [ALL, 'devops', true],
  [ALL, ' PIPELINES ', true],
  [ALL, 'kubernetes', false],
  ['DevOps', 'engineer', true],
  ['Design', 'engineer', false],
  ['DevOps', 'designer', false],
  [ALL, '.*', false],
])('a job is listed under %s with "%s": %s', (department, search, expected) => {
  expect(listed(job, { department, search })).toBe(expected)
})

test('the search matches title and description', () => {
  const other = { ...job, title: 'Engineer (senior)', department: 'Operations' }
  expect(listed(other, { department: ALL, search: 'operations' })).toBe(false)
  expect(listed(other, { department: ALL, search: 'engineer (' })).toBe(true)
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
])('%o is written to the URL', (filter, current, expected) => {
  expect(addressOf(filter, current)).toBe(expected)
})

test('the URL of a filter restores it', () => {
  const filter = { department: 'Data Science', search: 'a & b = c?' }
  const { search } = new URL(addressOf(filter, '/careers/'), 'https://a.b')
  expect(filterFromSearch(search, departments)).toEqual(filter)
})

test('the number of results is a text', () => {
  expect([countText(6, 6), countText(1, 6), countText(0, 6)]).toEqual([
    '6 openings',
    '1 of 6 openings',
    '0 of 6 openings',
  ])
})
