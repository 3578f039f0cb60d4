import { Picture } from '@/components/ui/picture'
import { columnSizes } from '@/components/ui/picture-sizes'
import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'

export function Vision() {
  const { title, text, picture } = content().about.vision
  return (
    <Section floor="sky" labelledBy="vision-title">
      <div className="grid items-center gap-x-6 gap-y-12 lg:grid-cols-12">
        {picture ? <Picture picture={picture} sizes={columnSizes(6)} className="lg:col-span-6" /> : null}
        <div className={picture ? 'lg:col-span-5 lg:col-start-8' : 'lg:col-span-8'} data-reveal>
          <h2 id="vision-title" className="text-h2">
            {title}
          </h2>
          <p className="mt-6 max-w-[48ch] text-lead">{text}</p>
        </div>
      </div>
    </Section>
  )
}
