import { ALL, addressOf, countText, filterFromSearch, listed } from '@/components/sections/job-filter.logic.ts'
import { loadContent } from '@/lib/content/load.ts'

const { jobs, careers } = loadContent('content', '2026-11-21')
const departments = [ALL, ...careers.openings.departments]
const job = { slug: 'a', title: 'DevOps Engineer', department: 'DevOps', description: 'Keep the pipelines short.' }

describe('a job is listed', () => {
  test.each([
    [ALL, '', true],
    ['DevOps', '', true],
    ['Design', '', false],
    [ALL, 'devops', true],
    [ALL, 'PIPELINES', true],
    [ALL, ' pipelines ', true],
    [ALL, 'kubernetes', false],
    ['DevOps', 'engineer', true],
    ['Design', 'engineer', false],
    ['DevOps', 'designer', false],
  ])('under %s with "%s": %s', (department, search, expected) => {
    expect(listed(job, { department, search })).toBe(expected)
  })

  test('whatever its department is called: the search looks at title and description alone', () => {
    expect(
      listed({ ...job, title: 'Engineer', department: 'Operations' }, { department: ALL, search: 'operations' }),
    ).toBe(false)
  })

  test('by plain text, not by pattern', () => {
    expect(listed(job, { department: ALL, search: '.*' })).toBe(false)
    expect(listed({ ...job, title: 'C++ (senior)' }, { department: ALL, search: 'c++ (' })).toBe(true)
  })
})

test('every department of an opening can be chosen, and shows it', () => {
  expect(departments).toEqual(['All', 'Engineering', 'Design', 'Product', 'Data Science', 'DevOps', 'QA'])
  expect(
    departments.map((department) => jobs.filter((each) => listed(each, { department, search: '' })).length),
  ).toEqual([6, 1, 1, 1, 1, 1, 1])
})

test.each([
  ['', ALL, ''],
  ['?department=Data+Science&q=python', 'Data Science', 'python'],
  ['?department=data+science', ALL, ''],
  ['?department=<script>', ALL, ''],
  ['?q=a%00b%0ac', ALL, 'abc'],
])('the query "%s" asks for %s and "%s"', (query, department, search) => {
  expect(filterFromSearch(query, departments)).toEqual({ department, search })
})

test('a search of any length is cut', () => {
  expect(filterFromSearch(`?q=${'x'.repeat(5000)}`, departments).search.length).toBeLessThanOrEqual(80)
})

test.each([
  [{ department: ALL, search: '' }, '/careers/?q=old&department=QA', '/careers/'],
  [{ department: 'QA', search: ' test ' }, '/careers/', '/careers/?department=QA&q=test'],
  [{ department: ALL, search: '' }, '/careers/?ref=mail&q=a#openings', '/careers/?ref=mail#openings'],
])('%o goes into the address', (filter, current, expected) => {
  expect(addressOf(filter, current)).toBe(expected)
})

test('an address leads back to its filter', () => {
  for (const department of departments) {
    const filter = { department, search: 'a & b = c?' }
    expect(filterFromSearch(new URL(addressOf(filter, '/careers/'), 'https://a.b').search, departments)).toEqual(filter)
  }
})

test('the number of results is said in words', () => {
  expect(countText(6, 6)).toBe('6 openings')
  expect(countText(1, 6)).toBe('1 of 6 openings')
  expect(countText(0, 6)).toBe('0 of 6 openings')
})
