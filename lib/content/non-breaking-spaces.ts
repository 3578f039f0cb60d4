import type { FieldPath } from './problem.ts'

const UNIT =
  /(?<=\d) (?=(?:ms|s|GB|MB|KB|px|Hz|km|m|%|(?:million|second|minute|hour|day|week|month|year|frame|row)s?)(?![\p{L}\d-]))/gu

/** Fields read by machines, where a blank is a blank. */
const PLAIN: readonly string[] = ['source', 'seo', 'contactSubject']

/** A number and its unit stay on one line: "3 GB", "nine to 12 weeks". */
export const keepTogether = (text: string, path: FieldPath = []): string =>
  path.some((step) => PLAIN.includes(String(step))) ? text : text.replace(UNIT, '\u00a0')
