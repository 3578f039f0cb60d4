/**
 * Subsets the typefaces to lib/font-range.ts and writes them to .generated/fonts for app/fonts.ts, and fonts.css with what
 * next/font does not do. Does nothing while the packages and the settings are unchanged.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { charactersOf, FONT_RANGE } from '../lib/font-range.ts'
import { outputFile } from '../lib/output-file.ts'
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

const LATIN = {
  display: 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
  text: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  code: 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
}
const extended = (file: string) => file.replace('-latin-', '-latin-ext-')

const CHARACTERS = charactersOf(FONT_RANGE)
const without = (letters: string[], others: string[]) => letters.filter((letter) => !others.includes(letter))
/** Few English texts have the other characters of Latin-1 and Latin Extended-A. The first is the no-break space. */
const RARE = CHARACTERS.filter((character) => /[\u00a0-\u017f]/.test(character) && !'\u00a0£©·×'.includes(character))
/** Fontsource has Latin Extended-A in a file of its own, but for these three. */
const EXTENDED = RARE.filter((character) => character > 'ÿ' && !'ıŒœ'.includes(character))
const SUPPLEMENT = without(RARE, EXTENDED)
const MAIN = without(CHARACTERS, RARE)
/** Of French, German and Spanish: they add 0.7 kB to the text face, and many a text has one, as in "café". */
const ACCENTS = [...'àáâäçèéêëíîïñóôöùúûüß']

/** Browsers fetch the supplement and extended files only for pages that need them, by their ranges. */
const FONTS = [
  { name: 'display', file: LATIN.display, axes: DISPLAY, letters: MAIN },
  { name: 'display-supplement', file: LATIN.display, axes: DISPLAY, letters: SUPPLEMENT },
  { name: 'display-extended', file: extended(LATIN.display), axes: DISPLAY, letters: EXTENDED },
  { name: 'text', file: LATIN.text, axes: TEXT, letters: [...MAIN, ...ACCENTS] },
  { name: 'text-supplement', file: LATIN.text, axes: TEXT, letters: without(SUPPLEMENT, ACCENTS) },
  { name: 'text-extended', file: extended(LATIN.text), axes: TEXT, letters: EXTENDED },
  { name: 'code', file: LATIN.code, axes: CODE, letters: CHARACTERS },
]

/** As CSS writes it: `U+00A1-00A2, U+0131`. */
function unicodeRange(letters: string[]): string {
  const hex = (point: number) => point.toString(16).toUpperCase().padStart(4, '0')
  const ranges: [first: number, last: number][] = []
  for (const point of letters.map((letter) => letter.codePointAt(0) ?? 0)) {
    const range = ranges.at(-1)
    if (range && point === range[1] + 1) range[1] = point
    else ranges.push([point, point])
  }
  return `U+${ranges.map(([first, last]) => (first === last ? hex(first) : `${hex(first)}-${hex(last)}`)).join(', U+')}`
}

const SUPPLEMENTS = FONTS.filter(({ name }) => /-(supplement|extended)$/.test(name)).map(
  ({ name, letters }) => `@font-face {
  font-family: ${name};
  src: url("./fonts/${name}.woff2") format("woff2");
  font-weight: ${name.startsWith('display') ? 700 : '400 600'};
  font-display: swap;
  unicode-range: ${unicodeRange(letters)};
}`,
)

const ARIAL = ['Arial', 'ArialMT', 'Liberation Sans']
const ARIAL_BOLD = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold']
const ROBOTO = ['Roboto', 'Roboto-Regular']
const ROBOTO_BOLD = ['Roboto Bold', 'Roboto-Bold']
const DEJAVU = ['DejaVu Sans']
const DEJAVU_BOLD = ['DejaVu Sans Bold', 'DejaVuSans-Bold']
/** Of their em, as the web fonts say. */
const METRICS = { display: { ascent: 0.93, descent: 0.27 }, text: { ascent: 0.97, descent: 0.25 } }
/**
 * System fonts with the metrics of the web fonts. Not by next/font, which adjusts the regular weight of Arial only: bold
 * headings would be a tenth too wide. `width` is the width of the site's headings or texts in the web font divided by their
 * width in the system font. Text that is as wide as the page has a narrower one, so that it does not wrap.
 */
const FALLBACKS = [
  { name: 'display-arial', local: ARIAL_BOLD, weight: 700, width: 0.909, ...METRICS.display },
  { name: 'display-roboto', local: ROBOTO_BOLD, weight: 700, width: 0.97, ...METRICS.display },
  { name: 'display-dejavu', local: DEJAVU_BOLD, weight: 700, width: 0.767, ...METRICS.display },
  { name: 'display-narrow', local: [...ARIAL_BOLD, ...ROBOTO_BOLD], weight: 700, width: 0.84, ...METRICS.display },
  { name: 'display-narrow-dejavu', local: DEJAVU_BOLD, weight: 700, width: 0.709, ...METRICS.display },
  { name: 'text-arial', local: ARIAL, weight: 400, width: 1.014, ...METRICS.text },
  { name: 'text-arial', local: ARIAL_BOLD, weight: 600, width: 0.97, ...METRICS.text },
  { name: 'text-roboto', local: ROBOTO, weight: 400, width: 1.021, ...METRICS.text },
  { name: 'text-roboto', local: ROBOTO_BOLD, weight: 600, width: 1.032, ...METRICS.text },
  { name: 'text-dejavu', local: DEJAVU, weight: 400, width: 0.901, ...METRICS.text },
  { name: 'text-dejavu', local: DEJAVU_BOLD, weight: 600, width: 0.819, ...METRICS.text },
].map(({ name, local, weight, width, ascent, descent }) => {
  const percent = (value: number) => `${Number((value * 100).toFixed(1))}%`
  return `@font-face {
  font-family: ${name};
  src: ${local.map((font) => `local("${font}")`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${percent(width)};
  ascent-override: ${percent(ascent / width)};
  descent-override: ${percent(descent / width)};
  line-gap-override: 0%;
}`
})
outputFile('.generated/fonts.css', `${[...SUPPLEMENTS, ...FALLBACKS].join('\n')}\n`)

const require = createRequire(import.meta.url)
const fonts = FONTS.map((font) => ({ ...font, source: readFileSync(require.resolve(`${PACKAGES}/${font.file}`)) }))
const settings = JSON.stringify({ FONTS, DISPLAY_FEATURES, FEATURES })
const key = fonts.reduce((hash, { source }) => hash.update(source), createHash('sha256').update(settings)).digest('hex')

const isUpToDate = existsSync(KEY_FILE) && readFileSync(KEY_FILE, 'utf8') === key
if (!isUpToDate) {
  for (const { source, name, axes, letters } of fonts) {
    const font = await subsetFont(source, letters.join(''), {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures: name.startsWith('display') ? DISPLAY_FEATURES : FEATURES,
    })
    outputFile(join(OUT, `${name}.woff2`), font)
    console.log(`font ${name}: ${(font.length / 1000).toFixed(1)} kB`)
  }
  outputFile(KEY_FILE, key)
}
