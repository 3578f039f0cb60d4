import { transliterate } from 'transliteration'

/** Converts a text to a URL segment: lower case, in ASCII, joined by hyphens. */
export const asSlug = (text: string): string =>
  transliterate(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
