import type { QuoteProps } from './case-study'

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' })
const WORDS_PER_SECOND = 2.5

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** The sentences of `text`, each with the time at which it begins when the text is read aloud: "0:07". */
function timedSentences(text: string): { time: string; sentence: string }[] {
  return [...SENTENCES.segment(text)].map(({ segment, index }) => {
    const seconds = Math.round(wordsOf(text.slice(0, index)).length / WORDS_PER_SECOND)
    return { time: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`, sentence: segment.trim() }
  })
}

/** The quote as a recording: a bar for each word, a line for each sentence. */
export function TranscriptQuote({ quote: { text, name, position }, portrait }: QuoteProps) {
  const sentences = timedSentences(text)
  return (
    <figure className={`quote-columns ${portrait ? '' : 'quote-alone'}`} data-reveal>
      {portrait}
      <div>
        <div aria-hidden="true" className="quote-wave">
          {wordsOf(text).map((word, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same word can occur twice
            <i key={index} style={{ height: `${Math.min(100, 12 + word.length * 9)}%` }} />
          ))}
        </div>
        <blockquote className="mt-8 grid gap-y-4">
          {sentences.map(({ time, sentence }, index) => (
            <p key={time + sentence} className="quote-line">
              <span aria-hidden="true" className="label tabular text-inherit">
                {time}
              </span>
              <span>
                {index === 0 ? '“' : ''}
                {sentence}
                {index === sentences.length - 1 ? '”' : ''}
              </span>
            </p>
          ))}
        </blockquote>
      </div>
      <figcaption className="self-end">
        <bdi className="quote-speaker">{name}</bdi>
        <bdi className="text-muted">{position}</bdi>
      </figcaption>
    </figure>
  )
}
