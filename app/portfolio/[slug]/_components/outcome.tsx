import { CountUp } from '@/components/motion/count-up'
import { Section } from '@/components/ui/section'
import type { CaseStudyProps } from './case-study'

export function Outcome({ project }: CaseStudyProps) {
  const { figures, text, floor } = project.caseStudy.outcome
  const [first, ...others] = figures
  return (
    <Section floor={floor} labelledBy="outcome-title">
      <h2 id="outcome-title" className="text-h2">
        What changed
      </h2>
      <dl className="mt-10 grid lg:mt-14 gap-x-6 gap-y-10 sm:grid-cols-6">
        {first ? (
          <div className="flex flex-col-reverse justify-end sm:col-span-6">
            <dt className="mt-3 max-w-[60ch] text-lead">{first.label}</dt>
            <dd className="-ml-[0.04em] font-display text-[clamp(4.5rem,19vw,17rem)] leading-[0.85] tracking-figure">
              <CountUp value={first.value} />
            </dd>
          </div>
        ) : null}
        {others.map(({ value, label }) => (
          <div
            key={label}
            data-reveal
            className={`flex flex-col-reverse justify-end border-line-strong border-t-[1.5px] pt-4 ${others.length === 4 ? 'sm:col-span-3' : 'sm:col-span-2'}`}
          >
            <dt className="mt-2 max-w-[30ch] text-muted">{label}</dt>
            <dd className="font-display text-h2">
              <CountUp value={value} />
            </dd>
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
