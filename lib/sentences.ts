// Firefox before 125 has no Segmenter (docs/browsers.md).
import 'server-only'

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The sentences, each with the space behind it. */
export const sentencesOf = (text: string): string[] => [...SENTENCES.segment(text)].map(({ segment }) => segment)
