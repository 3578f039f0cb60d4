import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'

export function Mission() {
  const { title, text } = content().about.mission
  const [promise, reasons] = splitFirstSentence(text)
  return (
    <Section floor="coral" labelledBy="mission-title" className="py-20 lg:py-32">
      <h2 id="mission-title" className="label text-inherit">
        {title}
      </h2>
      <p className="mt-6 max-w-[15em] font-display text-h1 text-balance tracking-[-0.03em]">{promise}</p>
      {reasons ? <p className="mt-8 max-w-[52ch] text-lead lg:mt-12 lg:ml-[calc((100%+1.5rem)/2)]">{reasons}</p> : null}
    </Section>
  )
}

function splitFirstSentence(text: string): [string, string] {
  const end = text.indexOf('. ')
  return end < 0 ? [text, ''] : [text.slice(0, end + 1), text.slice(end + 2)]
}
