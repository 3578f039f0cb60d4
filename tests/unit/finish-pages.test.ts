import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { takeSharedParts, withSharedParts } from '../../scripts/seal/shared-parts.ts'

let out: string
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'finish-pages-'))
})
afterEach(() => rmSync(out, { recursive: true, force: true }))

function write(name: string, text: string): void {
  mkdirSync(dirname(join(out, name)), { recursive: true })
  writeFileSync(join(out, name), text)
}
const read = (name: string) => readFileSync(join(out, name))

const PART = '<a href="/">Home</a><ul><li>One</li></ul>'
const SHARED = `<main><div data-part="menu">${PART}</div><div data-part="foot">Foot</div></main>`

describe('what all pages share', () => {
  test('is taken from the page where it was made, and that page goes', () => {
    write('shared-parts/index.html', SHARED)
    expect([...takeSharedParts(out)]).toEqual([
      ['menu', PART],
      ['foot', 'Foot'],
    ])
    expect(existsSync(join(out, 'shared-parts'))).toBe(false)
  })

  const parts = new Map([['menu', PART]])

  test('comes into its place in pages, and in data as a text', () => {
    expect(withSharedParts('<div data-kept="part-menu">\u00a4part-menu\u00a4</div>', parts)).toBe(
      `<div data-kept="part-menu">${PART}</div>`,
    )
    const data = '2:["$","div",null,{"dangerouslySetInnerHTML":{"__html":"\u00a4part-menu\u00a4"}}]'
    expect(JSON.parse(withSharedParts(data, parts).slice(2))[3].dangerouslySetInnerHTML.__html).toBe(PART)
  })

  test('is not meant by a text that only has the same signs around it', () => {
    expect(withSharedParts('<p>\u00a4menu\u00a4</p>', parts)).toBe('<p>\u00a4menu\u00a4</p>')
  })

  test('has to be there', () => {
    expect(() => withSharedParts('<div>\u00a4part-foot\u00a4</div>', parts)).toThrow('the layout has no part "foot"')
  })
})

describe('many pages', () => {
  const PAGES = 450
  const page = (number: number) =>
    `<html><head><meta charSet="utf-8"/></head><body><div data-kept="part-menu">\u00a4part-menu\u00a4</div>${'<p>Page</p>'.repeat(200)}${number}</body></html>`
  const finish = () => spawnSync('npx', ['tsx', 'tests/setup/finish-pages.ts', out], { encoding: 'utf8' })

  beforeEach(() => {
    write('shared-parts/index.html', SHARED)
    for (let number = 0; number < PAGES; number++) write(`${number}/index.html`, page(number))
  })

  test('are sealed and compressed, each of them, by several processes', () => {
    const { stdout, stderr, status } = finish()
    expect({ stderr: stderr.replace(/^npm warn.*\n?/gm, ''), status }).toEqual({ stderr: '', status: 0 })
    const { breaches, done } = JSON.parse(stdout) as { breaches: string[]; done: string[] }
    expect(done).toHaveLength(PAGES)
    expect(breaches).toEqual([])
    for (let number = 0; number < PAGES; number++) {
      const sealed = read(`${number}/index.html`)
      expect(sealed.toString()).toContain(`<meta http-equiv="Content-Security-Policy"`)
      expect(sealed.toString()).toContain(PART)
      expect(brotliDecompressSync(read(`${number}/index.html.br`)).equals(sealed)).toBe(true)
    }
  })

  test.each([448, 449])('end with an error when one cannot be sealed, whichever process had it: %i', (number) => {
    write(`${number}/index.html`, page(number).replace('charSet', 'name'))
    const { stderr, status } = finish()
    expect(status).not.toBe(0)
    expect(stderr).toContain('does not name its charset')
  })
})
