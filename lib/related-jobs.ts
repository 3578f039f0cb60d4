export const MAX_RELATED_JOBS = 6

/** At most MAX_RELATED_JOBS other openings, those of the same department first. */
export function relatedJobs<Job extends { slug: string; department: string }>(
  job: Job,
  jobs: readonly Job[],
): readonly Job[] {
  const others = jobs.filter(({ slug }) => slug !== job.slug)
  const sameDepartment = ({ department }: Job) => department === job.department
  return [...others.filter(sameDepartment), ...others.filter((other) => !sameDepartment(other))].slice(
    0,
    MAX_RELATED_JOBS,
  )
}
