import type { CSSProperties } from 'react'

const NARROW = /[fijlrtI.,:;!|'’()\-\u00ad]/
const WIDE = /[mwMWÄÖÜ@]/

/** The approximate width of a word, in letters of average width. */
const widthOf = (word: string): number =>
  [...word].reduce((width, letter) => width + (NARROW.test(letter) ? 0.55 : WIDE.test(letter) ? 1.4 : 1), 0)

const scaledBy = (factor: number) => (factor < 1 ? { '--fit': factor.toFixed(2) } : undefined)

/**
 * Sets `--fit`, the factor of the size of a text: 1, or less if a word, or a part up to a hyphen, has more than `letters`.
 * `text-fit-*` (app/tokens.css) keeps the size from becoming tiny: a word that is still too wide breaks.
 */
export const fitWords = (text: string, letters: number): CSSProperties | undefined =>
  scaledBy(letters / Math.max(...text.split(/[\s\u200b]+|(?<=[-\u00ad])/).map(widthOf)))

/** Sets `--fit`, the factor of the size of a text: 1, or less if it has more than `characters`. */
export const fitText = (text: string, characters: number): CSSProperties | undefined =>
  scaledBy(Math.sqrt(characters / text.length))
