import type { CSSProperties } from 'react'

const NARROW = /[fijlrtI.,:;!|'’()-]/
const WIDE = /[mwMWÄÖÜ@]/

/** About how wide a word is, in letters of the usual width. */
const widthOf = (word: string): number =>
  [...word].reduce((width, letter) => width + (NARROW.test(letter) ? 0.55 : WIDE.test(letter) ? 1.4 : 1), 0)

/** For a heading as large as its column: `--fit`, by which to shrink it where its longest word is wider than `letters`. */
export const fitHeading = (text: string, letters: number): CSSProperties => ({
  '--fit': Math.min(1, letters / Math.max(...text.split(/[\s-]+/).map(widthOf))),
})
