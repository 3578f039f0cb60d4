import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isClientFile, packageOf, sourceFiles } from './sources.ts'

const files = sourceFiles()

/** Every file with 'use client'. Each adds to the scripts that browsers download, so add one deliberately. */
const CLIENT_FILES = [
  'app/_components/hero-code.tsx',
  'app/_not-found/not-found-message.tsx',
  'app/error.tsx',
  'app/global-error.tsx',
  'components/forms/application-dialog-loader.tsx',
  'components/forms/contact-form.tsx',
  'components/layout/header-scroll.tsx',
  'components/layout/nav-link.tsx',
  'components/layout/navigation-effects.tsx',
  'components/layout/theme-provider.tsx',
  'components/layout/theme-toggle.tsx',
  'components/motion/count-up.tsx',
  'components/motion/cursor-circles-loader.tsx',
  'components/motion/hero-picture.tsx',
  'components/motion/page-transition.tsx',
  'components/motion/pause-motion.tsx',
  'components/motion/reveal-observer.tsx',
  'components/sections/job-board.tsx',
  'components/sections/project-gallery.tsx',
  'components/ui/carousel.tsx',
  'components/ui/code-carousel.tsx',
  'components/ui/dialog.tsx',
  'components/ui/front-wall.tsx',
  'components/ui/internal-link.tsx',
  'components/ui/picture-regions.tsx',
  'components/ui/popover.tsx',
]

test('only the listed files are client components', () => {
  expect(files.filter(isClientFile).map(({ path }) => path)).toEqual(CLIENT_FILES)
})

test('no file is longer than 250 lines, and no style sheet than 500', () => {
  const styled = sourceFiles(['app', 'components'], /\.css$/)
  expect(styled.length).toBeGreaterThan(1)
  const long = [...files.filter(({ lines }) => lines > 250), ...styled.filter(({ lines }) => lines > 500)]
  expect(long.map(({ path, lines }) => `${path}: ${lines}`)).toEqual([])
})

test('colours are tokens: only app/tokens.css and drawings have any of their own', () => {
  const LITERAL = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([^)]*\)/gi
  const coloured = [
    ...sourceFiles(['app', 'components'], /\.css$/),
    ...files.filter(({ path }) => path.endsWith('.tsx')),
  ]
  const found = coloured
    .filter(({ path }) => path !== 'app/tokens.css')
    .flatMap(({ path, text }) => (text.match(LITERAL) ?? []).map((literal) => `${path}: ${literal}`))
  expect(found).toEqual([])
})

test('pages and layouts have at most 60 lines', () => {
  const pages = files.filter(({ path }) => /^app\/(.*\/)?(page|layout|not-found)\.tsx$/.test(path))
  expect(pages.length).toBeGreaterThan(3)
  expect(pages.filter(({ lines }) => lines > 60).map(({ path, lines }) => `${path}: ${lines}`)).toEqual([])
})

test('a style sheet belongs to the component beside it', () => {
  const others = files
    .filter(({ path }) => /^(app|components)\//.test(path))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ specifier }) => /^(@\/(app|components)|\.\.)\/.*\.css$/.test(specifier))
        .map(({ specifier }) => `${path}: ${specifier}`),
    )
  expect(others).toEqual([])
})

test('links use components/ui/internal-link, which decides about prefetching', () => {
  const users = files.filter(({ text }) => /from 'next\/link'/.test(text)).map(({ path }) => path)
  expect(users).toEqual(['components/ui/internal-link.tsx'])
})

test('internal links use lib/url-paths', () => {
  const literals = files
    .filter(({ path }) => /^(app|components)\//.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\b(?:href|action|to)(?:=\{?|:\s*)["'`]\/[^"'`]*["'`]/g)].map(([found]) => `${path}: ${found}`),
    )
  expect(literals).toEqual([])
})

test('every dependency is used', () => {
  const manifest: unknown = JSON.parse(readFileSync('package.json', 'utf8'))
  const { dependencies, devDependencies, scripts } = Object(manifest)
  const names = Object.keys({ ...dependencies, ...devDependencies })
  expect(names.length).toBeGreaterThan(20)
  const folders = ['tests', 'types', 'deploy'].filter((name) => existsSync(name))
  const imported = [...files, ...sourceFiles(folders)].flatMap(({ imports }) =>
    imports.map(({ specifier }) => packageOf(specifier)),
  )
  const settings = readdirSync('.').filter((name) => /\.(config\.\w+|css)$|^(tsconfig|biome)\.json$/.test(name))
  const text = [
    ...settings.map((name) => readFileSync(name, 'utf8')),
    ...sourceFiles(['app'], /\.css$/).map((file) => file.text),
    ...files
      .filter(({ path }) => /^(build|tools)\//.test(path) && path !== 'build/collect-licences.ts')
      .map((file) => file.text),
    ...Object.values(Object(scripts)),
  ].join('\n')
  /** Used without an import: types and peer dependencies. */
  const implicit = /^(react-dom|typescript|@testing-library\/dom|@types\/.+)$/
  const commands: Record<string, string> = { '@biomejs/biome': 'biome ', 'jest-environment-jsdom': "'jsdom'" }
  const unused = names.filter(
    (name) =>
      !implicit.test(name) &&
      !imported.includes(name) &&
      !text.includes(commands[name] ?? name.replace('@fontsource-variable/', '')),
  )
  expect(unused).toEqual([])
})
