/** The text of a social card: brand and headline, as outlines. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import satori from 'satori'
import subsetFont from 'subset-font'
import { charactersOf, FONT_RANGE } from '../lib/font-range.ts'

/** Sizes of the headline in pixels. Chats show the card at a quarter of its size. */
const [LARGEST, SMALLEST] = [168, 40]
/** A word that is too long at this size is broken. */
const LARGEST_BROKEN = 64
const LINE_HEIGHT = 0.94

/** The faces of the site, with those for the letters that the first does not have. */
const FACES = [
  ...['latin', 'latin-ext'].map((part) => ({
    file: `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${part}-standard-normal.woff2`,
    variationAxes: { opsz: 96, wdth: 100, wght: 700 },
  })),
  ...['latin', 'latin-ext'].map((part) => ({
    file: `@fontsource-variable/instrument-sans/files/instrument-sans-${part}-wght-normal.woff2`,
    variationAxes: { wght: 700 },
  })),
  // A page shows other letters in a font of the system, which a card does not have.
  ...['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese'].map((part) => ({
    file: `@fontsource-variable/jetbrains-mono/files/jetbrains-mono-${part}-wght-normal.woff2`,
    variationAxes: { wght: 700 },
  })),
]
/** From Latin Extended-B to Cyrillic, and Latin Extended Additional; and the signs of currencies. */
const OTHER_LETTERS = [
  [0x180, 0x52f],
  [0x1e00, 0x1eff],
  [0x20a0, 0x20bf],
] as const
const letters = charactersOf([...FONT_RANGE, ...OTHER_LETTERS]).join('')
const require = createRequire(import.meta.url)
const loading = Promise.all(
  FACES.map(async ({ file, variationAxes }, index) => ({
    name: `Face${index}`,
    data: await subsetFont(readFileSync(require.resolve(file)), letters, { targetFormat: 'sfnt', variationAxes }),
    weight: 700 as const,
    style: 'normal' as const,
  })),
)
const FAMILY = FACES.map((_, index) => `Face${index}`).join(', ')

/**
 * With plain spaces, hyphens, dashes and letters, which the typefaces have, in place of ligatures and letters of full width,
 * and without variation selectors, with which a letter would be left out. Lines are broken by `fitHeadline`.
 */
const plain = (text: string) => withSoftHyphens(text).replaceAll('\u00ad', '')
const withSoftHyphens = (text: string) =>
  text
    .replace(/[\u200b\u2060]|\p{Variation_Selector}/gu, '')
    .replace(/[\ufb00-\ufb06\uff01-\uff5e]/g, (letter) => letter.normalize('NFKC'))
    .replace(/[\s\u00a0\u2002-\u200a\u202f]+/g, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .replaceAll('\u2012', '–')
    .replaceAll('\u2015', '—')

/** satori takes React elements or objects of this shape. */
const box = (style: Record<string, unknown>, children: unknown) => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, children },
})

const HEADLINE = { fontFamily: FAMILY, letterSpacing: '-0.025em', whiteSpace: 'nowrap' }

/** The width of a text in font sizes. */
async function widthOf(text: string): Promise<number> {
  const svg = await satori(box({ ...HEADLINE, fontSize: 100 }, plain(text)), { height: 200, fonts: await loading })
  return Number(/width="([\d.]+)"/.exec(svg)?.[1]) / 100
}

/** The letters that no typeface of the cards has, so that a card leaves them out. */
export async function missingLetters(text: string): Promise<string[]> {
  const missing = new Set<string>()
  await satori(box({ fontFamily: FAMILY }, plain(text)), {
    width: 1000,
    height: 1000,
    fonts: await loading,
    loadAdditionalAsset: async (_, segment) => {
      for (const letter of segment) missing.add(letter)
      return []
    },
  })
  return [...missing]
}

/** The text without those letters: satori would leave their room empty. */
export async function drawable(text: string): Promise<string> {
  const missing = await missingLetters(text)
  const left = [...text].filter((letter) => !missing.includes(letter)).join('')
  return missing.length > 0 ? left.replace(/\s+/g, ' ').trim() : text
}

/** The lines of the headline, and the largest size at which they fit into `width` and `height`. */
export async function fitHeadline(
  headline: string,
  width: number,
  height: number,
): Promise<{ size: number; lines: string[] }> {
  const space = (await widthOf('a a')) - (await widthOf('aa'))
  const measured = (words: string[]) => Promise.all(words.map(async (word) => ({ word, length: await widthOf(word) })))
  let words = await measured(withSoftHyphens(headline).split(' '))
  for (let size = LARGEST; ; size -= 2) {
    if (size === LARGEST_BROKEN) {
      const pieces = await Promise.all(
        words.map(({ word, length }) => (length * size > width ? broken(word, width / size) : word)),
      )
      words = await measured(pieces.flat())
    }
    const lines: string[] = []
    let used = Number.POSITIVE_INFINITY
    for (const { word, length } of words) {
      if (used + (space + length) * size <= width) {
        lines.push(`${lines.pop()} ${word}`)
        used += (space + length) * size
      } else {
        lines.push(word)
        used = length * size
      }
    }
    const isNarrow = words.every(({ length }) => length * size <= width)
    if ((isNarrow && lines.length * size * LINE_HEIGHT <= height) || size <= SMALLEST)
      return { size, lines: lines.map(plain) }
  }
}

/** Each letter, with the marks behind it. */
const LETTERS = /.[\p{M}\p{P}]*/gsu

/** The pieces of a word that are at most `limit` font sizes wide: broken at its hyphens, or behind any letter. */
async function broken(word: string, limit: number): Promise<string[]> {
  const hyphenated = (text: string) => text.replace(/[-\u00ad]?$/, '-')
  const isTooLong = async (text: string) => (await widthOf(hyphenated(text))) > limit
  const parts = await Promise.all(
    word.split(/(?<=[-\u00ad])/).map(async (part) => ((await isTooLong(part)) ? (part.match(LETTERS) ?? []) : [part])),
  )
  const pieces: string[] = []
  let piece = ''
  for (const part of parts.flat()) {
    if (piece && (await isTooLong(piece + part))) {
      pieces.push(hyphenated(piece))
      piece = ''
    }
    piece += part
  }
  return [...pieces, piece]
}

/** In pixels: the size of a usual name, and the room of the mark before it. */
const [BRAND_SIZE, MARK_ROOM] = [60, 92]

/** The size of the name at which mark and name are at most `width` pixels wide. */
export const fitBrand = async (brand: string, width: number): Promise<number> =>
  Math.min(BRAND_SIZE, (width - MARK_ROOM) / (await widthOf(brand)))

interface CardText {
  brand: string
  headline: string
  ink: string
}

/** Brand and headline as an SVG; both are at most `textWidth` pixels wide. */
export async function drawText(
  { brand, headline, ink }: CardText,
  { width, height, margin, textWidth }: { width: number; height: number; margin: number; textWidth: number },
): Promise<string> {
  // From the wordmark to the lower margin.
  const { size, lines } = await fitHeadline(headline, textWidth, height - 2 * margin - 110)
  const text = box(
    {
      width: width - 2 * margin,
      height: height - 2 * margin,
      margin,
      flexDirection: 'column',
      justifyContent: 'space-between',
      color: ink,
      fontFamily: FAMILY,
    },
    [
      box(
        {
          ...HEADLINE,
          height: BRAND_SIZE,
          alignItems: 'center',
          fontSize: await fitBrand(brand, textWidth),
          lineHeight: 1,
          paddingLeft: MARK_ROOM,
        },
        plain(brand),
      ),
      box(
        {
          flexDirection: 'column',
          fontSize: size,
          lineHeight: LINE_HEIGHT,
          margin: `0 0 -${size * 0.1}px -${size * 0.04}px`,
        },
        lines.map((line) => box(HEADLINE, line)),
      ),
    ],
  )
  return satori(text, { width, height, fonts: await loading })
}
