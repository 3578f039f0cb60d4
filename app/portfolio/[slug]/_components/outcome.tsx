import { columns } from '@/components/ui/even-columns'
import { fitWords } from '@/components/ui/fit-text'
import { Section } from '@/components/ui/section'
import { type CaseStudyProps, labels } from './case-study'
import { Measurement } from './measurement'

/** The number of average letters of the first figure that fit at the largest size, beside the value before. */
const LETTERS = 7

export function Outcome({ project }: CaseStudyProps) {
  const { figures = [], text, floor } = project.caseStudy.outcome
  const [first, ...others] = figures
  return (
    <Section floor={floor} labelledBy="outcome-title" title={labels().outcome}>
      <dl
        className="mt-10 grid empty:hidden gap-x-6 gap-y-10 sm:grid-cols-(--columns) lg:mt-14"
        style={columns(Math.max(1, others.length), 3)}
      >
        {first ? (
          <div className="flex flex-wrap items-baseline gap-x-8 gap-y-5 font-display sm:col-span-full">
            <dt className="order-last max-w-[60ch] basis-full font-sans text-lead">{first.label}</dt>
            <dd
              className="-ml-[0.04em] leading-[0.85] text-fit-[clamp(5.5rem,23vw,17rem)]"
              style={fitWords(first.value.replace(/\s/g, ''), LETTERS)}
            >
              <Measurement value={first.value} />
            </dd>
            {first.before ? <dd className="text-h2 text-muted">{`${labels().was} ${first.before}`}</dd> : null}
          </div>
        ) : null}
        {others.map(({ value, label, before }) => (
          <div
            key={label}
            data-reveal
            className="flex flex-wrap content-start items-baseline gap-x-4 border-line-strong border-t-[1.5px] pt-4 font-display"
          >
            <dt className="order-last mt-2 max-w-[34ch] basis-full font-sans text-muted">{label}</dt>
            <dd className="text-h2">
              <Measurement value={value} />
            </dd>
            {before ? (
              <dd className="font-sans font-semibold text-lead text-muted">{`${labels().was} ${before}`}</dd>
            ) : null}
          </div>
        ))}
      </dl>
      <div className="prose mt-14 lg:mt-20 lg:ml-[calc((100%+1.5rem)/3)]">
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  )
}
