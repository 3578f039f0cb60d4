import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exportedPages, OUT } from './exported-pages.ts'

const STATIC = join(OUT, '_next/static')
const css = readdirSync(STATIC, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(join(STATIC, name), 'utf8'))
  .join('\n')

/** Class names of the style sheets, with their escapes undone: `.lg\:flex` → `lg:flex`. */
const defined = new Set(
  [...css.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi)].map(([, name = '']) =>
    name
      .replace(/\\([0-9a-f]{1,6}) ?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
      .replace(/\\(.)/g, '$1'),
  ),
)

/** Names that other selectors refer to, or that only scripts look for. */
const MARKS = /^((group|peer)(\/[\w-]+)?|carousel-(previous|next))$/

const pages = exportedPages()
const used = new Map<string, string>()
for (const { route, document } of pages) {
  for (const element of document.querySelectorAll('[class]')) {
    for (const name of (element.getAttribute('class') ?? '').split(/\s+/)) if (name) used.set(name, route)
  }
}

test('pages and style sheets were read', () => {
  expect(used.size).toBeGreaterThan(300)
  expect(defined.size).toBeGreaterThan(300)
  expect(defined).toContain('testimonial-quote')
})

test('every class that a page uses is defined', () => {
  const missing = [...used].filter(([name]) => !defined.has(name) && !MARKS.test(name))
  expect(missing.map(([name, route]) => `${name} on ${route}`)).toEqual([])
})

test('every custom property that the styles use is set somewhere', () => {
  const html = pages.map((page) => page.html).join('')
  const set = new Set([...`${css}${html}`.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name))
  for (const [, name] of css.matchAll(/@property (--[\w-]+)/g)) set.add(name)
  const wanted = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name)
  expect(wanted.length).toBeGreaterThan(100)
  expect([...new Set(wanted)].filter((name) => !set.has(name))).toEqual([])
})
