import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fitting, readyChunks } from '../../scripts/seal/chunks.ts'
import { shortNames, withShortNames } from '../../scripts/seal/short-names.ts'

const SHEET = [
  '@layer components{.wrap{a:b}[class*=floor-]{a:b}}',
  '@layer utilities{.flex{a:b}.lg\\:pt-1\\.5{a:b}.w-\\[min\\(7vw\\,2rem\\)\\]{a:b}.\\[\\&\\>li\\]\\:m-0>li{a:b}',
  ':is(:where(.group\\/switch)[data-on] .gap-1){a:b}@media print{.gap-2,.wrap .gap-3{a:b}}}',
  '@keyframes go{33.3%{a:b}}',
].join('')
const named = (scripts: string[] = [], data: string[] = []) => {
  const names = shortNames([SHEET], scripts, data)
  return { ...names, ...withShortNames(names.words) }
}
/** Which of these names a page would have after all. */
const kept = (script: string, names: string) =>
  named([script])
    .page(`<p class="${names}">`)
    .replace(/^<p class="|">$/g, '')
    .split(' ')
    .filter((name) => names.split(' ').includes(name))

describe('classes of utilities', () => {
  test('have short names in sheets, pages, data and scripts, the same in each', () => {
    const names = named(['x={className:"flex gap-1"}'])
    const short = /<p class="(.*) wrap">/.exec(names.page('<p class="flex gap-1 wrap">'))?.[1] ?? ''
    expect(short).toMatch(/^[a-z][A-Z] [a-z][A-Z]$/)
    const [flex = '', gap = ''] = short.split(' ')
    expect(names.sheet(SHEET)).toContain(`@layer utilities{.${flex}{a:b}`)
    expect(names.sheet(SHEET)).toContain(` .${gap}){a:b}`)
    expect(names.data('1:["$","p",null,{"className":"flex gap-1 wrap"}]')).toContain(`"className":"${short} wrap"`)
    expect(names.page(String.raw`"{\"imageClassName\":\"flex\"}"`)).toContain(String.raw`ClassName\":\"${flex}\"`)
    expect(names.script('x={className:"flex gap-1"}')).toBe(`x={className:"${short}"}`)
  })

  test('also those with signs, as each kind of file writes them', () => {
    const names = named()
    const [one, two, three] = ['lg:pt-1.5', 'w-[min(7vw,2rem)]', '[&amp;&gt;li]:m-0'].map(
      (name) => /"(.*)"/.exec(names.page(`<p class="${name}">`))?.[1],
    )
    expect(names.sheet(SHEET)).toContain(`.${one}{a:b}.${two}{a:b}.${three}>li{a:b}`)
    expect(names.data(String.raw`"className":"[\u0026\u003eli]:m-0"`)).toBe(`"className":"${three}"`)
    expect(names.data('"className":"[&>li]:m-0"')).toBe(`"className":"${three}"`)
  })

  test('keep what is not theirs: parts of our own, steps of keyframes, text', () => {
    const names = named()
    expect(names.sheet(SHEET)).toContain('.wrap{a:b}[class*=floor-]{a:b}')
    expect(names.sheet(SHEET)).toContain('{33.3%{a:b}}')
    expect(names.page('<p title="flex">flex</p>')).toBe('<p title="flex">flex</p>')
  })

  test.each([
    ['x={display:"flex"}', 'flex gap-1', ['flex']],
    ['x.querySelector(".flex > p")', 'flex gap-1', ['flex']],
    ['x={className:n==="flex"?"gap-1":"gap-2"}', 'flex gap-1 gap-2', ['flex']],
    [`x={className:\`gap-\${n} flex\`}`, 'flex gap-1 gap-2', ['gap-1', 'gap-2']],
    ['let a="gap-"+n', 'flex gap-1 gap-2', ['gap-1', 'gap-2']],
    ['let a="flex or gap-1"', 'flex gap-1 gap-2', ['flex', 'gap-1']],
    ['let a="flex wrap"', 'flex gap-1', []],
    [`x={className:\`\${n} flex\`}`, 'flex gap-1', []],
    ['x={className:a&&"flex",icon:"gap-1"}', 'flex gap-1', ['gap-1']],
  ])('stay where a script means more than classes: %s', (script, names, left) => {
    expect(kept(script, names)).toEqual(left)
  })

  test('stay where the data of a page means more', () => {
    const names = named([], ['1:["$","$L2",null,{"className":"flex","kind":"gap-1"}]'])
    expect(names.page('<p class="flex gap-1">')).toMatch(/^<p class="[a-z][A-Z] gap-1">$/)
  })
})

describe('custom properties', () => {
  const css =
    '@property --tw-a{syntax:"*"}:root{--ink:red;--line-strong:var(--ink)}p{color:var(--ink,var(--line-strong));--line-strong:1}'
  const names = (scripts: string[], data: string[] = []) => shortNames([css], scripts, data).sheet(css)

  test('have short names too, the same wherever they stand', () => {
    expect(names([])).toBe(
      '@property --aC{syntax:"*"}:root{--aA:red;--aB:var(--aA)}p{color:var(--aA,var(--aB));--aB:1}',
    )
  })

  test.each([
    ['a script sets', ["x.style.setProperty('--ink',1)"], []],
    ['a script gives', ["x={'--ink':1}"], []],
    ['a script names in a value', ["x.background='var(--ink)'"], []],
    ['the data of a page names', [], ['1:["$","p",null,{"style":{"--ink":"red"}}]']],
  ])('keep the name that %s', (_, scripts, data) => {
    expect(names(scripts, data)).toContain('{--ink:red;')
    expect(names(scripts, data)).not.toContain('--line-strong')
  })

  test('keep names of which a script puts the end together', () => {
    expect(names([`x=\`--line-\${y}\``])).toContain('--line-strong')
  })
})

describe('chunks', () => {
  let out = ''
  beforeEach(() => {
    out = mkdtempSync(join(tmpdir(), 'chunks-'))
    mkdirSync(join(out, '_next/static/chunks'), { recursive: true })
  })
  afterEach(() => rmSync(out, { recursive: true }))

  const ready = (files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(out, name), text)
    return fitting(readyChunks(out, Object.keys(files)))
  }
  const chunks = () => readdirSync(join(out, '_next/static/chunks')).sort()
  const chunk = (name: string) => `_next/static/chunks/${name}`
  const PAGE = '<script src="/_next/static/chunks/a.js" async=""></script>"static/chunks/b.js"'

  test('that pages start with are compiled ahead, under a name of their own in whatever names them', () => {
    const files = {
      'index.html': PAGE,
      [chunk('a.js')]: 'a()',
      [chunk('b.js')]: 'load("static/chunks/a.js")',
      [chunk('c.js')]: 'c()',
    }
    const page = ready(files)('index.html', PAGE)
    const [a = '', b = '', c] = chunks()
    expect([a, b, c]).toEqual([
      expect.stringMatching(/^a\.\w{6}\.js$/),
      expect.stringMatching(/^b\.\w{6}\.js$/),
      'c.js',
    ])
    expect(readFileSync(join(out, chunk(a)), 'utf8')).toBe('//# allFunctionsCalledOnLoad\na()')
    expect(readFileSync(join(out, chunk(b)), 'utf8')).toBe(`load("static/chunks/${a}")`)
    expect(page).toContain(`src="/_next/static/chunks/${a}" async`)
    expect(page).toContain(`"static/chunks/${b}"`)
  })

  test('have another name when what they name has, and no other', () => {
    const files = {
      'index.html': PAGE,
      [chunk('a.js')]: 'a()',
      [chunk('b.js')]: 'load("static/chunks/d.css")',
      [chunk('d.css')]: SHEET,
    }
    ready(files)
    const before = chunks()
    rmSync(join(out, '_next/static/chunks'), { recursive: true })
    mkdirSync(join(out, '_next/static/chunks'))
    ready({ ...files, [chunk('d.css')]: SHEET.replace('a:b', 'a:c') })
    const after = chunks()
    expect(before[0]).toBe(after[0])
    expect(before[1]).not.toBe(after[1])
    expect(before[2]).not.toBe(after[2])
  })
})
