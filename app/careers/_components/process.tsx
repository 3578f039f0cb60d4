import { columns, evenColumns } from '@/components/ui/even-columns'
import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'

/** The offset of each step in a row. */
const OFFSETS = ['', 'lg:mt-10', 'lg:mt-20', 'lg:mt-30'] as const

export function Process() {
  const { title, steps } = content().careers.process
  if (steps.length === 0) return null
  return (
    <Section floor="sky" labelledBy="process-title">
      <h2 id="process-title" className="max-w-[12em] text-h2">
        {title}
      </h2>
      <ol
        className="mt-12 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:mt-16 lg:grid-cols-(--columns)"
        style={columns(steps.length, OFFSETS.length)}
      >
        {steps.map((step, index) => (
          <li
            key={step.title}
            data-reveal
            className={`border-line-strong border-t-[1.5px] pt-4 lg:border-l-[1.5px] lg:pl-5 lg:pb-2 ${OFFSETS[index % evenColumns(steps.length, OFFSETS.length)]}`}
          >
            <h3 className="text-h3">{step.title}</h3>
            <p className="mt-3 max-w-[44ch] text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
