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
      <figure
        className={`grid gap-x-6 gap-y-8 ${portrait ? 'sm:grid-cols-[minmax(0,18.75rem)_1fr] sm:gap-x-10' : ''}`}
        data-reveal
      >
        {portrait ? (
          <Picture
            entry={pictureEntry(portrait.file)}
            alt={portrait.alt}
            sizes="18.75rem"
            className="block w-2/3 sm:row-span-2 sm:w-full"
            imageClassName="rounded-picture"
          />
        ) : null}
        <blockquote>
          <p className="-indent-[0.42em] pl-[0.42em] font-display text-[clamp(1.625rem,3.3vw,3.25rem)] leading-[1.08] tracking-[-0.03em] text-pretty">
            “{text}”
          </p>
        </blockquote>
        <figcaption className="self-end">
          <bdi className="block font-semibold">{name}</bdi>
          <bdi className="text-muted">{position}</bdi>
        </figcaption>
      </figure>
    </Section>
  )
}
