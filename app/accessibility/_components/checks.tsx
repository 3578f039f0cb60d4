import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'

export function Checks() {
  const { title, items } = content().accessibility.checks
  return (
    <Section floor="sand" labelledBy="checks-title" title={title}>
      <dl className="mt-8 border-line-strong border-t-[3px] lg:mt-14">
        {items.map((item) => (
          <div
            key={item.title}
            data-reveal
            className="grid gap-x-6 gap-y-2 border-line-strong border-b-[1.5px] py-6 lg:grid-cols-12 lg:items-baseline"
          >
            <dt className="text-h4 lg:col-span-4">{item.title}</dt>
            <dd className="max-w-[60ch] lg:col-span-5">{item.text}</dd>
            <dd className="font-mono text-muted text-small lg:col-span-3 lg:text-right">{item.with}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
