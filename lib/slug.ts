import { transliterate } from 'transliteration'

/** Converts a text to a URL segment: lower case, in ASCII, joined by hyphens. */
export const asSlug = (text: string): string =>
  // ẞ is transliterated as ß only, ① as 1 only.
  transliterate(text.toLowerCase().normalize('NFKC'))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
