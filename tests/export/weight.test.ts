import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { WEIGHT } from '../../scripts/bench/budgets.ts'
import { overWeight, weighPage } from '../../scripts/bench/weigh.ts'
import { exportedPages, OUT } from './site.ts'

const sizeOf = (path: string): number => {
  const file = join(OUT, path)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

const textOf = (path: string) => readFileSync(join(OUT, path), 'utf8')

const pages = exportedPages().map(({ route, html }) => ({
  route,
  weight: weighPage(html, sizeOf(route.endsWith('/') ? `${route}index.html` : route), { sizeOf, textOf }),
}))

test('every page keeps within its budget of bytes and requests', () => {
  expect(pages.length).toBeGreaterThan(36)
  expect(pages.flatMap(({ route, weight }) => overWeight(route, weight))).toEqual([])
})

test('every kind of weight was found on every page', () => {
  for (const { weight } of pages) {
    const { foreign, ...found } = weight
    expect(foreign).toBe(0)
    for (const [kind, amount] of Object.entries(found)) expect(`${kind} ${amount > 0}`).toBe(`${kind} true`)
    expect(weight.script).toBeGreaterThan(100 * 1024)
  }
})

test('a page over budget is refused, each excess by itself', () => {
  const heavy = [
    '<style>@font-face{src:url(/a.woff2)}</style><link rel="stylesheet" href="/a.css">',
    '<link rel="preload" as="script" href="/a.js"><script src="/a.js"></script><script src="/old.js" nomodule></script>',
    '<script src="//elsewhere.example/a.js"></script><script data-file="/_next/static/pages/own.js"></script>',
    ...Array.from({ length: WEIGHT.requests }, (_, number) => `<script src="/small/${number}.js"></script>`),
  ].join('')
  const sizes: Record<string, number> = {
    '/a.woff2': WEIGHT.fonts + 1,
    '/a.css': WEIGHT.css,
    '/a.js': WEIGHT.script,
    '/_next/static/chunks/late.js': 1,
    '/_next/static/pages/own.js': 60,
  }
  const weight = weighPage(heavy, WEIGHT.html + 40, {
    sizeOf: (path) => sizes[path] ?? 0,
    textOf: () => 'data "/_next/static/chunks/a.js" SCRIPTS=[["/_next/static/chunks/late.js","sha256-a"]]',
  })
  expect(overWeight('/heavy/', weight)).toEqual([
    `/heavy/: script ${WEIGHT.script + 1}, budget ${WEIGHT.script}`,
    expect.stringMatching(/^\/heavy\/: css \d+, budget/),
    expect.stringMatching(/^\/heavy\/: html \d+, budget/),
    `/heavy/: fonts ${WEIGHT.fonts + 1}, budget ${WEIGHT.fonts}`,
    `/heavy/: requests ${WEIGHT.requests + 7}, budget ${WEIGHT.requests}`,
    '/heavy/: foreign 1, budget 0',
  ])
})

test('a page within its budget is not', () => {
  const light = '<style>p{color:red}</style><script src="/a.js"></script>'
  expect(overWeight('/light/', weighPage(light, 1000, { sizeOf: () => 1000, textOf: () => '' }))).toEqual([])
})
