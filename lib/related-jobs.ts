/** As many openings as stand below another one: a visitor who wants more has the board, which can be searched. */
export const OTHERS_AT_ONCE = 6

/** The openings to name beside `job`: of its department first, else as the board has them, and at most OTHERS_AT_ONCE. */
export function relatedJobs<Job extends { slug: string; department: string }>(
  job: Job,
  jobs: readonly Job[],
): readonly Job[] {
  const others = jobs.filter(({ slug }) => slug !== job.slug)
  const near = ({ department }: Job) => department === job.department
  return [...others.filter(near), ...others.filter((other) => !near(other))].slice(0, OTHERS_AT_ONCE)
}
