/**
 * Subsets the three typefaces to the characters that the site uses and writes them to .generated/fonts,
 * where app/fonts.ts picks them up. Unchanged input costs nothing: the hash of input and settings is kept.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const OUT = '.generated/fonts'
const require = createRequire(import.meta.url)

/**
 * Of what a face can do, pairs of letters moved together and figures of one width. Ligatures are left out: those of code
 * weigh almost as much as all its letters, and in a text without serifs they look as the letters do.
 */
const keepFeatures = ['kern', 'tnum']

/**
 * Axes are pinned or narrowed to what the design uses: every axis left variable costs bytes on each visit.
 */
const FONTS = [
  {
    name: 'display',
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    axes: { opsz: 96, wdth: 100, wght: 700 },
  },
  {
    name: 'text',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } },
  },
  {
    name: 'code',
    file: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    axes: { wght: 500 },
  },
]

/** Printable ASCII, typographic signs that components use, and whatever else stands in content. */
function usedCharacters(): string {
  const used = new Set(Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)))
  for (const sign of '–—‘’“”…·×→←↑↓↗€£©éèüöäßñç') used.add(sign)
  for (const entry of readdirSync('content', { recursive: true, encoding: 'utf8' })) {
    if (!entry.endsWith('.yaml')) continue
    for (const sign of readFileSync(join('content', entry), 'utf8')) if (sign >= ' ') used.add(sign)
  }
  return [...used].sort().join('')
}

const characters = usedCharacters()
mkdirSync(OUT, { recursive: true })
for (const { name, file, axes } of FONTS) {
  const source = readFileSync(require.resolve(file))
  const key = createHash('sha256')
    .update(source)
    .update(characters)
    .update(JSON.stringify({ axes, keepFeatures }))
    .digest('hex')
  const [target, stamp] = [join(OUT, `${name}.woff2`), join(OUT, `${name}.key`)]
  if (existsSync(target) && existsSync(stamp) && readFileSync(stamp, 'utf8') === key) continue
  const font = await subsetFont(source, characters, { targetFormat: 'woff2', variationAxes: axes, keepFeatures })
  writeFileSync(target, font)
  writeFileSync(stamp, key)
  console.log(`font ${name}: ${(font.length / 1000).toFixed(1)} kB`)
}
