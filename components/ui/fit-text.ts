import type { CSSProperties } from 'react'

/** The advance widths of the display face at its bold weight, in em. */
const WIDTHS: readonly [letters: string, width: number][] = [
  ["iIl.,:;!|'’\u00ad", 0.22],
  ['j()/', 0.25],
  ['J1-', 0.31],
  ['frt', 0.37],
  ['aceksvxyzEFLT257', 0.53],
  ['BCDHKPRSUVXYZ', 0.62],
  ['AGNOQ&', 0.67],
  ['mwM', 0.83],
  ['W@%', 0.93],
]
const AVERAGE = 0.56

/** The approximate width of a word, in letters of average width. */
function widthOf(word: string): number {
  const widths = [...word.normalize('NFD').replace(/\p{M}/gu, '')].map(
    (letter) => WIDTHS.find(([letters]) => letters.includes(letter))?.[1] ?? AVERAGE,
  )
  return widths.reduce((sum, width) => sum + width, 0) / AVERAGE
}

/** Rounded down: a word that is wider than its line by a hair breaks. */
const scaledBy = (factor: number) => (factor < 1 ? { '--fit': (Math.floor(factor * 100) / 100).toFixed(2) } : undefined)

/**
 * Sets `--fit`, the factor of the size of a text: 1, or less if a word, or a part up to a hyphen, has more than `letters`.
 * `text-fit-*` (app/tokens.css) keeps the size from becoming tiny: a word that is still too wide breaks.
 */
export const fitWords = (text: string, letters: number): CSSProperties | undefined =>
  scaledBy(letters / Math.max(...text.split(/[\s\u200b]+|(?<=[-\u00ad])/).map(widthOf)))

/** Sets `--fit`, the factor of the size of a text: 1, or less if it has more than `characters`. */
export const fitText = (text: string, characters: number): CSSProperties | undefined =>
  scaledBy(Math.sqrt(characters / text.length))
