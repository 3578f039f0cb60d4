import { readFiles } from '@/lib/content/read-files'
import { isSample } from '@/lib/content/sample-content'
import { isRecord, select, valueAt } from '@/lib/content/traverse'
import { sourceFiles } from './sources'

const FOLDERS = ['app', 'components', 'lib', 'server', 'build'] as const

/** Why a name of the content may be in the code. */
const ALLOWED: Record<string, string> = {
  react: 'the package',
  tailwindcss: 'the package',
  mobile: 'the icon of a tag',
  database: 'the symbol of a category of tools',
}

/** Slugs, ids and names of entries, the places of offices, and the paths of pictures. */
function namesInContent(): Set<string> {
  const { files, slugs, pictures } = readFiles('content')
  const names = new Set([...slugs.values()].flat())
  for (const { kind, value } of files) {
    const entries = [
      ...(slugs.has(kind) ? [value] : []),
      ...select(value, 'aliases.*').map((alias) => alias.value),
      ...(kind === 'site' ? [value, ...select(value, 'offices.*').map((office) => office.value)] : []),
      ...(kind === 'toolbox' ? Object.values(Object(value)) : []),
    ]
    if (kind === 'toolbox') for (const id of Object.keys(Object(value))) names.add(id)
    for (const entry of entries.filter(isRecord))
      for (const field of ['id', 'slug', 'brand', 'name', 'title', 'city', 'town'])
        if (typeof entry[field] === 'string') names.add(entry[field])
  }
  for (const picture of pictures) names.add(picture.replace(/(\.(day|night))?\.\w+$/, ''))
  return names
}

/** The strings, templates and JSX texts of a file, without comments and without the help texts of the editor. */
function literalsOf(text: string): string[] {
  const code = text
    .replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '')
    .replace(/\bfield\(\s*('[^'\n]*'|"[^"\n]*"),\s*('[^'\n]*'|"[^"\n]*")/g, '')
  return (code.match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|>[^<>{}=;]+</g) ?? []).map((literal) =>
    literal.slice(1, -1),
  )
}

test('no slug and no name of the content is written in the code', () => {
  const names = [...namesInContent()]
  expect(names.length).toBeGreaterThan(100)
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
  const pattern = new RegExp(`(?<![\\w@-])(?:${escaped.join('|')})(?![\\w-])`, 'g')
  const found = sourceFiles(FOLDERS, /\.(tsx?|css)$/).flatMap(({ path, text }) =>
    literalsOf(text).flatMap((literal) => (literal.match(pattern) ?? []).map((name) => ({ path, name, literal }))),
  )
  expect(found.filter(({ name }) => !(name in ALLOWED))).toEqual([])
  const allowed = Object.keys(ALLOWED).filter((name) => names.includes(name))
  expect(allowed.filter((name) => !found.some((other) => other.name === name))).toEqual([])
})

test('no help text, identifier or unit bears the name of the sample', () => {
  const name = String(valueAt(readFiles('content').files.find(({ kind }) => kind === 'site')?.value, ['brand']))
  const files = sourceFiles([...FOLDERS, 'admin', 'tools', 'deploy'], /\.(tsx?|css|json|yaml|service)$/)
  const named = isSample() ? files.filter(({ text }) => text.toLowerCase().includes(name.toLowerCase())) : []
  expect(named.map(({ path }) => path)).toEqual([])
})
