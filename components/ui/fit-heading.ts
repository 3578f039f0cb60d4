import type { CSSProperties } from 'react'

const NARROW = /[fijlrtI.,:;!|'’()-]/
const WIDE = /[mwMWÄÖÜ@]/

/** The approximate width of a word, in letters of average width. */
const widthOf = (word: string): number =>
  [...word].reduce((width, letter) => width + (NARROW.test(letter) ? 0.55 : WIDE.test(letter) ? 1.4 : 1), 0)

/** Sets `--fit`, the factor of a text that is larger than its place; it is 1 otherwise. */
const shrink = (factor: number): CSSProperties | undefined => (factor < 1 ? { '--fit': factor.toFixed(2) } : undefined)

/** Shrinks a heading whose longest word is wider than `letters` average letters. */
export const fitHeading = (text: string, letters: number) =>
  shrink(letters / Math.max(...text.split(/[\s-]+/).map(widthOf)))

/** Shrinks a text of several lines that has more than `characters`. */
export const fitText = (text: string, characters: number) => shrink(Math.sqrt(characters / text.length))
