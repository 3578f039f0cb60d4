import { transliterate } from 'transliteration'

/** Letters of Azerbaijani, Kazakh and Tatar that the library leaves out. */
const UNKNOWN_LETTERS: [string, string][] = [
  ['ə', 'e'],
  ['ә', 'a'],
]

/** Converts a text to a URL segment: lower case, in ASCII, joined by hyphens. */
export const asSlug = (text: string): string =>
  // ẞ is transliterated as ß only, ① as 1 only.
  transliterate(text.toLowerCase().normalize('NFKC'), { replace: UNKNOWN_LETTERS })
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
