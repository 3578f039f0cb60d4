import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'

export function Aim() {
  const { title, text } = content().accessibility.aim
  return (
    <Section floor="sky" labelledBy="aim-title" className="py-16 lg:py-24">
      <div className="grid gap-x-6 gap-y-5 lg:grid-cols-12">
        <h2 id="aim-title" className="text-h2 lg:col-span-6">
          {title}
        </h2>
        <p className="max-w-[60ch] text-lead lg:col-span-6">{text}</p>
      </div>
    </Section>
  )
}
