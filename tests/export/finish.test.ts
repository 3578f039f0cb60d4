import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { policyViolations } from '../../build/finish/check-content-security-policy.ts'
import { addPolicy } from '../../build/finish/content-security-policy.ts'
import { defer, LOADER } from '../../build/finish/defer-scripts.ts'

const tsx = createRequire(join(process.cwd(), 'package.json')).resolve('tsx/cli')
const script = join(process.cwd(), 'build/finish/main.ts')
let project: string
let out: string

/** A page as Next exports it, with `body` added. */
const page = (body = '', head = '<meta charset="utf-8"/>') =>
  `<!DOCTYPE html><html><head>${head}<link rel="stylesheet" href="/a.css"/><link rel="preload" as="script" href="/a.js"/><script src="/a.js" async=""></script><script src="/old.js" nomodule=""></script><script data-early="">early=1</script></head><body><p>Text</p><script type="application/ld+json">{"a":1}</script><script>data=["${body.length}"]</script>${body}<script>begin()</script><script src="/b.js" async=""></script></body></html>`

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'export-'))
  out = join(project, 'out')
  writeFiles()
})
function writeFiles() {
  mkdirSync(out)
  for (const name of ['a.css', 'a.js', 'b.js', 'old.js']) writeFileSync(join(out, name), `/* ${name} */`)
}
afterEach(() => rmSync(project, { recursive: true, force: true }))

function finish(pages: Record<string, string>) {
  for (const [name, html] of Object.entries(pages)) {
    mkdirSync(join(out, name, '..'), { recursive: true })
    writeFileSync(join(out, name), html)
  }
  const { status, stderr } = spawnSync(process.execPath, [tsx, script], { cwd: project, encoding: 'utf8' })
  return { status, stderr, read: (name: string) => readFileSync(join(out, name), 'utf8') }
}

test('a page is finished: scripts in one file, a policy, and compressed copies', () => {
  const { status, stderr, read } = finish({
    'index.html': page('<p style="left:1%">x</p>'),
    '404.html': page('<i></i>'),
    '_not-found/index.html': page('<b></b>'),
  })
  expect([status, stderr]).toEqual([0, ''])
  const html = read('index.html')
  // Scripts are moved to one file in order, except data blocks and those with `data-early`.
  expect(html).toContain('<script data-early="">early=1</script>')
  expect(html).toContain('<script type="application/ld+json">{"a":1}</script>')
  expect(html).not.toMatch(/begin\(\)|src="\/[ab]\.js"|as="script"/)
  expect(html).toContain(`<script integrity="sha256-`)
  expect(html).toContain(`src="${LOADER.path}" data-file="/`)
  const [, file = ''] = /data-file="\/(_next\/static\/pages\/[^"]+\.js)"/.exec(html) ?? []
  expect(read(file)).toMatch(/^data=\["24"\]\n;begin\(\)\n;\[\["\/a\.js","sha256-[^"]+"\],\["\/b\.js","sha256-/)
  // The policy comes first and contains the hash of each inline text; files have an integrity attribute.
  expect(html).toMatch(
    /<meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src 'none';/,
  )
  expect(/script-src 'self'([^;]+)/.exec(html)?.[1]?.trim().split(' ')).toHaveLength(1)
  expect(html).toMatch(/style-src-attr 'unsafe-hashes' 'sha256-/)
  expect(html).toMatch(/<link integrity="sha256-[^"]+" rel="stylesheet"/)
  expect(html).toMatch(/<script integrity="sha256-[^"]+" src="\/old\.js" nomodule/)
  // Text files are compressed; copies of the 404 page are removed.
  const existing = (names: string[]) => names.filter((name) => existsSync(join(out, name)))
  const expected = ['index.html.br', 'index.html.gz', 'a.css.br', '404.html']
  expect(existing([...expected, '_not-found'])).toEqual(expected)
})

test.each([
  ['has no scripts', page().replace(/<script.*?<\/script>/g, ''), 'has no scripts to defer'],
  ['is cut off', page().slice(0, -20), 'the page is cut off'],
  ['has an inline script that is not valid', page('<script>const = 1</script>'), 'SyntaxError|Unexpected token'],
  ['names a script without a file', page('<script src="/gone.js"></script>'), 'gone\\.js'],
  ['does not name its charset', page('', '<title>x</title>'), 'charset'],
  ['holds a frame', page('<iframe></iframe>'), '<iframe>'],
  ['has an event handler in an attribute', page('<p onclick="x()">x</p>'), 'onclick'],
  ['loads from another site', page('<img src="https://other.example/x.png">'), 'other\\.example'],
  ['links to a script', page('<a href="javascript:x()">x</a>'), 'javascript:'],
  ['posts to another site', page('<form action="https://other.example/"></form>'), 'other\\.example'],
])('a page that %s is rejected', (_, html, reason) => {
  const read = (name: string) => readFileSync(join(out, name))
  const write = (name: string, text: string | Buffer) => writeFileSync(join(out, name), text)
  mkdirSync(join(out, '_next/static/pages'), { recursive: true })
  write(LOADER.path, LOADER.code)
  const problems = () => policyViolations(addPolicy(defer(html, read, write), read, ''), read).join('\n')
  let message = ''
  try {
    message = problems()
  } catch (error) {
    message = String(error)
  }
  expect(message).toMatch(new RegExp(reason))
})

test('a rejected page stops the build with its name', () => {
  const { status, stderr } = finish({ 'about/index.html': page('<iframe></iframe>') })
  expect(status).not.toBe(0)
  expect(stderr).toMatch(/about\/index\.html: [\s\S]*<iframe>/)
})

test('two pages with the same scripts stop the build', () => {
  const { status, stderr } = finish({ 'a/index.html': page(), 'b/index.html': page() })
  expect(status).not.toBe(0)
  expect(stderr).toMatch(/b\/index\.html: EEXIST/)
})

test('below a path the export becomes its folder, and a page that fetches something from elsewhere is rejected', () => {
  mkdirSync(join(project, 'content'))
  writeFileSync(join(project, 'content/site.yaml'), 'url: https://site.example/team/my.site')
  const below = page().replaceAll(/(?<=(?:href|src)=")(?=\/)/g, '/team/my.site')
  const { status, stderr, read } = finish({ 'index.html': below })
  expect([status, stderr]).toEqual([0, ''])
  const [, file = ''] =
    / data-file="(\/team\/my\.site\/_next\/static\/pages\/[^"]+)"/.exec(read('team/my.site/index.html')) ?? []
  expect(read(file)).toContain('["/team/my.site/a.js","sha256-')
  expect(read('_headers')).toContain('\n/team/my.site/_next/static/*\n')
  expect(read('_redirects')).toContain('/team/my.site/favicon.ico /team/my.site/assets/app-icons/icon-192.png 301\n')
  const elsewhere = below.replace('<p>', '<p><img src="/team/a.png"/>')
  rmSync(out, { recursive: true })
  writeFiles()
  expect(finish({ 'index.html': elsewhere }).stderr).toContain('does not allow "/team/a.png"')
})

test('a missing export stops the build', () => {
  rmSync(out, { recursive: true })
  expect(finish({}).stderr).toMatch(/ENOENT[^\n]*'out'/)
})

test('a file that an owner has put into public/ stays as it is', () => {
  const proof = 'google-site-verification: google1a2b.html'
  mkdirSync(join(project, 'public'))
  writeFileSync(join(project, 'public/google1a2b.html'), proof)
  for (const name of ['favicon.ico', 'data.json', 'data.json.gz']) writeFileSync(join(out, name), name)
  const { status, stderr, read } = finish({
    'index.html': page(),
    '404.html': page('<i></i>'),
    'google1a2b.html': proof,
  })
  expect([status, stderr]).toEqual([0, ''])
  expect(read('google1a2b.html')).toBe(proof)
  expect(read('data.json.gz')).toBe('data.json.gz')
  expect(read('_redirects')).not.toContain('favicon')
})
