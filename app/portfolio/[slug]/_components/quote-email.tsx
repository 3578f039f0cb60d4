import { content } from '@/lib/content'
import type { QuoteProps } from './case-study'

/** The quote as an email in which a fishing hook has caught on. */
export function EmailQuote({ quote: { text, name, position }, portrait }: QuoteProps) {
  return (
    <div className="quote-email" data-reveal>
      <svg
        viewBox="-6 60 88 234"
        preserveAspectRatio="xMaxYMax"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        className="quote-hook"
      >
        <path d="M70-300V170" strokeWidth="3" />
        <circle cx="70" cy="178" r="8" strokeWidth="5" />
        <path d="M70 186v62a30 30 0 0 1-60 0v-26" strokeWidth="11" strokeLinecap="round" />
        <path d="M10 196-4 224h28z" fill="currentColor" stroke="none" />
      </svg>
      <figure className={`quote-email-sheet ${portrait ? '' : 'quote-alone'}`}>
        {portrait}
        <blockquote className="quote-text">“{text}”</blockquote>
        <figcaption>
          <span className="label">From</span>
          <span>
            <bdi className="font-semibold">{name}</bdi>, <bdi className="text-muted">{position}</bdi>
          </span>
          <span className="label">To</span>
          <span>{content().site.brand}</span>
        </figcaption>
      </figure>
    </div>
  )
}
