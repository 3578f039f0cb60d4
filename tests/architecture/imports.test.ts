import { type Import, packageOf, type SourceFile, sourceFiles } from './sources.ts'

const files = sourceFiles()

/** The layer of a file: `components/ui`, `lib`, `app`. */
const layerOf = (path: string): string =>
  path.startsWith('components/') ? path.split('/').slice(0, 2).join('/') : (path.split('/')[0] ?? '')

/**
 * Who may import whom. A folder may always import itself. The tools may start the server, because the browser tests
 * and the bench run against it.
 */
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

/** Where each of these packages may be imported: replacing one is a change in one place. */
const ALLOWED_IMPORTERS: Record<string, RegExp> = {
  'framer-motion': /^components\/motion\//,
  swiper: /^components\/ui\/start-swiper/,
  '@emailjs/browser': /^lib\/messages\//,
  'next-themes': /^components\/layout\/theme-/,
  yaml: /^(lib\/content|build|tools|admin)\//,
  '@sveltia/cms': /^(admin|build\/editor)\//,
  esbuild: /^build\/(editor|finish)\//,
  zod: /^(lib|build|tools|server|admin)\//,
  'simple-icons': /^build\//,
  sharp: /^build\//,
  shiki: /^components\/ui\/code-block/,
  nodemailer: /^server\//,
  'prom-client': /^server\/metrics/,
  busboy: /^server\//,
  sirv: /^server\//,
}

/** One line for each import that breaks a rule. */
const offences = (breaks: (file: SourceFile, wanted: Import) => boolean): string[] =>
  files.flatMap((file) =>
    file.imports.filter((wanted) => breaks(file, wanted)).map(({ specifier }) => `${file.path} imports ${specifier}`),
  )

test('the imports of the sources are all read', () => {
  expect(files.length).toBeGreaterThan(100)
  // One that starts a line and was not understood would escape every rule below.
  const missed = files.filter(({ text, imports }) => (text.match(/^import\b(?!\s*\()/gm) ?? []).length > imports.length)
  expect(missed.map(({ path }) => path)).toEqual([])
})

test('imports go down the layers: app, components, lib, and nobody imports from app', () => {
  expect([...new Set(files.map(({ path }) => layerOf(path)))].filter((layer) => !(layer in MAY_IMPORT))).toEqual([])
  expect(
    offences((file, { target }) => {
      if (target === undefined) return false
      const from = layerOf(file.path)
      const to = layerOf(target)
      return from !== to && !MAY_IMPORT[from]?.includes(to)
    }),
  ).toEqual([])
})

test('of what a visitor gets, only app reads content, and only through lib/content/index.ts', () => {
  const isContent = (target: string | undefined) => target === 'lib/content' || target?.startsWith('lib/content/')
  expect(
    offences((file, { target, typeOnly }) => {
      if (!isContent(target) || /^(lib\/content|build|tools|server|admin)\//.test(file.path)) return false
      // The builders of metadata and structured data are told what content is, and are given it.
      if (file.path.startsWith('lib/')) return !typeOnly
      if (file.path.startsWith('app/')) return !(target === 'lib/content' || typeOnly)
      return true
    }),
  ).toEqual([])
})

test('the sections of one route are used by that route alone', () => {
  expect(
    offences((file, { target }) => {
      const [owner] = target?.split('/_components/') ?? []
      return Boolean(target?.includes('/_components/')) && !file.path.startsWith(`${owner}/`)
    }),
  ).toEqual([])
})

test.each(Object.entries(ALLOWED_IMPORTERS))('%s is imported in one place', (name, allowed) => {
  expect(offences((file, { specifier }) => packageOf(specifier) === name && !allowed.test(file.path))).toEqual([])
})

test('components know neither the file system nor the server', () => {
  expect(
    offences(({ path }, { specifier }) => path.startsWith('components/') && /^(node:|server-only)/.test(specifier)),
  ).toEqual([])
})
