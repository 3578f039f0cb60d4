import type { FieldPath } from './problem.ts'

const SPACE_BEFORE_UNIT =
  /(?<=\d) (?=(?:ms|s|GB|MB|KB|px|Hz|km|m|%|(?:million|second|minute|hour|day|week|month|year|frame|row)s?)(?![\p{L}\d-]))/gu

/** Code, metadata and the subject of a message. */
const PLAIN_SPACES: readonly string[] = ['source', 'seo', 'contactSubject']

/** Keeps a number and its unit on one line: "3 GB", "nine to 12 weeks". */
export const addNonBreakingSpaces = (text: string, path: FieldPath = []): string =>
  path.some((step) => PLAIN_SPACES.includes(String(step))) ? text : text.replace(SPACE_BEFORE_UNIT, '\u00a0')

/** Code, the subject of a message, and a heading that the specification gives with straight apostrophes. */
const PLAIN_QUOTES = ['source', 'contactSubject', 'noFit']

/** Without spaces, and with a sign that words lack: the address of a page, of a person or of a file. */
const ADDRESS = /^\S*[/@#:]\S*$/

/** After a space, a bracket or a dash, or after another quotation mark that opens. */
const OPENING_QUOTE = /(?<=(?:^|[\s([—–/¿¡«])["']?)(['"])/g

/** In "the '90s", "class of '99", "drag 'n' drop" and "ship 'em". */
const OMISSION = /(?<![\p{L}\d])'(?=\d0s\b|n'\s|\d\d\b(?!.*')|(?:cause|em|til|tis|twas)\b(?!'))/giu

/** Adds non-breaking spaces, and replaces straight apostrophes and quotation marks with typographic ones. */
export function typeset(text: string, path: FieldPath = []): string {
  const spaced = addNonBreakingSpaces(text, path)
  if (ADDRESS.test(text) || path.some((step) => PLAIN_QUOTES.includes(String(step)))) return spaced
  return spaced
    .replace(OMISSION, '’')
    .replace(OPENING_QUOTE, (_, mark: string) => (mark === '"' ? '“' : '‘'))
    .replaceAll('"', '”')
    .replaceAll("'", '’')
}
