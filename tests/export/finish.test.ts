import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UNFINISHED } from '../../server/unfinished.ts'

const tsx = createRequire(join(process.cwd(), 'package.json')).resolve('tsx/cli')
let out: string

/** A page as a framework exports it; `body` is added to it. */
const page = (body = '', head = '<meta charset="utf-8"/>') =>
  `<!DOCTYPE html><html><head>${head}<link rel="stylesheet" href="/a.css"/><link rel="preload" as="script" href="/a.js"/><script src="/a.js" async=""></script><script src="/old.js" nomodule=""></script><script blocking="render">early=1</script></head><body><p>Text</p><script type="application/ld+json">{"a":1}</script><script>data=["${body.length}"]</script>${body}<script>begin()</script><script src="/b.js" async=""></script></body></html>`

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'export-'))
  for (const name of ['a.css', 'a.js', 'b.js', 'old.js']) writeFileSync(join(out, name), `/* ${name} */`)
})
afterEach(() => rmSync(out, { recursive: true, force: true }))

function finish(pages: Record<string, string>) {
  for (const [name, html] of Object.entries(pages)) {
    mkdirSync(join(out, name, '..'), { recursive: true })
    writeFileSync(join(out, name), html)
  }
  const { status, stderr } = spawnSync(process.execPath, [tsx, 'build/finish/main.ts', out], { encoding: 'utf8' })
  return { status, stderr, read: (name: string) => readFileSync(join(out, name), 'utf8') }
}

test('scripts leave the page for one file, in their order, and what must run before the first paint stays', () => {
  const { status, read } = finish({ 'index.html': page() })
  expect(status).toBe(0)
  const html = read('index.html')
  expect(html).toContain('<script blocking="render">early=1</script>')
  expect(html).toContain('<script type="application/ld+json">{"a":1}</script>')
  expect(html).not.toMatch(/begin\(\)|src="\/[ab]\.js"|as="script"/)
  const [file = ''] = readdirSync(join(out, '_next/static/pages')).filter((name) => name.endsWith('.js'))
  expect(html).toContain(`data-file="/_next/static/pages/${file}"`)
  const text = read(`_next/static/pages/${file}`)
  expect(text).toMatch(/^data=\["0"\]\n;begin\(\)\n;\[\["\/a\.js","sha256-[^"]+"\],\["\/b\.js","sha256-/)
})

test('the policy stands before all that loads, names each inline text, and files carry their integrity', () => {
  const { read } = finish({ 'index.html': page('<p style="left:1%">x</p>') })
  const html = read('index.html')
  expect(html).toMatch(
    /<meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src 'none';/,
  )
  expect(
    html
      .match(/script-src 'self'([^;]+)/)?.[1]
      ?.trim()
      .split(' '),
  ).toHaveLength(2)
  expect(html).toMatch(/style-src-attr 'unsafe-hashes' 'sha256-/)
  expect(html).toMatch(/<link integrity="sha256-[^"]+" rel="stylesheet"/)
  expect(html).toMatch(/<script integrity="sha256-[^"]+" src="\/old\.js" nomodule/)
})

test('texts are compressed, copies of the 404 page are gone, and so is the mark of an unfinished export', () => {
  const { status } = finish({
    'index.html': page(),
    '404.html': page('<i></i>'),
    '_not-found/index.html': page('<b></b>'),
  })
  expect(status).toBe(0)
  for (const name of ['index.html.br', 'index.html.gz', 'a.css.br', '404.html'])
    expect(existsSync(join(out, name))).toBe(true)
  for (const name of ['_not-found', UNFINISHED]) expect(existsSync(join(out, name))).toBe(false)
})

test.each([
  ['has no scripts', page().replace(/<script.*?<\/script>/g, ''), 'has no scripts to defer'],
  ['has its inline scripts under another type', page().replaceAll('<script>', '<script type="text/x">'), 'no scripts'],
  ['is cut off', page().slice(0, -20), 'the page is cut off'],
  ['has an inline script that is not valid', page('<script>const = 1</script>'), 'SyntaxError|Unexpected token'],
  ['names a script without a file', page('<script src="/gone.js"></script>'), 'gone\\.js'],
  ['does not name its charset', page('', '<title>x</title>'), 'charset'],
  ['holds a frame', page('<iframe></iframe>'), '<iframe>'],
  ['has an event handler in an attribute', page('<p onclick="x()">x</p>'), 'onclick'],
  ['loads from another site', page('<img src="https://other.example/x.png">'), 'other\\.example'],
  ['links to a script', page('<a href="javascript:x()">x</a>'), 'javascript:'],
  ['posts to another site', page('<form action="https://other.example/"></form>'), 'other\\.example'],
])('a page that %s stops the step, which names it, and the export stays unfinished', (_, html, reason) => {
  const { status, stderr } = finish({ 'about/index.html': html })
  expect(status).not.toBe(0)
  expect(stderr).toMatch(new RegExp(`about/index\\.html: [^]*(${reason})`))
  expect(existsSync(join(out, UNFINISHED))).toBe(true)
})

test('two pages with the same data stop the step', () => {
  const { status, stderr } = finish({ 'a/index.html': page(), 'b/index.html': page() })
  expect(status).not.toBe(0)
  expect(stderr).toMatch(/b\/index\.html: EEXIST/)
})

test('an export that is not there stops the step, and one that is not finished is not served', () => {
  rmSync(out, { recursive: true })
  expect(finish({}).stderr).toMatch(/ENOENT[^\n]*export-/)
  mkdirSync(out)
  writeFileSync(join(out, UNFINISHED), '')
  const script = `import('./server/site.ts').then(({ startSite }) => startSite({ PORT: '0' }, ${JSON.stringify(out)})).catch((error) => console.error(error.message))`
  const { stderr } = spawnSync(process.execPath, [tsx, '--eval', script], { encoding: 'utf8' })
  expect(stderr).toContain('is not finished: run npm run build again')
})
