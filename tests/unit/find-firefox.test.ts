import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFirefox, NO_FIREFOX } from '../e2e/sweep/firefox.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wrenhaus-firefox-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('finds the Firefox on the PATH, or the one that is named', () => {
  const [listed, named] = [join(folder, 'firefox-esr'), join(folder, 'nightly')]
  for (const file of [listed, named]) writeFileSync(file, '')
  expect(findFirefox({ PATH: `/nowhere:${folder}` })).toBe(listed)
  expect(findFirefox({ PATH: `/nowhere:${folder}`, FIREFOX: named })).toBe(named)
})

test('without one there is none, and the line says what to do', () => {
  expect(findFirefox({ PATH: folder })).toBeUndefined()
  expect(findFirefox({})).toBeUndefined()
  // A name that leads nowhere is not replaced by another browser in silence.
  writeFileSync(join(folder, 'firefox'), '')
  expect(findFirefox({ PATH: folder, FIREFOX: join(folder, 'gone') })).toBeUndefined()
  expect(NO_FIREFOX).toMatch(/no Firefox.*firefox-esr.*FIREFOX/)
})
