/**
 * Subsets the typefaces to lib/font-range.ts and writes them to .generated/fonts, where app/fonts.ts picks them up.
 * Nothing is done while the packages and the settings are the same.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { FONT_RANGE } from '../lib/font-range.ts'

const OUT = '.generated/fonts'
const KEY_FILE = join(OUT, 'key')
const PACKAGES = '@fontsource-variable'
/**
 * Figures of one width, and kerning of headings: in running text nobody sees it, and it would double the weight of the
 * face. Ligatures would double that of the code face.
 */
const DISPLAY_FEATURES = ['kern', 'tnum']
const FEATURES = ['tnum']

/** Every axis that stays variable adds bytes to each visit, so all are pinned but the weight of the text. */
const DISPLAY = { opsz: 96, wdth: 100, wght: 700 }
const TEXT = { wght: { min: 400, max: 600 } }
const CODE = { wght: 500 }

/** Fontsource keeps Latin Extended-A in files of its own, and so do we: browsers fetch them when a page needs one of its letters. */
const FONTS = [
  { name: 'display', file: 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2', axes: DISPLAY },
  {
    name: 'display-extended',
    file: 'bricolage-grotesque/files/bricolage-grotesque-latin-ext-standard-normal.woff2',
    axes: DISPLAY,
  },
  { name: 'text', file: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2', axes: TEXT },
  { name: 'text-extended', file: 'instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2', axes: TEXT },
  { name: 'code', file: 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2', axes: CODE },
]

const require = createRequire(import.meta.url)
const sources = FONTS.map(({ file }) => readFileSync(require.resolve(`${PACKAGES}/${file}`)))
const settings = JSON.stringify({ FONTS, DISPLAY_FEATURES, FEATURES, FONT_RANGE })
const key = sources.reduce((hash, source) => hash.update(source), createHash('sha256').update(settings)).digest('hex')

const isDone = existsSync(KEY_FILE) && readFileSync(KEY_FILE, 'utf8') === key
if (!isDone) {
  mkdirSync(OUT, { recursive: true })
  const characters = FONT_RANGE.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  ).join('')
  for (const [index, { name, axes }] of FONTS.entries()) {
    const font = await subsetFont(sources[index] ?? Buffer.alloc(0), characters, {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures: name.startsWith('display') ? DISPLAY_FEATURES : FEATURES,
    })
    writeFileSync(join(OUT, `${name}.woff2`), font)
    console.log(`font ${name}: ${(font.length / 1000).toFixed(1)} kB`)
  }
  writeFileSync(KEY_FILE, key)
}
