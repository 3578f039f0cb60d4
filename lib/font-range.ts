/** Both ends are inclusive. */
type CodePointRange = readonly [first: number, last: number]

/**
 * The characters of the site's fonts: printable ASCII, Latin-1 and Latin Extended-A
 * for names in European languages, and the punctuation, currency signs, arrows and operators of the content. Source:
 * the charts "Basic Latin" to "Mathematical Operators" of Unicode 16.
 */
export const FONT_RANGE: readonly CodePointRange[] = [
  [0x0020, 0x007e],
  [0x00a0, 0x00ff],
  [0x0100, 0x017f],
  /** Fixed-width spaces, the non-breaking hyphen and dashes. */
  [0x2002, 0x200a],
  [0x2010, 0x2015],
  /** Quotation marks, daggers, bullet, ellipsis, narrow no-break space, per mille, primes, angle quotes. */
  [0x2018, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x2033],
  [0x2039, 0x203a],
  /** Euro, numero, trade mark. */
  [0x20ac, 0x20ac],
  [0x2116, 0x2116],
  [0x2122, 0x2122],
  [0x2190, 0x2199],
  /** Minus, about equal, at most, at least. */
  [0x2212, 0x2212],
  [0x2248, 0x2248],
  [0x2264, 0x2265],
]

export const charactersOf = (ranges: readonly CodePointRange[]): string[] =>
  ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  )

/** The printable characters of `text` that are not in the fonts, without duplicates. */
export function charactersOutsideFonts(text: string): string[] {
  const isOutside = (point: number) =>
    point >= 0x20 && !FONT_RANGE.some(([first, last]) => point >= first && point <= last)
  return [...new Set(text)].filter((character) => isOutside(character.codePointAt(0) ?? 0))
}
