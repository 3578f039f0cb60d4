import type { ReactElement } from 'react'
import { Picture } from '@/components/ui/picture'
import { type Floor, Section } from '@/components/ui/section'
import { content } from '@/lib/content'
import { pictureEntry } from '@/lib/pictures'
import type { CaseStudyProps, QuoteProps } from './case-study'
import { EmailQuote } from './quote-email'
import { LayoutQuote } from './quote-layout'
import { TranscriptQuote } from './quote-transcript'
import './quote.css'

type Setting = NonNullable<QuoteProps['quote']['setting']> | 'plain'

const SETTINGS: Record<Setting, { floor: Floor; Quote: (props: QuoteProps) => ReactElement }> = {
  email: { floor: 'sky', Quote: EmailQuote },
  transcript: { floor: 'plum', Quote: TranscriptQuote },
  layout: { floor: 'sky', Quote: LayoutQuote },
  plain: { floor: 'sky', Quote: PlainQuote },
}

/** The portrait is that of a testimonial by the same person, if there is one. */
export function Quote({ project }: CaseStudyProps) {
  const { quote } = project.caseStudy
  const picture = content().testimonials.find(({ name }) => name === quote.name)?.picture
  const { floor, Quote: Setting } = SETTINGS[quote.setting ?? 'plain']
  const portrait = picture ? (
    <Picture
      entry={pictureEntry(picture.file)}
      alt={picture.alt}
      sizes="(min-width: 40rem) 18.75rem, 70vw"
      frame={false}
      className="quote-portrait"
    />
  ) : null
  return (
    <Section floor={floor} className="py-20 lg:py-28">
      <Setting quote={quote} portrait={portrait} />
    </Section>
  )
}

function PlainQuote({ quote: { text, name, position }, portrait }: QuoteProps) {
  return (
    <figure className={`quote-columns ${portrait ? '' : 'quote-alone'}`} data-reveal>
      {portrait}
      <blockquote className="quote-text">“{text}”</blockquote>
      <figcaption className="self-end">
        <bdi className="block font-semibold">{name}</bdi>
        <bdi className="text-muted">{position}</bdi>
      </figcaption>
    </figure>
  )
}
