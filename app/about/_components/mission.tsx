import { fitText } from '@/components/ui/fit-text'
import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'
import { sentencesOf } from '@/lib/sentences'

/** The number of characters of the first sentence that fill three lines at the largest size. */
const CHARACTERS = 58

export function Mission() {
  const { title, text } = content().about.mission
  const [promise = '', ...reasons] = sentencesOf(text)
  return (
    <Section floor="coral" labelledBy="mission-title" className="py-20 lg:py-28">
      <div className="grid gap-x-6 gap-y-8 lg:grid-cols-12 lg:gap-y-14">
        <h2 id="mission-title" className="text-h3 lg:col-span-6 lg:row-start-2">
          {title}
        </h2>
        <p
          className="text-(--headline) text-balance font-display text-[calc(var(--fit)*clamp(2.75rem,10.4vw,9.5rem))] leading-[0.95] lg:col-span-12"
          style={fitText(promise, CHARACTERS)}
        >
          {promise}
        </p>
        {reasons.length > 0 ? <p className="max-w-[52ch] text-lead lg:col-span-6">{reasons}</p> : null}
      </div>
    </Section>
  )
}
