import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { securityText } from '../../lib/seo/security-text.ts'
import { breachesOf } from '../../scripts/seal/breaches.ts'
import { sealPage } from '../../scripts/seal/page.ts'
import { TRUSTED_TYPES_SCRIPT } from '../../scripts/seal/trusted-types.ts'

const sha = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const SHEET = '@font-face{src:url(../media/a.woff2)}p{mask:url("data:image/png;base64,A")}i{color:red}'
const read = (path: string) => Buffer.from(path.endsWith('.css') ? SHEET : 'let a')
const publish = (_: string, extension: string) => `/_next/static/pages/a.${extension}`
const seal = (html: string, messageOrigin = '') => sealPage(html, { path: '/about/', messageOrigin, read, publish })
const policyOf = (html: string) => /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? ''

const PAGE = [
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><script src="/_next/static/chunks/a.js" async=""></script>',
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/></head><body>',
  '<p style="--stagger:1">one</p><p style="font-family:&quot;A &amp; B&quot;">two</p><p style="--stagger:1">three</p>',
  '<script type="application/ld+json">{"a":1}</script><form action="mailto:hello@wrenhaus.example"></form>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"a\\n"])</script><script>self.__next_f.push([1,"b"])</script></body></html>',
].join('')

test('the policy comes first, right after the charset', async () => {
  expect(await seal(PAGE)).toMatch(/<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"/)
})

test('the data of a page becomes one script, and its hash is the one of its bytes', async () => {
  const flight = "(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,'a\\nb'])"
  expect(await seal(PAGE)).toContain(`<script>${flight}</script></body>`)
  expect(policyOf(await seal(PAGE))).toContain(`script-src 'self' '${sha(flight)}';`)
})

test('a text of the page that looks like data is left as it is', async () => {
  const text = '<code>self.__next_f.push([1,&quot;a&quot;])</code>'
  const sealed = await seal(PAGE.replace('<p ', `${text}<p `))
  expect(sealed).toContain(text)
  expect(sealed).toContain("self.__next_f.push([1,'a\\nb'])</script></body>")
})

test('style sheets and the styles of single elements become one style element with one hash', async () => {
  // The page has no i element, nor has its script.
  const sheet = '@font-face{src:url(/_next/static/media/a.woff2)}p{mask:url("data:image/png;base64,A")}'
  const rules = '[data-style="0"]:not(#_){--stagger:1}[data-style="1"]:not(#_){font-family:"A & B"}'
  const sealed = await seal(PAGE)
  const link = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next" disabled>'
  expect(sealed).toContain(`<style>${sheet}${rules}</style>${link}`)
  expect(sealed).toContain('<p data-style="0">one</p><p data-style="1">two</p><p data-style="0">three</p>')
  expect(policyOf(sealed)).toContain(`style-src 'self' '${sha(sheet + rules)}';`)
})

test.each(['a "quoted" word', "it's", 'back\\slash \\" and \\\\', '\u2028 \\n', '</p>'])(
  'between single quotes the data means the same: %s',
  async (data) => {
    const quoted = JSON.stringify(data).replaceAll('<', '\\u003c')
    const flight = /push\(\[1,('.*')\]\)/s.exec(await seal(PAGE.replace('"b"', quoted)))?.[1]
    expect(runInNewContext(flight ?? '')).toBe(`a\n${data}`)
  },
)

test('a style sheet that would end its element is refused', async () => {
  const read = () => Buffer.from('p{content:"</style>"}')
  await expect(sealPage(PAGE, { path: '/', messageOrigin: '', read, publish })).rejects.toThrow(/end/)
})

test('the theme is set by our own script: that of next-themes, which does the same, is emptied', async () => {
  const theme = '<script>((a,b)=>{a>b})("data-theme","theme","light",null)</script>'
  const sealed = await seal(PAGE.replace('<form', `${theme}<form`))
  expect(sealed).toContain('<script></script><form')
  expect(breachesOf(sealed, read)).toEqual([])
})

test('scripts carry the hash of their bytes', async () => {
  expect((await seal(PAGE)).split(`integrity="${sha('let a')}"`)).toHaveLength(2)
})

test('nothing is allowed that the pages do not need', async () => {
  const policy = policyOf(await seal(PAGE))
  expect(policy).toMatch(/^default-src 'none';/)
  expect(policy).toContain("connect-src 'self';")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toContain('unsafe')
  expect(policyOf(await seal(PAGE, 'https://api.emailjs.com'))).toContain("connect-src 'self' https://api.emailjs.com;")
})

test('a sealed page breaks nothing of its own policy', async () => {
  expect(breachesOf(await seal(PAGE), read)).toEqual([])
})

test.each<[string, (html: string) => string]>([
  ['an inline script has no hash: "alert(1)"', (html) => html.replace('</body>', '<script>alert(1)</script></body>')],
  ['an event handler in an attribute: onclick', (html) => html.replace('<p ', '<p onclick="alert(1)" ')],
  ['a style in an attribute: "color:red"', (html) => html.replace('<p ', '<p style="color:red" ')],
  ['a style element has no hash: "p{}"', (html) => html.replace('</head>', '<style>p{}</style></head>')],
  [
    'something foreign is fetched: //evil.example/a.png',
    (html) => html.replace('<p ', '<img src="//evil.example/a.png"><p '),
  ],
  [
    'something foreign is fetched: https://evil.example/2x.png',
    (html) => html.replace('<p ', '<img srcset="/a.png 1x, https://evil.example/2x.png 2x"><p '),
  ],
  ['there is no place for a iframe element', (html) => html.replace('<p ', '<iframe></iframe><p ')],
  [
    'a script in a link: "javascript:alert(1)"',
    (html) => html.replace('<p ', '<a href="javascript:alert(1)">x</a><p '),
  ],
  ['no integrity, or a wrong one: /_next/static/chunks/a.js', (html) => html.replace(/ integrity="[^"]*"/, '')],
  [
    'a form goes where the policy does not let it: https://evil.example/',
    (html) => html.replace('mailto:hello@wrenhaus.example', 'https://evil.example/'),
  ],
  [
    "script-src allows 'unsafe-inline'",
    (html) => html.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
  ],
  ["base-uri is not 'none'", (html) => html.replace("base-uri 'none';", '')],
  ['0 policies where there should be one', (html) => html.replace(/<meta http-equiv[^>]*>/, '')],
  ['a script breaks off: "let a =\'"', (html) => html.replace('</body>', "<script>let a ='</script>'</script></body>")],
])('the build stops at: %s', async (sentence, spoil) => {
  expect(breachesOf(spoil(await seal(PAGE)), read)).toContain(sentence)
})

test('the build stops at a script that a page loads late and knows no hash of', async () => {
  const files: Record<string, string> = {
    '/_next/static/pages/a.js': 'SCRIPTS=[["/_next/static/chunks/b.js","sha256-old"]];',
  }
  const late = '<script data-file="/_next/static/pages/a.js" data-integrity="sha256-old"></script></body>'
  const page = (await seal(PAGE)).replace('</body>', late)
  const found = breachesOf(page, (path) => (files[path] ? Buffer.from(files[path]) : read(path)))
  expect(found).toContain('no integrity, or a wrong one: /_next/static/pages/a.js')
  expect(found).toContain('no integrity, or a wrong one: /_next/static/chunks/b.js')
})

test('a page whose style would end its rule is not sealed', async () => {
  await expect(seal(PAGE.replace('--stagger:1', 'a:b}*{c:d'))).rejects.toThrow('cannot be made a rule')
})

test('trusted types let pass what the site makes, and nothing else', () => {
  type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>
  const made: Record<string, Rules> = {}
  const trustedTypes = { createPolicy: (name: string, rules: Rules) => Object.assign(made, { [name]: rules }) }
  new Function('self', TRUSTED_TYPES_SCRIPT)({ trustedTypes })
  expect(made.default?.createHTML('<script></script>')).toBe('<script></script>')
  expect(made.default?.createHTML('{"@context":"https://schema.org"}')).toBe('{"@context":"https://schema.org"}')
  expect(made.default?.createHTML('<img src=x onerror=alert(1)>')).toBeNull()
  expect(made.default?.createHTML('<script>alert(1)</script>')).toBeNull()
  expect(made.default?.createScriptURL('/_next/static/chunks/a.js')).toBe('/_next/static/chunks/a.js')
  expect(made.default?.createScriptURL('https://evil.example/_next/static/a.js')).toBeNull()
  expect(Object.keys(made.default ?? {})).toEqual(['createHTML', 'createScriptURL'])
  // In the page's HTML it stands between script tags.
  expect(TRUSTED_TYPES_SCRIPT).not.toContain('</script')
  // A browser without trusted types.
  expect(() => new Function('self', TRUSTED_TYPES_SCRIPT)({})).not.toThrow()
})

test('security.txt is valid for half a year from the build', () => {
  const site = {
    url: 'https://wrenhaus.example',
    language: 'en',
    emails: { general: 'a@b.example', careers: 'c@b.example' },
  } as const
  expect(securityText(site, new Date('2026-11-21T15:00:00Z'))).toBe(
    'Contact: mailto:a@b.example\nExpires: 2027-05-21T00:00:00Z\nPreferred-Languages: en\nCanonical: https://wrenhaus.example/.well-known/security.txt\n',
  )
})
