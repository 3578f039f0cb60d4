import { execFileSync } from 'node:child_process'
import type { KernedFace } from '../setup/kerned-faces.ts'

/** What the file adds up to, whatever is in it (OpenType specification 1.9, "Calculating Checksums"). */
const WHOLE_FILE = 0xb1b0afba
/** As in tests/setup/kerned-faces.ts. */
const STEP = 10
const OUTSIDE = '{A'

let faces: Record<'text' | 'display' | 'code', KernedFace>

beforeAll(() => {
  const printed = execFileSync(process.execPath, ['--import', 'tsx', 'tests/setup/kerned-faces.ts'])
  faces = JSON.parse(printed.toString()) as typeof faces
})

test.each(['text', 'display'] as const)('%s: every two letters stand as they did, to half a step', (name) => {
  const { before, after } = faces[name]
  const pairs = Object.keys(before).filter((pair) => pair !== OUTSIDE)
  const differs = (pair: string) => Math.abs((after[pair] ?? 0) - (before[pair] ?? 0))
  expect(pairs.filter((pair) => differs(pair) > STEP / 2)).toEqual([])
  expect(pairs.filter((pair) => (after[pair] ?? 0) % STEP !== 0)).toEqual([])
  expect(pairs.filter((pair) => (after[pair] ?? 0) < 0).length).toBeGreaterThan(20)
})

test.each(['text', 'display'] as const)('%s: nothing but the distances changes, and they take less', (name) => {
  const { changedTables, lengths, sum } = faces[name]
  // `head` says what the whole file adds up to.
  expect(changedTables).toEqual(['GPOS', 'head'])
  expect(lengths[1]).toBeLessThan(lengths[0])
  expect(sum).toBe(WHOLE_FILE)
})

test('signs that stand in no sentence keep their own widths', () => {
  expect(faces.display.before[OUTSIDE]).not.toBe(0)
  expect(faces.display.after[OUTSIDE]).toBe(0)
})

test('a face without such pairs stays as it is', () => {
  expect(faces.code.same).toBe(true)
})
