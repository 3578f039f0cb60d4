import { readFileSync } from 'node:fs'
import { type Import, isClientFile, packageOf, type SourceFile, sourceFiles } from './sources.ts'

const files = sourceFiles()

/** The layer of a file: `components/ui`, `lib`, `app`. */
const layerOf = (path: string): string =>
  path.startsWith('components/') ? path.split('/').slice(0, 2).join('/') : (path.split('/')[0] ?? '')

/** Allowed imports of each layer besides its own files. The bench and the screenshots start the server. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  app: [
    ...['sections', 'forms', 'layout', 'ui', 'motion'].map((folder) => `components/${folder}`),
    'lib',
    '.generated',
  ],
  'components/sections': ['components/ui', 'components/motion', 'lib'],
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

/** The packages that several files may import, and which files. */
const SHARED_PACKAGES: Record<string, RegExp> = {
  'framer-motion': /^components\/motion\//,
  'next-themes': /^components\/layout\/theme-/,
  '@sveltia/cms': /^(admin|build\/editor)\//,
  esbuild: /^build\/(editor|finish)\//,
  'magic-string': /^build\/finish\//,
  nodemailer: /^server\//,
  sharp: /^build\//,
  'subset-font': /^build\//,
  yaml: /^(lib\/content|build|tools|admin)\//,
  zod: /^(lib|build|tools|server|admin)\//,
}
/** The frameworks, and Node.js. */
const ANYWHERE = /^(next|react|react-dom|server-only|node:.+)$/
/** Folders that do not run on the site: a tool uses the libraries that it is made of. */
const TOOLS = /^tools\//

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

test('one file imports a package, or those files that are allowed to, so that replacing it changes few files', () => {
  const importers: Record<string, Set<string>> = {}
  for (const { path, imports } of files.filter((file) => !TOOLS.test(file.path))) {
    for (const { specifier, target } of imports) {
      const name = packageOf(specifier)
      if (target === undefined && !ANYWHERE.test(name)) importers[name] = (importers[name] ?? new Set()).add(path)
    }
  }
  expect(Object.keys(SHARED_PACKAGES).filter((name) => !importers[name])).toEqual([])
  const tooMany = Object.entries(importers).filter(([name, paths]) => {
    const allowed = SHARED_PACKAGES[name]
    return allowed ? [...paths].some((path) => !allowed.test(path)) : paths.size > 1
  })
  expect(tooMany.map(([name, paths]) => `${name}: ${[...paths].join(', ')}`)).toEqual([])
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

test('the licences of all packages that browsers get are collected', () => {
  const { text = '' } = files.find(({ path }) => path === 'build/collect-licences.ts') ?? {}
  const [, notSent = ''] = text.match(/^const NOT_SENT = \[(.+)\]$/m) ?? []
  const names = [...notSent.matchAll(/'(.+?)'/g)].map(([, name = '']) => name)
  expect(names).not.toEqual([])
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(packagesInBrowser().filter((name) => names.includes(name) || !(name in dependencies))).toEqual([])
})

test('components import neither Node.js modules nor server code', () => {
  expect(
    violations(({ path }, { specifier }) => path.startsWith('components/') && /^(node:|server-only)/.test(specifier)),
  ).toEqual([])
})
