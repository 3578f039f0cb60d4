/**
 * Prints what scripts/kerning.ts makes of each typeface, as JSON. A program of its own: HarfBuzz waits for itself at the
 * top of its module, and Jest cannot read that.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Blob, Face, Feature, Font, shape, Buffer as Text } from 'harfbuzzjs'
import subsetFont, { type SubsetOptions } from 'subset-font'
import { coarserKerning } from '../../scripts/kerning.ts'
import { tablesOf } from '../../scripts/sfnt.ts'

/** A letter's distance to the next, in units of the face. */
type Distances = Record<string, number>
export interface KernedFace {
  before: Distances
  after: Distances
  changedTables: string[]
  /** Of the table of distances, in bytes. */
  lengths: [before: number, after: number]
  /** Of all words of the file. */
  sum: number
  same: boolean
}

const LETTERS = 'AVTLPoyaewr.,’1'
const OUTSIDE = '{A'
const STEP = 10
const PAIRS = [OUTSIDE, ...[...LETTERS].flatMap((one) => [...LETTERS].map((other) => one + other))]
const FACES = {
  text: ['instrument-sans/files/instrument-sans-latin-wght-normal.woff2', { wght: { min: 400, max: 600 } }],
  display: [
    'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    { opsz: 96, wdth: 100, wght: 700 },
  ],
  code: ['jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2', { wght: 500 }],
} as const
const require = createRequire(import.meta.url)

/** As a browser would set the pairs. */
function distancesIn(data: Buffer): Distances {
  const font = new Font(new Face(new Blob(data)))
  const advance = (pair: string, kerning: number) => {
    const line = new Text()
    line.addText(pair)
    line.guessSegmentProperties()
    shape(font, line, [new Feature('kern', kerning)])
    return line.getGlyphPositions()[0]?.xAdvance ?? 0
  }
  return Object.fromEntries(PAIRS.map((pair) => [pair, advance(pair, 1) - advance(pair, 0)]))
}

async function kerned(name: keyof typeof FACES): Promise<KernedFace> {
  const [file, variationAxes] = FACES[name]
  const source = readFileSync(require.resolve(`@fontsource-variable/${file}`))
  const options: SubsetOptions = { targetFormat: 'sfnt', variationAxes, keepFeatures: ['kern'] }
  const font = await subsetFont(source, `${LETTERS}${OUTSIDE}`, options)
  const coarse = coarserKerning(font, STEP)
  const [before, after] = [tablesOf(font), tablesOf(coarse)]
  const lengthIn = (tables: Map<string, Buffer>) => tables.get('GPOS')?.length ?? 0
  return {
    before: distancesIn(font),
    after: distancesIn(coarse),
    changedTables: [...before].flatMap(([tag, table]) => (after.get(tag)?.equals(table) ? [] : [tag])).sort(),
    lengths: [lengthIn(before), lengthIn(after)],
    sum: Array.from({ length: coarse.length / 4 }, (_, index) => coarse.readUInt32BE(index * 4)).reduce(
      (total, word) => (total + word) >>> 0,
      0,
    ),
    same: coarse.equals(font),
  }
}

const faces = { text: await kerned('text'), display: await kerned('display'), code: await kerned('code') }
console.log(JSON.stringify(faces))
