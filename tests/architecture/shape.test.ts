import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { loadContent } from '@/lib/content/load.ts'
import { escapeRegExp } from '@/lib/escape-reg-exp.ts'
import { filesBelow } from '@/lib/files-below.ts'
import { isUnchangedSample } from '../fixtures/specification.ts'

const ROOTS = ['app', 'components', 'lib', 'server', 'build', 'tools', 'admin']

/** The files of `roots` with this extension, as paths such as `components/ui/button.tsx`, with their texts. */
const sourceFiles = (roots = ROOTS, extension = /\.tsx?$/) =>
  roots.flatMap((root) => {
    const names = filesBelow(root).filter((name) => extension.test(name))
    return names.sort().map((name) => ({ path: join(root, name), text: readFileSync(join(root, name), 'utf8') }))
  })

const clientFiles = sourceFiles().filter(({ text }) => /^'use client'$/m.test(text))
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

/** Every file with 'use client'. Each adds to the scripts that browsers download, so add one deliberately. */
const CLIENT_FILES = `
  app/_components/code-carousel.tsx app/_components/front-wall.tsx app/_components/hero-code.tsx
  app/_not-found/not-found-message.tsx app/error.tsx app/global-error.tsx app/portfolio/_components/category-redirect.tsx
  components/forms/application-dialog-loader.tsx components/forms/contact-form.tsx components/layout/nav-link.tsx
  components/layout/navigation-effects.tsx components/layout/theme-toggle.tsx components/motion/count-up.tsx
  components/motion/cursor-circles-loader.tsx components/motion/hero-picture.tsx components/motion/page-transition.tsx
  components/motion/pause-motion.tsx components/motion/reveal-observer.tsx components/sections/job-board.tsx
  components/sections/project-gallery.tsx components/ui/carousel.tsx components/ui/dialog.tsx components/ui/link.tsx
  components/ui/picture-regions.tsx components/ui/popover.tsx`
  .trim()
  .split(/\s+/)

test('only the listed files are client components', () => {
  expect(clientFiles.map(({ path }) => path)).toEqual(CLIENT_FILES)
})

test('the packages that browsers get are dependencies whose licences are collected', async () => {
  const { metafile } = await build({
    entryPoints: CLIENT_FILES,
    bundle: true,
    packages: 'external',
    loader: { '.css': 'empty' },
    outdir: 'nowhere',
    write: false,
    metafile: true,
    logLevel: 'error',
  })
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports)
  const names = imports
    .filter(({ external }) => external)
    .map(({ path }) => path.split('/', path.startsWith('@') ? 2 : 1).join('/'))
  expect(names).toContain('framer-motion')
  // It lists the dependencies that are not sent.
  const collector = readFileSync('build/collect-licences.ts', 'utf8')
  expect(names.filter((name) => !(name in dependencies) || collector.includes(`'${name}'`))).toEqual([])
})

test('colours come from the brand: only app/tokens.css has any of its own', () => {
  const literal = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([^)]*\)/gi
  const coloured = sourceFiles(['app', 'components'], /\.(css|tsx?)$/).filter(({ path }) => path !== 'app/tokens.css')
  expect(coloured.flatMap(({ path, text }) => (text.match(literal) ?? []).map((found) => [path, found]))).toEqual([])
})

// What an owner calls things may be any word of the code.
const testSample = isUnchangedSample() ? test : test.skip
testSample('no code, help text or unit bears a slug or a name of the sample', () => {
  const { site, services, projects, jobs, testimonials, apps } = loadContent()
  const slugs = [...services, ...services.flatMap(({ aliases }) => aliases), ...projects, ...jobs].map(
    ({ slug }) => slug,
  )
  const names = [...services, ...testimonials, ...apps].map(({ name }) => name)
  const all = [site.brand, ...slugs, ...names, ...[...projects, ...jobs].map(({ title }) => title)]
  const found = new RegExp(`(?<![\\w-])(?:${all.map(escapeRegExp).join('|')})(?![\\w-])`, 'i')
  const sources = sourceFiles([...ROOTS, 'deploy'], /\.(tsx?|css|json|yaml|service)$/)
  expect(sources.flatMap(({ path, text }) => (found.test(text) ? [[path, found.exec(text)?.[0]]] : []))).toEqual([])
})
