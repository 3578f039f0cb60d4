import { sentencesOf } from '@/lib/sentences'

const WORDS_PER_SECOND = 2.5

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** The sentences of `text`, each with the time at which it begins when the text is read aloud: "0:07". */
function timedSentences(text: string): { time: string; sentence: string }[] {
  const sentences = sentencesOf(text)
  return sentences.map((sentence, index) => {
    const seconds = Math.round(wordsOf(sentences.slice(0, index).join('')).length / WORDS_PER_SECOND)
    return { time: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`, sentence: sentence.trim() }
  })
}

/** A recording: a bar for each word, a line for each sentence. */
export function Transcript({ text }: { text: string }) {
  return (
    <div>
      <div
        aria-hidden="true"
        className="flex h-22 items-center gap-[clamp(1px,0.35vw,5px)] *:flex-1 *:rounded-control *:bg-marigold"
      >
        {wordsOf(text).map((word, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same word can occur twice
          <i key={index} style={{ height: `${Math.min(100, 12 + word.length * 9)}%` }} />
        ))}
      </div>
      <blockquote className="mt-8 grid gap-y-4">
        {timedSentences(`“${text}”`).map(({ time, sentence }) => (
          <p key={time + sentence} className="quote-text quote-line">
            <span aria-hidden="true" className="label tabular text-inherit">
              {time}
            </span>
            <span>{sentence}</span>
          </p>
        ))}
      </blockquote>
    </div>
  )
}
