/** The text with straight quotation marks and plain spaces, as people type it; content gets typographic ones. */
export const toPlainText = (text: string): string =>
  text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replaceAll('\u00a0', ' ')

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The sentences, each with the space behind it. */
export const sentencesOf = (text: string): string[] => [...SENTENCES.segment(text)].map(({ segment }) => segment)

/** The first sentence, with its full stop, and the rest: empty if there is one sentence. */
export function splitFirstSentence(text: string): [string, string] {
  const end = text.indexOf('. ')
  return end < 0 ? [text, ''] : [text.slice(0, end + 1), text.slice(end + 2)]
}
