import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadContent } from '../../lib/content/load.ts'
import { allRoutes } from '../../lib/seo/routes.ts'
import { chunks, routesOf } from '../e2e/routes.ts'

jest.setTimeout(30_000)

const wanted = allRoutes(loadContent()).map(({ path }) => path)

let out: string
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'wrenhaus-sweep-'))
  for (const path of wanted) {
    mkdirSync(join(out, path), { recursive: true })
    writeFileSync(join(out, path, 'index.html'), '')
  }
})
afterEach(() => rmSync(out, { recursive: true, force: true }))

test('the sweeps find every page of the content, and every other page of the export', () => {
  expect(wanted.length).toBeGreaterThan(20)
  expect(routesOf(out)).toEqual([...wanted].sort())
  mkdirSync(join(out, 'more'))
  writeFileSync(join(out, 'more', 'index.html'), '')
  expect(routesOf(out)).toContain('/more/')
})

test('the sweeps fail when they find fewer pages than the content has', () => {
  rmSync(join(out, 'careers', 'index.html'))
  expect(() => routesOf(out)).toThrow('The export lacks /careers/: run "npm run build" first.')
})

test('the parts of a sweep leave no page out', () => {
  expect(chunks(wanted, 10).flat().sort()).toEqual([...wanted].sort())
  for (const part of chunks(wanted, 10)) expect(part.length).toBeLessThanOrEqual(10)
})
