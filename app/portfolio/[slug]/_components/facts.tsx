import { type CaseStudyProps, labels } from './case-study'

/** Client, year, duration and team, in the hero. */
export function Facts({ project: { caseStudy } }: CaseStudyProps) {
  const facts = [
    { label: labels().client, value: <bdi>{caseStudy.client}</bdi> },
    { label: labels().year, value: String(caseStudy.year) },
    { label: labels().duration, value: caseStudy.duration },
    { label: labels().team, value: caseStudy.team },
  ].filter(({ value }) => value !== undefined)
  return (
    <dl className="grid gap-x-6 pt-6 sm:grid-cols-2 lg:col-span-3 lg:col-start-1 lg:grid-cols-1 lg:self-end lg:pt-10">
      {facts.map(({ label, value }) => (
        <div key={label} className="border-line border-t-[1.5px] py-3 max-sm:first:border-t-0 sm:border-t-[1.5px]">
          <dt className="label">{label}</dt>
          <dd className="font-semibold leading-snug">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
