import type { CSSProperties } from 'react'

const NARROW = /[fijlrtI.,:;!|'’()-]/
const WIDE = /[mwMWÄÖÜ@]/

/** The approximate width of a word, in letters of average width. */
const widthOf = (word: string): number =>
  [...word].reduce((width, letter) => width + (NARROW.test(letter) ? 0.55 : WIDE.test(letter) ? 1.4 : 1), 0)

/** Sets `--fit`, the factor that shrinks a heading whose longest word is wider than `letters` average letters. */
export const fitHeading = (text: string, letters: number): CSSProperties => ({
  '--fit': Math.min(1, letters / Math.max(...text.split(/[\s-]+/).map(widthOf))),
})
