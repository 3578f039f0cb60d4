import { MAX_RELATED_JOBS, relatedJobs } from '../../lib/related-jobs.ts'

const job = (slug: string, department: string) => ({ slug, department })

test('related jobs of the same department come first', () => {
  const jobs = [job('a', 'Product'), job('b', 'Design'), job('c', 'QA'), job('d', 'Design')]
  expect(relatedJobs(job('x', 'Design'), [...jobs, job('x', 'Design')]).map(({ slug }) => slug)).toEqual([
    'b',
    'd',
    'a',
    'c',
  ])
})

test('the number of related jobs is limited', () => {
  const many = Array.from({ length: 300 }, (_, index) => job(`job-${index}`, index % 2 ? 'Design' : 'Engineering'))
  const others = relatedJobs(job('job-1', 'Design'), many)
  expect(others).toHaveLength(MAX_RELATED_JOBS)
  expect(others.every(({ department }) => department === 'Design')).toBe(true)
})
