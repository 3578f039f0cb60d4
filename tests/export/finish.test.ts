import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { policyViolations } from '../../build/finish/check-content-security-policy.ts'
import { addPolicy } from '../../build/finish/content-security-policy.ts'
import { defer, LOADER } from '../../build/finish/defer-scripts.ts'
import { outputFile } from '../../lib/output-file.ts'
import { temporaryFolder } from '../setup/temporary-folder.ts'

/** A page as Next exports it, with `body` added. */
const page = (body = '', head = '<meta charset="utf-8"/>') =>
  `<!DOCTYPE html><html><head>${head}<link rel="stylesheet" href="/a.css"/><link rel="preload" as="script" href="/a.js"/><script src="/a.js" async=""></script><script src="/old.js" nomodule=""></script><script data-early="">early=1</script></head><body><p>Text</p><script type="application/ld+json">{"a":1}</script><script>data=["${body.length}"]</script>${body}<script>begin()</script><script src="/b.js" async=""></script></body></html>`
const VIEWPORT = '<meta charset="utf-8"/><meta name="viewport" content="width=device-width"/>'
const picture = (name: string) =>
  `<picture><source srcset="/${name}.avif 9w" sizes="9px"><img loading="lazy" fetchpriority="high"></picture>`
const FILES = { 'a.css': 'a', 'a.js': 'a', 'b.js': 'b', 'old.js': 'o' }

let project: string
beforeEach(() => {
  project = temporaryFolder()
})

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) outputFile(join(project, name), text)
}

/** Runs the step of the build on an export with these files. */
function finish(pages: Record<string, string>) {
  const files = Object.entries({ ...FILES, ...pages }).map(([name, text]) => [`out/${name}`, text])
  write(Object.fromEntries(files))
  const [tsx = '', script = ''] = ['node_modules/tsx/dist/cli.mjs', 'build/finish/main.ts'].map((path) => resolve(path))
  const { status, stderr } = spawnSync(process.execPath, [tsx, script], { cwd: project, encoding: 'utf8' })
  return { status, stderr, read: (name: string) => readFileSync(join(project, 'out', name), 'utf8') }
}

test('the build moves scripts into one file, adds a policy and compresses; files of public/ stay as they are', () => {
  const proof = 'google-site-verification: google1a2b.html'
  write({ 'public/google1a2b.html': proof })
  const { status, stderr, read } = finish({
    ...{
      'index.html': page('<p style="left:1%">x</p>'),
      '404.html': page(picture('day') + picture('night'), VIEWPORT),
    },
    ...{ '_not-found/index.html': page('<b></b>'), 'google1a2b.html': proof },
    ...{ 'favicon.ico': 'own', 'data.json': 'own', 'data.json.gz': 'own' },
  })
  expect([status, stderr]).toEqual([0, ''])
  const html = read('index.html')
  // Scripts keep their order. Data and those with `data-early` stay.
  expect(html).toContain('<script data-early="">early=1</script>')
  expect(html).toContain('<script type="application/ld+json">{"a":1}</script>')
  expect(html).not.toMatch(/begin\(\)|src="\/[ab]\.js"|as="script"/)
  const [, file = ''] = /data-file="\/(_next\/static\/pages\/[^"]+\.js)"/.exec(html) ?? []
  expect(read(file)).toMatch(/^data=\["24"\]\n;begin\(\)\n;\[\["\/a\.js","sha256-[^"]+"\],\["\/b\.js","sha256-/)
  // The policy comes first, with the hash of each inline text.
  expect(html).toContain(
    `<meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none';img-src 'self';font-src 'self';manifest-src 'self';base-uri 'none';form-action 'self' mailto:;require-trusted-types-for 'script';trusted-types default html 'allow-duplicates';connect-src 'self';script-src 'self' 'sha256-`,
  )
  expect(/script-src 'self'([^;]+)/.exec(html)?.[1]?.trim().split(' ')).toHaveLength(1)
  expect(html).toMatch(/style-src-attr 'unsafe-hashes' 'sha256-/)
  for (const file of [/rel="stylesheet"/, /src="\/_next\/static\/loader-/, /src="\/old\.js" nomodule/])
    expect(html).toMatch(new RegExp(`<(link|script) integrity="sha256-[^"]+" ${file.source}`))
  // The first picture of the theme is preloaded before all that browsers wait for, but after the width that it depends on.
  expect(read('404.html')).toMatch(
    /<meta name="viewport"[^>]+><script data-early="" data-light="\/day.avif 9w" data-dark="\/night.avif 9w" data-sizes="9px">[^<]+<\/script><script integrity/,
  )
  const kept = ['index.html.br', 'index.html.gz', 'a.css.br', '404.html', '_not-found']
  expect(kept.filter((name) => existsSync(join(project, 'out', name)))).toEqual(kept.slice(0, -1))
  expect([read('google1a2b.html'), read('data.json.gz')]).toEqual([proof, 'own'])
  expect(read('_redirects')).not.toContain('favicon')
})

test('below a path the export becomes its folder', () => {
  write({ 'content/site.yaml': 'url: https://site.example/team/my.site', 'out.whole/of-an-interrupted-build': '' })
  const { stderr, read } = finish({ 'index.html': page().replaceAll(/(?<=(?:href|src)=")(?=\/)/g, '/team/my.site') })
  expect(stderr).toBe('')
  const [, file = ''] = / data-file="(\/team\/my\.site\/_next\/[^"]+)"/.exec(read('team/my.site/index.html')) ?? []
  expect(read(file)).toContain('["/team/my.site/a.js","sha256-')
  expect(read('_headers')).toContain('\n/team/my.site/_next/static/*\n')
  expect(read('_redirects')).toContain('/team/my.site/favicon.ico /team/my.site/assets/app-icons/icon-192.png 301\n')
})

test('a page that the policy would break stops the build, which names it', () => {
  const { status, stderr } = finish({ 'about/index.html': page('<iframe></iframe>') })
  expect(status).not.toBe(0)
  expect(stderr).toMatch(/about\/index\.html: .*<iframe>/s)
})

test.each([
  ['has no scripts', page().replace(/<script.*?<\/script>/g, ''), /has no scripts to defer/],
  ['is cut off', page().slice(0, -20), /the page is cut off/],
  ['has an inline script that is not valid', page('<script>const = 1</script>'), /Unexpected token/],
  ['names a script without a file', page('<script src="/gone.js"></script>'), /gone\.js/],
  ['does not name its charset', page('', '<title>x</title>'), /charset/],
  ['has an event handler in an attribute', page('<p onclick="x()">x</p>'), /onclick/],
  ['loads from another site', page('<img src="https://other.example/x.png">'), /other\.example/],
  ['links to a script', page('<a href="javascript:x()">x</a>'), /javascript:/],
  ['posts to another site', page('<form action="https://other.example/"></form>'), /other\.example/],
  ['fetches from above the path of the site', page('<img src="/team/a.png"/>'), /"\/team\/a\.png"/, '/team/x'],
])('a page that %s is rejected', (_, html, reason, basePath = '') => {
  write({ ...FILES, [LOADER.path]: LOADER.code })
  const read = (url: string) => readFileSync(join(project, url))
  const check = () => {
    const deferred = defer(html, read, (name, text) => write({ [name]: text }))
    const violations = policyViolations(addPolicy(deferred, read, ''), read, basePath)
    if (violations.length > 0) throw new Error(violations.join('\n'))
  }
  expect(check).toThrow(reason)
})
