import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles } from '../architecture/sources.ts'
import { exportedPages, OUT } from './exported-pages.ts'

const css = readdirSync(OUT, { recursive: true, encoding: 'utf8' })
  .filter((name) => /^(_next\/static|styles)\/.*\.css$/.test(name.replaceAll('\\', '/')))
  .map((name) => readFileSync(join(OUT, name), 'utf8'))
  .join('\n')

/** Class names of the style sheets, unescaped: `.lg\:flex` → `lg:flex`. */
const defined = new Set(
  [...css.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi)].map(([, name = '']) =>
    name
      .replace(/\\([0-9a-f]{1,6}) ?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
      .replace(/\\(.)/g, '$1'),
  ),
)

/** Classes without styles, for other selectors and scripts. */
const WITHOUT_STYLES = /^((group|peer)(\/[\w-]+)?|carousel-(previous|next)|job-(board|item))$/

const pages = exportedPages()
const used = new Map<string, string>()
for (const { route, document } of pages) {
  for (const element of document.querySelectorAll('[class]')) {
    for (const name of (element.getAttribute('class') ?? '').split(/\s+/)) if (name) used.set(name, route)
  }
}

test('this test reads pages and style sheets', () => {
  expect(used.size).toBeGreaterThan(300)
  expect(defined.size).toBeGreaterThan(300)
  expect(defined).toContain('testimonial-quote')
})

test('every class that a page uses is defined', () => {
  const missing = [...used].filter(([name]) => !defined.has(name) && !WITHOUT_STYLES.test(name))
  expect(missing.map(([name, route]) => `${name} on ${route}`)).toEqual([])
})

test('every custom property that the styles use is set somewhere', () => {
  // The code sets some in `style` attributes, which pages have only with the content for them, or when something happens.
  const code = sourceFiles(['app', 'components', 'lib']).map(({ text }) => text)
  const set = new Set(
    [...[css, ...code].join('').matchAll(/(--[\w-]+)'?\s*:|setProperty\('(--[\w-]+)'/g)].map(([, a, b]) => a ?? b),
  )
  for (const [, name] of css.matchAll(/@property (--[\w-]+)/g)) set.add(name)
  const required = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name)
  expect(required.length).toBeGreaterThan(100)
  expect([...new Set(required)].filter((name) => !set.has(name))).toEqual([])
})
