import { splitStyles } from '../../scripts/seal/first-view.ts'

const page = (hero: string, section = '<p class="later">Later</p>') =>
  `<html><head></head><body><header class="top"></header><main>${hero}<section data-kept="3" class="floor">${section}</section></main></body></html>`
const HERO = '<h1 class="big md:big">Wrens</h1><pre><b class="code-word">let</b></pre>'
const split = (css: string, html = page(HERO)) => {
  const parts = splitStyles(css, html)
  if (!parts) throw new Error('the page was not parted')
  return parts
}

test('what stands before the first section has its rules in the page, what comes later in a sheet', () => {
  const { first, rest, place } = split('body{a:b}.big{a:b}.later{c:d}.code-word{e:f}.floor{g:h}.gone .big{i:j}')
  expect(first).toBe('body{a:b}.big{a:b}.code-word{e:f}.floor{g:h}')
  expect(rest).toBe('.later{c:d}.gone .big{i:j}')
  expect(page(HERO).slice(place)).toMatch(/^<p class="later">/)
})

test('a rule that has to come after one of the sheet is said again', () => {
  const { first, rest } = split('.later{display:flex}@media (min-width:48rem){.md\\:big{display:none}}.big{color:red}')
  expect(first).toBe('@media (min-width:48rem){.md\\:big{display:none}}.big{color:red}')
  expect(rest).toBe('.later{display:flex}@media (min-width:48rem){.md\\:big{display:none}}')
})

test.each([
  ['.later{margin:0}.big{margin-top:1px}', true],
  ['.later{inset:0}.big{top:1px}', true],
  ['.later{line-height:1}.big{font:inherit}', true],
  ['.later{gap:0}.big{column-gap:1px}', true],
  ['.later{place-items:end}.big{align-items:center}', true],
  ['.later{--a:0}.big{--a:1;b:var(--a)}', true],
  ['.later{--a:0}.big{--b:1;b:var(--b)}', false],
  ['@layer x{.later{margin:0}}@layer y{.big{margin:0}}', false],
])('which rules those are: %s', (css, again) => {
  expect(split(css).rest.includes('.big')).toBe(again)
})

test('the ranks of the layers stay what they were', () => {
  expect(split('@layer low{.later{a:b}}@layer high{.big{a:b}}').first).toBe('@layer low,high;@layer high{.big{a:b}}')
})

test('states that scripts bring count, but for those of a pointer and of the focus', () => {
  const css =
    'html[data-theme=dark] .big{a:b}.big:focus-visible{a:b}.big:hover{a:b}.top[data-open]:not([hidden],:focus){a:b}.big:not(:focus){a:b}'
  const { first, rest } = split(css)
  expect(first).toBe(css.replace('.big:focus-visible{a:b}.big:hover{a:b}', ''))
  expect(rest).toContain('.big:focus-visible{a:b}.big:hover')
})

test('a class name that looks like a state is none', () => {
  expect(split('.hover\\:big{a:b}.\\:-x{a:b}', page('<i class="hover:big :-x"></i>')).first).toBe(
    '.hover\\:big{a:b}.\\:-x{a:b}',
  )
})

test('what is closed, and what only paper or a system’s own colours show, comes later', () => {
  const css = '.inside{a:b}.closed{c:d}@media print{.big{e:f}}@media (forced-colors:active){.big{g:h}}'
  const { first, rest } = split(
    css,
    page('<h1 class="big"></h1><div class="closed" popover="auto"><i class="inside"></i></div>'),
  )
  expect(first).toBe('')
  expect(rest).toBe(css)
})

test('variables and animations come with what uses them, in rules and in attributes', () => {
  const css =
    ':root{--a:1;--b:2;--c:var(--a);--d:4}@keyframes go{to{x:y}}@keyframes stay{to{x:y}}.big{w:var(--c);animation:go}.later{animation:stay}'
  const { first, rest } = split(css, page(`${HERO}<svg><path fill="var(--b)"></path></svg>`))
  expect(first).toBe(':root{--a:1;--b:2;--c:var(--a)}@keyframes go{to{x:y}}.big{w:var(--c);animation:go}')
  expect(rest).toBe(':root{--a:1;--b:2;--c:var(--a);--d:4}@keyframes stay{to{x:y}}.later{animation:stay}')
})

test('faces come with what is set in them; those that the first view has are not said again', () => {
  const face = (name: string) => `@font-face{font-family:${name};src:url(/${name}.woff2)}`
  const { first, rest } = split(`${face('wren')}${face('finch')}.big{font-family:wren}.later{font-family:finch}`)
  expect(first).toBe(`${face('wren')}.big{font-family:wren}`)
  expect(rest).toBe(`${face('finch')}.later{font-family:finch}`)
})

test('a page without sections keeps all of its styles', () => {
  expect(splitStyles('.big{a:b}', '<html><body><h1 class="big"></h1></body></html>')).toBeUndefined()
})
