/** The number of projects of a filter, beside its name. */
export const ProjectCount = ({ count }: { count: number }) => (
  <span className="label tabular mt-0.5 text-inherit">
    {count}
    <span className="sr-only">{count === 1 ? ' project' : ' projects'}</span>
  </span>
)
