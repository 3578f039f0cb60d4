import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'

/** The stops of a line, as on the plan of a tram. */
export function Process() {
  const { title, steps } = content().careers.process
  if (steps.length === 0) return null
  return (
    <Section floor="sky" labelledBy="process-title">
      <div className="grid gap-x-6 gap-y-10 lg:grid-cols-12">
        <h2 id="process-title" className="max-w-[9em] text-h2 lg:col-span-5">
          {title}
        </h2>
        <ol className="lg:col-span-7">
          {steps.map((step, index) => (
            <li
              key={step.title}
              data-reveal
              className="group grid grid-cols-[2.75rem_1fr] gap-x-5 sm:gap-x-7 sm:grid-cols-[3.25rem_1fr]"
            >
              <div aria-hidden="true" className="flex flex-col items-center">
                <span className="tabular flex aspect-square w-full items-center justify-center rounded-full border-[1.5px] border-line-strong bg-surface font-display font-bold text-h4 group-last:bg-coral group-last:text-on-coral">
                  {index + 1}
                </span>
                <span className="w-1 grow bg-line-strong group-last:hidden" />
              </div>
              <div className="grid gap-x-6 gap-y-2 pt-1.5 pb-10 group-last:pb-0 sm:pt-2.5 md:grid-cols-[11rem_1fr] lg:grid-cols-1 xl:grid-cols-[11rem_1fr]">
                <h3 className="text-h3">{step.title}</h3>
                <p className="max-w-[50ch] text-muted md:pt-0.5">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
