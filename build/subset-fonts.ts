/**
 * Subsets the typefaces to lib/font-range.ts and writes them to .generated/fonts for app/fonts.ts. Does nothing while the
 * packages and the settings are unchanged.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { FONT_RANGE } from '../lib/font-range.ts'
import { readArguments } from './command-line.ts'

readArguments('npm run build runs this. It cuts the typefaces to the letters that the site may have.', {})

const OUT = '.generated/fonts'
const KEY_FILE = join(OUT, 'key')
const PACKAGES = '@fontsource-variable'
/** Kerning would double the size of the text face, and ligatures that of the code face. */
const DISPLAY_FEATURES = ['kern', 'tnum']
const FEATURES = ['tnum']

/** Every axis that stays variable adds bytes to each visit, so all are pinned but the weight of the text. */
const DISPLAY = { opsz: 96, wdth: 100, wght: 700 }
const TEXT = { wght: { min: 400, max: 600 } }
const CODE = { wght: 500 }

const ACCENTED = /[\u00c0-\u017f]/
const LATIN = {
  display: 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
  text: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  code: 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
}
const extended = (file: string) => file.replace('-latin-', '-latin-ext-')
const isAccented = (character: string) => ACCENTED.test(character)
const isPlain = (character: string) => !ACCENTED.test(character)
/** Of French, German and Spanish: they add 0.7 kB to the text face, and many a text has one, as in "café". */
const COMMON_ACCENTS = /[àáâäçèéêëíîïñóôöùúûüß]/
const isPlainOrCommon = (character: string) => isPlain(character) || COMMON_ACCENTS.test(character)
const isRare = (character: string) => !isPlainOrCommon(character)
/**
 * Other accented letters are in separate files, which browsers fetch only for pages that need them: two per face, because
 * Fontsource has Latin Extended-A in its own file. app/fonts.ts declares their ranges.
 */
const FONTS = [
  { name: 'display', file: LATIN.display, axes: DISPLAY, has: isPlain },
  { name: 'display-accented', file: LATIN.display, axes: DISPLAY, has: isAccented },
  { name: 'display-extended', file: extended(LATIN.display), axes: DISPLAY, has: isAccented },
  { name: 'text', file: LATIN.text, axes: TEXT, has: isPlainOrCommon },
  { name: 'text-accented', file: LATIN.text, axes: TEXT, has: isRare },
  { name: 'text-extended', file: extended(LATIN.text), axes: TEXT, has: isAccented },
  { name: 'code', file: LATIN.code, axes: CODE, has: () => true },
]

const require = createRequire(import.meta.url)
const sources = FONTS.map(({ file }) => readFileSync(require.resolve(`${PACKAGES}/${file}`)))
const settings = JSON.stringify({
  FONTS,
  DISPLAY_FEATURES,
  FEATURES,
  FONT_RANGE,
  letters: [ACCENTED.source, COMMON_ACCENTS.source],
})
const key = sources.reduce((hash, source) => hash.update(source), createHash('sha256').update(settings)).digest('hex')

const isUpToDate = existsSync(KEY_FILE) && readFileSync(KEY_FILE, 'utf8') === key
if (!isUpToDate) {
  mkdirSync(OUT, { recursive: true })
  const characters = FONT_RANGE.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  )
  for (const [index, { name, axes, has }] of FONTS.entries()) {
    const font = await subsetFont(sources[index] ?? Buffer.alloc(0), characters.filter(has).join(''), {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures: name.startsWith('display') ? DISPLAY_FEATURES : FEATURES,
    })
    writeFileSync(join(OUT, `${name}.woff2`), font)
    console.log(`font ${name}: ${(font.length / 1000).toFixed(1)} kB`)
  }
  writeFileSync(KEY_FILE, key)
}
