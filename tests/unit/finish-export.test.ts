import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { finishExport } from '../../scripts/finish-export.ts'

const WHOLE = {
  '404.html': '<html></html>',
  'robots.txt': '',
  'sitemap.xml': '',
  'llms.txt': '',
  'routes.json': '[]',
  'manifest.webmanifest': '',
  '.well-known/security.txt': '',
  'index.html': '<html></html>',
  'about/index.html': '<html></html>',
}

let out: string
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'wrenhaus-export-'))
})
afterEach(() => rmSync(out, { recursive: true, force: true }))

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(out, name)), { recursive: true })
    writeFileSync(join(out, name), text)
  }
}

test('takes away the second copies of the 404 page and keeps the first', () => {
  write({ ...WHOLE, '404/index.html': '', '_not-found/index.html': '', '_not-found.txt': '' })
  expect(finishExport(out, ['/', '/about/'])).toEqual([])
  expect(existsSync(join(out, '404'))).toBe(false)
  expect(existsSync(join(out, '_not-found'))).toBe(false)
  expect(existsSync(join(out, '_not-found.txt'))).toBe(false)
  expect(existsSync(join(out, '404.html'))).toBe(true)
})

test('takes away what nothing asks for, and keeps the data that links fetch', () => {
  const asked = ['about/index.txt', 'about/__next._tree.txt', 'about/__next.about.__PAGE__.txt']
  const unasked = ['__next._full.txt', 'about/__next._full.txt']
  write({ ...WHOLE, ...Object.fromEntries([...asked, ...unasked].map((name) => [name, ''])) })
  expect(finishExport(out, ['/', '/about/'])).toEqual([])
  expect(asked.filter((name) => !existsSync(join(out, name)))).toEqual([])
  expect(unasked.filter((name) => existsSync(join(out, name)))).toEqual([])
})

test('names every page and file that is missing or cut off', () => {
  write({ ...WHOLE, 'about/index.html': '<html><p>half' })
  rmSync(join(out, 'robots.txt'))
  expect(finishExport(out, ['/', '/about/', '/contact/'])).toEqual([
    `${join(out, 'robots.txt')} is missing`,
    `${join(out, 'about/index.html')} is not a whole page`,
    `${join(out, 'contact/index.html')} is missing`,
  ])
})
