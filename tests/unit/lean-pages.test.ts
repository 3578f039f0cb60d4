import { withKept } from '../../scripts/seal/kept.ts'
import { withLateScripts } from '../../scripts/seal/late.ts'
import type { Publish } from '../../scripts/seal/styles.ts'
import { usedStyles } from '../../scripts/seal/used-styles.ts'

const LONG =
  'We take the front wall off, and this is what there is to see: people who design software and write it. '.repeat(2)
const SECTION = `["$","section",null,{"className":"floor","children":[["$","h2",null,{"children":"$$5 a month"}],"$L3"]}]`
const DATA = `1:"$Sreact.fragment"\n6:"/a.js"\n2:I[7,["$6"],"Menu"]\n4:T5,<>\n{}0:["$","div",null,{"children":[${SECTION},["$","$L2",null,{"label":"${LONG}"}]]}]\n3:["$","p",null,{"children":["One ","two ",3," ${LONG}"]}]\n`
const MARKUP = `<section class="floor"><h2>$5 a month</h2><p>One <!-- -->two <!-- -->3<!-- --> ${LONG}</p></section>`
const PAGE = `<body><div>${MARKUP}<button>Menu</button></div></body>`

describe('the data of a page', () => {
  test('leaves out what the page itself says, and what only that had named', () => {
    const { html, data } = withKept(PAGE, DATA)
    expect(html).toBe(PAGE.replace('<section', '<section data-kept="0"'))
    expect(data).toContain(
      '["$","section",null,{"className":"floor","dangerouslySetInnerHTML":{"__html":"\u00a40\u00a4"}}]',
    )
    expect(data).not.toContain('"p"')
  })

  test('keeps the rest as it was: texts of a length of their own, and what components are given', () => {
    const { data } = withKept(PAGE, DATA)
    expect(data).toContain('6:"/a.js"\n2:I[7,["$6"],"Menu"]\n4:T5,<>\n{}0:["$","div"')
    expect(data).toContain(`["$","$L2",null,{"label":"${LONG}"}]`)
  })

  test('leaves out what stands in for a page that is not there, with its component and the chunk of that', () => {
    const boundary = '["$","$L2",null,{"notFound":[["$","$L9",null,{}]]}]'
    const rows = `8:"/lost.js"\n9:I[8,["$8"],"Lost"]\n${DATA.replace(`"label":"${LONG}"`, () => `"label":${boundary}`)}`
    const { data } = withKept(PAGE, rows)
    expect(data).toContain('"/a.js"')
    expect(data).not.toMatch(/Lost|lost\.js/)
  })

  test('keeps what the page says otherwise, or has a component in it', () => {
    expect(withKept(PAGE.replace('two', 'zwei'), DATA).html).not.toContain('data-kept')
    const open = DATA.replace('"One "', '["$","$L2",null,{}]')
    expect(withKept(PAGE, open).data).toContain('"p"')
  })

  test('keeps what another piece of it leads into', () => {
    const { data } = withKept(PAGE, `${DATA}5:["$","b",null,{"children":"$0:props:children:0"}]\n`)
    expect(data).toContain(SECTION)
  })

  test('stays whole when its content looks like a mark', () => {
    const data = DATA.replace('One ', '\u00a41\u00a4')
    expect(withKept(PAGE, data)).toEqual({ html: PAGE, data })
  })

  test('says a piece that stands twice in the page once', () => {
    const { html, data } = withKept(
      `${PAGE}${MARKUP}`,
      DATA.replace(SECTION, () => `${SECTION},${SECTION}`),
    )
    expect(html.match(/data-kept/g)).toHaveLength(1)
    expect(data.match(/\u00a40\u00a4/g)).toHaveLength(2)
  })
})

describe('scripts', () => {
  const LARGE = `(e)=>{${'e();'.repeat(20_000)}}`
  const read = (path: string) =>
    Buffer.from(`TURBOPACK.push([self,12,(e)=>{e()},34,${path.includes('b.js') ? LARGE : 0}])`)
  const html = [
    '<head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
    '<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/c.js" noModule=""></script>',
    '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next" disabled/>',
    "<script>theme='dark'</script></head>",
    "<script>self.__next_f.push([1,'a'])</script>",
    '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js","static/chunks/b.js"],"runtimeModuleIds":[56]});</script>',
  ].join('')

  const files = new Map<string, string>()
  const publish: Publish = (text, extension) => {
    files.set(`/_next/static/pages/1.${extension}`, text)
    return `/_next/static/pages/1.${extension}`
  }
  const late = (page: string) => withLateScripts(page, (path) => Buffer.from(files.get(path) ?? read(path)), publish)
  const own = () => files.get('/_next/static/pages/1.js') ?? ''

  test('wait for the first view in a file of their own, the large ones run by themselves, what begins it all last', () => {
    const page = late(html)
    expect(page).toMatch(
      /^<head><script data-file="\/_next\/static\/pages\/1\.js" data-integrity="sha256-.*theme='dark'<\/script><\/head>$/s,
    )
    expect(page).not.toMatch(/preload|chunks|__next_f/)
    expect(own()).toMatch(
      /^self\.__next_f\.push\(\[1,'a'\]\);\{let SCRIPTS=\[\["\/_next\/static\/chunks\/a\.js","sha256-/,
    )
    expect(own()).toContain('STAGES=[34,56],SHEETS=[["/_next/static/chunks/a.css","next"]]')
  })

  test('that neither the data nor the beginning names are left out', () => {
    const chunk = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`
    late(`${html}${chunk('turbopack-1')}${chunk('named')}${chunk('other')}"/_next/static/chunks/named.js"`)
    expect(own()).toContain('"/_next/static/chunks/turbopack-1.js"')
    expect(own()).toContain('"/_next/static/chunks/named.js"')
    expect(own()).not.toContain('other.js')
  })

  test('of a page without Next stay as they are', () => {
    const page = '<script src="/_next/static/chunks/a.js" async=""></script>'
    expect(late(page)).toBe(page)
  })
})

describe('styles', () => {
  const CHUNKS: Record<string, string> = {
    'first.js': 'import("static/chunks/later.js")',
    'later.js': 'className:open?"slide is-open":"slide"',
  }
  const used = (css: string, html: string) => usedStyles(css, html, (name) => CHUNKS[name] ?? '')

  test('are those that the page, its scripts and what these fetch later can use', async () => {
    const css = '.hero{a:b}.slide{a:b}.slide.is-open{a:b}.gone{a:b}.hero .gone{a:b}.hero:not(.gone){a:b}'
    expect(await used(css, '<p class="hero"><script src="/_next/static/chunks/first.js">')).toBe(
      '.hero{a:b}.slide{a:b}.slide.is-open{a:b}.hero:not(.gone){a:b}',
    )
  })

  test('with names that need a backslash, states, attributes, conditions and layers', async () => {
    const css =
      '@layer a{.md\\:pt-1\\.5:hover{a:b}.w-\\[min\\(7vw\\,2rem\\)\\]{a:b}.\\[\\&\\>li\\]\\:m-0>li{a:b}.no\\:thing{a:b}}@media print{.pt-2{a:b}}[data-x="1"] .pt-2{a:b}[data-y] .pt-2{a:b}[data-y] .gone{a:b}[hidden]{a:b}:focus-visible{a:b}::selection{a:b}::view-transition-old(.page){a:b}*,:before{a:b}:root{--a:1}'
    const html = '<p data-x="1" class="md:pt-1.5 pt-2 w-[min(7vw,2rem)] [&amp;&gt;li]:m-0"><li>'
    expect(await used(css, html)).toBe(css.replace('.no\\:thing{a:b}', '').replace('[data-y] .gone{a:b}', ''))
  })
})
