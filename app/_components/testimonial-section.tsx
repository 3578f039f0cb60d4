import { Testimonials } from '@/components/sections/testimonials'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'

export function TestimonialSection() {
  const { home, testimonials } = content()
  if (testimonials.length === 0) return null
  const entries = testimonials.map(({ slug, name, position, quote, picture }) => ({
    id: slug,
    name,
    position,
    quote,
    portrait: (
      <Picture
        picture={picture}
        sizes="(min-width: 64rem) 34rem, (min-width: 48rem) 46vw, 70vw"
        frame={false}
        imageClassName="object-cover"
      />
    ),
  }))
  return (
    <Section floor="sand" labelledBy="testimonials-title" title={home.testimonials.title}>
      <p className="mt-4 max-w-[52ch] text-muted">{home.testimonials.lead}</p>
      <Testimonials entries={entries} />
    </Section>
  )
}
