import type { CSSProperties } from 'react'

const NARROW = /[fijlrtI.,:;!|'’()\-\u00ad]/
const WIDE = /[mwMWÄÖÜ@]/

/** The approximate width of a word, in letters of average width. */
const widthOf = (word: string): number =>
  [...word].reduce((width, letter) => width + (NARROW.test(letter) ? 0.55 : WIDE.test(letter) ? 1.4 : 1), 0)

/**
 * The CSS `size` of a heading, smaller if its longest word, or part of one up to a hyphen, is wider than `letters` average
 * letters. `size` becomes an inline style: CSS needs spaces around each + in it.
 */
export function fitHeading(text: string, letters: number, size: string): CSSProperties {
  const factor = letters / Math.max(...text.split(/[\s\u200b]+|(?<=[-\u00ad])/).map(widthOf))
  return { fontSize: factor < 1 ? `calc(${factor.toFixed(2)} * ${size})` : size }
}

/** Sets `--fit`, the factor of the size of a text that has more than `characters`; it is 1 otherwise. */
export function fitText(text: string, characters: number): CSSProperties | undefined {
  const factor = Math.sqrt(characters / text.length)
  return factor < 1 ? { '--fit': factor.toFixed(2) } : undefined
}
