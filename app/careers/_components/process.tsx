import { columns } from '@/components/ui/even-columns'
import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'

/** The stops of a line, as on the plan of a tram: from `lg` the line is horizontal. */
export function Process() {
  const { process } = content().careers
  if (!process?.steps.length) return null
  const { title, steps } = process
  return (
    <Section floor="sky" labelledBy="process-title" title={title}>
      <ol className="mt-10 gap-x-6 gap-y-12 lg:mt-14 lg:grid lg:grid-cols-(--columns)" style={columns(steps.length, 4)}>
        {steps.map((step, index) => (
          <li
            key={step.title}
            data-reveal
            className="group grid grid-cols-[2.75rem_1fr] gap-x-5 sm:grid-cols-[3.25rem_1fr] sm:gap-x-7 lg:block"
          >
            <div aria-hidden="true" className="flex flex-col items-center lg:flex-row">
              <span className="tabular flex aspect-square w-full items-center lg:w-13 justify-center rounded-full border-[1.5px] border-line-strong bg-surface text-h4 group-last:bg-coral group-last:text-on-coral">
                {index + 1}
              </span>
              <span className="w-1 grow bg-line-strong group-last:hidden lg:-mr-6 lg:h-1" />
            </div>
            <div className="grid gap-x-6 gap-y-2 pt-1 pb-10 group-last:pb-0 md:grid-cols-[11rem_1fr] lg:grid-cols-1 lg:pt-6 lg:pb-0">
              <h3 className="text-h3">{step.title}</h3>
              <p className="max-w-[52ch] text-muted">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
