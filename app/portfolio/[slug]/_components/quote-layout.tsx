import type { QuoteProps } from './case-study'

/** The quote as a page in an editor: the portrait is being dragged to its slot. */
export function LayoutQuote({ quote: { text, name, position }, portrait }: QuoteProps) {
  return (
    <figure className={`quote-columns ${portrait ? '' : 'quote-alone'}`} data-reveal>
      {portrait ? (
        <div className="quote-slot">
          {portrait}
          <svg viewBox="0 0 60 75" aria-hidden="true" className="quote-pointer">
            <path d="M4 4l46 40-20 3 12 22-11 5-11-22-15 14z" fill="#fffdf8" stroke="#1c1a24" strokeWidth="5" />
          </svg>
        </div>
      ) : null}
      <blockquote className="quote-text">“{text}”</blockquote>
      <figcaption className="self-end">
        <bdi className="block font-semibold">{name}</bdi>
        <bdi className="text-muted">{position}</bdi>
      </figcaption>
    </figure>
  )
}
