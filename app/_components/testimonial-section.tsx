import { Testimonials } from '@/components/sections/testimonials'
import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'

export function TestimonialSection() {
  const { home, testimonials } = content()
  if (testimonials.length === 0 || !home.testimonials) return null
  return (
    <Section floor="sand" labelledBy="testimonials-title" title={home.testimonials.title}>
      <p className="mt-4 max-w-[52ch] text-muted">{home.testimonials.lead}</p>
      <Testimonials entries={testimonials} />
    </Section>
  )
}
