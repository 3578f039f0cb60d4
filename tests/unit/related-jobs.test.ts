import { MAX_RELATED_JOBS, relatedJobs } from '../../lib/related-jobs.ts'

test('related jobs of the same department come first, up to a limit', () => {
  const job = (slug: string, department: string) => ({ slug, department })
  const jobs = [job('a', 'Product'), job('b', 'Design'), job('x', 'Design'), job('c', 'QA'), job('d', 'Design')]
  expect(relatedJobs(job('x', 'Design'), jobs).map(({ slug }) => slug)).toEqual(['b', 'd', 'a', 'c'])
  const many = Array.from({ length: 300 }, (_, index) => job(`job-${index}`, index % 2 ? 'Design' : 'QA'))
  const departments = relatedJobs(job('job-1', 'Design'), many).map(({ department }) => department)
  expect(departments).toEqual(Array.from({ length: MAX_RELATED_JOBS }, () => 'Design'))
})
