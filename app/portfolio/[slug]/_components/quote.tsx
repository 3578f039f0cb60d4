import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'
import { type CaseStudy, labels } from './case-study'
import { Transcript } from './quote-transcript'
import './quote.css'

/** What the client says: as plain words, an email, a transcript, or a page on which the portrait is being placed. */
export function Quote({ quote }: { quote: NonNullable<CaseStudy['caseStudy']['quote']> }) {
  const { text, name, position, floor = 'sky', portrait, decoration, setting } = quote
  const drawing = decoration ? (
    <div className="quote-decoration w-[clamp(2.75rem,6vw,4.5rem)]">
      <Picture picture={decoration} sizes="4.5rem" />
    </div>
  ) : null
  return (
    <Section floor={floor} className="py-20">
      <figure
        className={`relative grid gap-x-10 gap-y-8 ${portrait ? 'quote-with-portrait' : ''} ${setting ? `quote-${setting}` : ''}`}
        data-reveal
      >
        {portrait ? (
          <div className="quote-portrait">
            <Picture
              picture={portrait}
              sizes="(min-width: 40rem) 21.25rem, 70vw"
              className={setting === 'email' ? 'sm:data-photograph:picture-fill' : ''}
              imageClassName="aspect-square object-cover"
            />
            {setting === 'layout' ? drawing : null}
          </div>
        ) : null}
        {setting === 'transcript' ? (
          <Transcript text={text} />
        ) : (
          <blockquote className="quote-text">“{text}”</blockquote>
        )}
        {setting === 'layout' ? null : drawing}
        <figcaption>
          {setting === 'email' ? <span className="label">{labels().from}</span> : null}
          <span>
            <bdi className="quote-name table font-semibold">{name}</bdi> <bdi className="text-muted">{position}</bdi>
          </span>
          {setting === 'email' ? (
            <>
              <span className="label">{labels().to}</span>
              <span>{content().site.brand}</span>
            </>
          ) : null}
        </figcaption>
      </figure>
    </Section>
  )
}
