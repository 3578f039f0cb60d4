import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'
import { HouseDrawing } from './house-drawing'

export function Vision() {
  const { title, text } = content().about.vision
  return (
    <Section floor="sky" labelledBy="vision-title">
      <div className="grid items-center gap-x-6 gap-y-12 lg:grid-cols-12">
        <HouseDrawing />
        <div className="lg:col-span-5 lg:col-start-8" data-reveal>
          <h2 id="vision-title" className="text-h2">
            {title}
          </h2>
          <p className="mt-6 max-w-[48ch] text-lead">{text}</p>
        </div>
      </div>
    </Section>
  )
}
