import { Section } from '@/components/ui/section'
import { type CaseStudyProps, labels } from './case-study'

export function Challenge({ project }: CaseStudyProps) {
  const { lead, challenge } = project.caseStudy
  return (
    <Section labelledBy="challenge-title" className="pt-16 pb-20 lg:pt-24 lg:pb-28">
      <div className="border-line-strong border-t-[1.5px] pt-10 lg:pt-14">
        <p className="lede max-w-[32em] text-pretty lg:text-balance">{lead}</p>
      </div>
      <div className="mt-14 grid gap-6 lg:mt-20 lg:grid-cols-12">
        <h2 id="challenge-title" className="text-h2 lg:col-span-5">
          {labels().challenge}
        </h2>
        <div className="prose lg:col-span-7" data-reveal>
          {challenge.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Section>
  )
}
