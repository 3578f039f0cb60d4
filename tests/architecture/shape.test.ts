import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

const ROOTS = ['app', 'components', 'lib', 'server', 'build', 'tools', 'admin']
function sourceFiles(roots: string[], extension: RegExp) {
  const names = roots.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name)),
  )
  const files = names.filter((path) => extension.test(path) && statSync(path).isFile())
  return files.map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

test('the packages that browsers get are dependencies whose licences are collected', async () => {
  const { metafile } = await build({
    entryPoints: sourceFiles(ROOTS, /\.tsx?$/).flatMap(({ path, text }) =>
      /^'use client'$/m.test(text) ? [path] : [],
    ),
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
  const coloured = sourceFiles(['app', 'components'], /\.(css|tsx)$/).filter(({ path }) => path !== 'app/tokens.css')
  expect(coloured.flatMap(({ path, text }) => (text.match(literal) ?? []).map((found) => [path, found]))).toEqual([])
})

test('no code, help text or unit bears the name of the sample agency', () => {
  const sources = sourceFiles([...ROOTS, 'deploy'], /\.(tsx?|css|json|yaml|service)$/)
  expect(sources.filter(({ text }) => /wrenhaus/i.test(text)).map(({ path }) => path)).toEqual([])
})
