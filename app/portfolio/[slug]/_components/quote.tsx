import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'
import { pictureEntry } from '@/lib/pictures'
import type { CaseStudyProps } from './case-study'

/** The portrait is that of a testimonial by the same person, if there is one. */
export function Quote({ project }: CaseStudyProps) {
  const { text, name, position } = project.caseStudy.quote
  const portrait = content().testimonials.find((testimonial) => testimonial.name === name)?.picture
  return (
    <Section floor="sky" className="py-20 lg:py-32">
      <figure className="grid gap-10 lg:grid-cols-12 lg:gap-x-6" data-reveal>
        <blockquote className="relative lg:col-span-10">
          <p className="-ml-[0.42em] -indent-[0.42em] pl-[0.42em] font-display text-[clamp(1.625rem,3.3vw,3.25rem)] leading-[1.08] tracking-[-0.03em] text-pretty">
            “{text}”
          </p>
        </blockquote>
        <figcaption className="flex items-center gap-5 lg:col-span-6">
          {portrait ? (
            <Picture
              entry={pictureEntry(portrait.file)}
              alt={portrait.alt}
              sizes="6rem"
              className="block size-24 shrink-0"
              imageClassName="rounded-picture"
            />
          ) : null}
          <span>
            <bdi className="block font-semibold">{name}</bdi>
            <bdi className="text-muted">{position}</bdi>
          </span>
        </figcaption>
      </figure>
    </Section>
  )
}
