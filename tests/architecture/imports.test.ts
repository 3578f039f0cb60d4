import { readFileSync } from 'node:fs'
import { type Import, isClientFile, packageOf, type SourceFile, sourceFiles } from './sources.ts'

const files = sourceFiles()

/** The layer of a file: `components/ui`, `lib`, `app`. */
const layerOf = (path: string): string =>
  path.startsWith('components/') ? path.split('/').slice(0, 2).join('/') : (path.split('/')[0] ?? '')

/** Allowed imports of each layer besides its own files. The bench and the screenshots start the server. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  app: [
    ...['sections', 'points', 'forms', 'layout', 'ui', 'motion'].map((folder) => `components/${folder}`),
    'lib',
    '.generated',
  ],
  'components/sections': ['components/ui', 'components/motion', 'lib'],
  'components/points': ['components/ui', 'components/motion', 'lib'],
  'components/forms': ['components/ui', 'components/motion', 'lib'],
  'components/layout': ['components/ui', 'components/motion', 'lib'],
  'components/ui': ['components/motion', 'lib', '.generated'],
  'components/motion': ['lib'],
  lib: [],
  server: ['lib'],
  admin: ['lib'],
  build: ['lib', 'server', 'admin'],
  tools: ['build', 'lib', 'server', 'admin'],
}

/** The files that may import each of these packages, so that replacing one changes few files. */
const ALLOWED_IMPORTERS: Record<string, RegExp> = {
  'framer-motion': /^components\/motion\//,
  '@emailjs/browser': /^lib\/messages\//,
  'next-themes': /^components\/layout\/theme-/,
  '@sveltia/cms': /^(admin|build\/editor)\//,
  culori: /^lib\/colours\//,
  esbuild: /^build\/(editor|finish)\//,
  'magic-string': /^build\/finish\//,
  'schema-dts': /^lib\/seo\//,
  'simple-icons': /^build\//,
  lightningcss: /^lib\/points-sheets\.ts$/,
  'i18n-iso-countries': /^lib\/countries/,
  transliteration: /^lib\/slug/,
  'localized-address-format': /^lib\/postal-address/,
  shiki: /^(components\/ui\/code-block|lib\/code-languages)/,
  nodemailer: /^server\//,
  'prom-client': /^server\/metrics/,
  busboy: /^server\//,
  send: /^server\//,
  negotiator: /^server\//,
  'ipaddr.js': /^server\//,
  sharp: /^(build|tools\/pictures)\//,
  'subset-font': /^build\//,
  yaml: /^(lib\/content|build|tools|admin)\//,
  zod: /^(lib|build|tools|server|admin)\//,
}
/** One file in one of these folders may import a package that is not listed, such as the library of the carousel. */
const OTHER_IMPORTERS = /^(components\/ui|build)\//
/** The frameworks, and Node.js. */
const ANYWHERE = /^(next|react|react-dom|server-only|node:.+)$/

const violations = (breaksRule: (file: SourceFile, imported: Import) => boolean): string[] =>
  files.flatMap((file) =>
    file.imports
      .filter((imported) => breaksRule(file, imported))
      .map(({ specifier }) => `${file.path} imports ${specifier}`),
  )

test('this test parses every import', () => {
  expect(files.length).toBeGreaterThan(100)
  const missed = files.filter(({ text, imports }) => (text.match(/^import\b(?!\s*\()/gm) ?? []).length > imports.length)
  expect(missed.map(({ path }) => path)).toEqual([])
})

test('imports follow the layers: app, components, lib; nothing imports from app', () => {
  expect([...new Set(files.map(({ path }) => layerOf(path)))].filter((layer) => !(layer in MAY_IMPORT))).toEqual([])
  expect(
    violations((file, { target }) => {
      if (target === undefined) return false
      const from = layerOf(file.path)
      const to = layerOf(target)
      return from !== to && !MAY_IMPORT[from]?.includes(to)
    }),
  ).toEqual([])
})

test('of the code of the site, only app reads content, through lib/content/index.ts', () => {
  const isContent = (target: string | undefined) => target === 'lib/content' || target?.startsWith('lib/content/')
  expect(
    violations((file, { target, typeOnly }) => {
      if (!isContent(target) || /^(lib\/content|build|tools|server|admin)\//.test(file.path)) return false
      // Builders of metadata and structured data get the content as parameters.
      if (file.path.startsWith('lib/')) return !typeOnly
      if (file.path.startsWith('app/')) return !(target === 'lib/content' || typeOnly)
      // The props of an arrangement are its member of the schema's union; a card takes an entry.
      if (/^components\/(points|sections)\//.test(file.path)) return !typeOnly
      return true
    }),
  ).toEqual([])
})

test('components in _components/ are used by their own route only', () => {
  expect(
    violations((file, { target }) => {
      const [owner] = target?.split('/_components/') ?? []
      return Boolean(target?.includes('/_components/')) && !file.path.startsWith(`${owner}/`)
    }),
  ).toEqual([])
})

/** The files that import each package. */
const importers: Record<string, Set<string>> = {}
for (const { path, imports } of files) {
  for (const { specifier, target } of imports) {
    const name = packageOf(specifier)
    if (target === undefined && !ANYWHERE.test(name)) importers[name] = (importers[name] ?? new Set()).add(path)
  }
}

test.each(Object.entries(ALLOWED_IMPORTERS))('only the allowed files import %s, and some do', (name, allowed) => {
  const paths = [...(importers[name] ?? [])]
  expect(paths).not.toEqual([])
  expect(paths.filter((path) => !allowed.test(path))).toEqual([])
})

test('one file imports any other package, unless it is what a tool is made of', () => {
  const spread = Object.entries(importers).flatMap(([name, all]) => {
    const paths = [...all].filter((path) => !path.startsWith('tools/'))
    const fits = paths.length <= 1 && paths.every((path) => OTHER_IMPORTERS.test(path))
    return fits || name in ALLOWED_IMPORTERS ? [] : [`${name}: ${paths.join(', ')}`]
  })
  expect(spread).toEqual([])
})

/** The packages that client components import, also through other files. */
function packagesInBrowser(): string[] {
  const packages = new Set<string>()
  const reached = new Set(files.filter(isClientFile))
  for (const { imports } of reached) {
    for (const { specifier, target } of imports.filter(({ typeOnly }) => !typeOnly)) {
      if (target === undefined) packages.add(packageOf(specifier))
      const file = files.find(({ path }) => path.replace(/(\/index)?\.tsx?$/, '') === target)
      if (file) reached.add(file)
    }
  }
  return [...packages].sort()
}

test('the licences of the packages that browsers get are collected', () => {
  const { text = '' } = files.find(({ path }) => path === 'build/collect-licences.ts') ?? {}
  const [, list = ''] = text.match(/^const NOT_SENT = \[([^\]]+)\]$/m) ?? []
  const notSent = [...list.matchAll(/'(.+?)'/g)].map(([, name = '']) => name)
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const sent = Object.keys(dependencies).filter((name) => !notSent.includes(name))
  const assets = /^@fontsource-variable\//
  expect(sent.filter((name) => !assets.test(name)).sort()).toEqual(packagesInBrowser())
})

test('components import neither Node.js modules nor server code', () => {
  expect(
    violations(({ path }, { specifier }) => path.startsWith('components/') && /^(node:|server-only)/.test(specifier)),
  ).toEqual([])
})
