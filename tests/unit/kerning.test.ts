import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { coarserKerning } from '../../scripts/kerning.ts'

const require = createRequire(import.meta.url)
const face = (file: string, axes: Record<string, number | { min: number; max: number }>) =>
  subsetFont(readFileSync(require.resolve(`@fontsource-variable/${file}`)), 'AVTo.', {
    targetFormat: 'sfnt',
    variationAxes: axes,
    keepFeatures: ['kern'],
  })

/** All numbers of two bytes that stand in the table of distances. */
function distances(font: Buffer): number[] {
  const entry = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16).find(
    (place) => font.toString('latin1', place, place + 4) === 'GPOS',
  )
  const [start, length] = entry === undefined ? [0, 0] : [font.readUInt32BE(entry + 8), font.readUInt32BE(entry + 12)]
  return Array.from({ length: length >> 1 }, (_, index) => font.readInt16BE(start + index * 2))
}

test.each([
  ['instrument-sans/files/instrument-sans-latin-wght-normal.woff2', { wght: { min: 400, max: 600 } }],
  ['bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2', { opsz: 96, wdth: 100, wght: 700 }],
])('letters still move together, in steps: %s', async (file, axes) => {
  const font = await face(file, axes)
  const coarse = coarserKerning(font, 10)
  expect(coarse).toHaveLength(font.length)
  const before = distances(font)
  const changed = distances(coarse).filter((distance, index) => distance !== before[index])
  expect(changed.length).toBeGreaterThan(5)
  expect(changed.filter((distance) => distance % 10 !== 0)).toEqual([])
  expect(changed.filter((distance) => distance < 0).length).toBeGreaterThan(2)
})

test('a step of one unit changes nothing where every weight is the same', async () => {
  const font = await face('bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2', {
    opsz: 96,
    wdth: 100,
    wght: 700,
  })
  expect(coarserKerning(font, 1).equals(font)).toBe(true)
})

test('a face without such pairs stays as it is', async () => {
  const font = await subsetFont(
    readFileSync(require.resolve('@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2')),
    'AV',
    { targetFormat: 'sfnt', variationAxes: { wght: 500 }, keepFeatures: ['kern'] },
  )
  expect(coarserKerning(font, 10).equals(font)).toBe(true)
})
