/** `npm run new -- project "Harbour ferries"`: writes a valid file with comments and prints the next steps. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments } from '../build/command-line.ts'
import { isMain } from '../build/is-main.ts'
import { namesOf } from '../lib/content/checks/references.ts'
import { didYouMean } from '../lib/content/did-you-mean.ts'
import { inspectContent, isoDay } from '../lib/content/load.ts'
import { formatProblem } from '../lib/content/problem.ts'
import { NEEDED_WITH, readFiles } from '../lib/content/read-files.ts'
import { kindOf, schemaOf } from '../lib/content/schema-of-file.ts'
import type { ReferenceTarget } from '../lib/content/schemas/field.ts'
import { COLLECTIONS } from '../lib/content/schemas/index.ts'
import { isRecord } from '../lib/content/traverse.ts'
import { rewriteYaml } from '../lib/content/yaml-write.ts'
import { outputFile } from '../lib/output-file.ts'
import { asSlug } from '../lib/slug.ts'
import { formatEntry } from './new/format-entry.ts'
import { FILLED_IN, nextSteps, SCAFFOLDS, scaffold as scaffoldOf } from './new/scaffolds.ts'
import { lastToDo, toDoTexts } from './new/to-do-text.ts'
import { isProse, leastOf, reshape } from './new/transform-by-schema.ts'

/** Writes an entry below `root`, which is laid out like content/. Throws when the entry would not be valid. */
export function createEntry(root: string, word: string, name: string): { file: string; next: string[] } {
  const scaffold = Object.hasOwn(SCAFFOLDS, word) && SCAFFOLDS[word]
  if (!scaffold) {
    const suggestion = didYouMean(word, Object.keys(SCAFFOLDS))
    const hint = suggestion ? `Did you mean "${suggestion}"?` : `Known are ${Object.keys(SCAFFOLDS).join(', ')}.`
    throw new Error(`There is no "${word}". ${hint}`)
  }
  const slug = slugOf(name)
  if (!slug) throw new Error(`Give it a name with letters or digits: npm run new -- ${word} "<name>"`)
  const path = `${scaffold.kind}/${slug}.yaml`
  if (existsSync(join(root, path))) throw new Error(`There is a file content/${path} already.`)
  const read = readFiles(root)
  const entries = read.files.flatMap(({ kind, value }) => (kind === scaffold.kind && isRecord(value) ? [value] : []))
  const positions = entries.map(({ order, id }) => Number(order ?? id))
  const position = Math.max(0, ...positions) + 1
  const today = isoDay(new Date())
  const firstOf = (to: ReferenceTarget) => namesOf(to, { ...read, raw: read.files, today })?.[0]
  const example = entries[positions.indexOf(Math.min(...positions))] ?? leastOf(COLLECTIONS[scaffold.kind], firstOf)
  const toDo = toDoTexts(lastToDo(read.files.map(({ value }) => value)))
  const toolbox = read.files.find(({ kind }) => kind === 'toolbox')
  const [tool, entry] = toolOf(toolbox?.value, slug, name.trim())
  const facts = { name: name.trim(), slug, position, today, tool, toDo }
  const { value, picture } = scaffoldOf(scaffold.kind, facts, Object(example))
  const texts = new Map([[path, formatEntry(scaffold.kind, value, [...FILLED_IN, 'tool'])]])
  if (toolbox && scaffold.kind === 'technologies') {
    const text = readFileSync(join(root, 'toolbox.yaml'), 'utf8')
    texts.set('toolbox.yaml', rewriteYaml(text, { ...Object(toolbox.value), [tool]: entry }))
  }
  // The page of a kind that had no entry may be missing.
  for (const [page, folder] of NEEDED_WITH) {
    const kind = kindOf(`${page}.yaml`)
    if (folder !== scaffold.kind || !kind || existsSync(join(root, `${page}.yaml`))) continue
    const schema = schemaOf(kind)
    const texted = reshape(schema, leastOf(schema, firstOf), (field, before, help) =>
      isProse(field) ? toDo(field, help) : before,
    )
    texts.set(`${page}.yaml`, formatEntry(kind, Object(texted)))
  }
  const pictures = picture ? [`${picture}.webp`] : []
  const known = new Set(inspectContent(root).problems.map(formatProblem))
  const { problems } = inspectContent(root, undefined, { texts, pictures })
  const newProblems = problems.map(formatProblem).filter((problem) => !known.has(problem))
  if (newProblems.length > 0) throw new Error(`"${name}" does not fit:\n${newProblems.join('\n')}`)
  if (picture) writePlaceholder(root, picture)
  for (const [name, text] of texts) outputFile(join(root, name), text)
  return { file: `content/${path}`, next: nextSteps(word, slug, picture && `content/pictures/${picture}.webp`) }
}

/** What is printed of a new entry. */
export const reportOf = ({ file, next }: ReturnType<typeof createEntry>): string =>
  `Written: ${file}\n\nNext:\n${next.map((step, index) => `${index + 1}. ${step}`).join('\n')}`

/** The tool with the id or the name of a technology, or a new one. It leads to the page of the technology. */
function toolOf(toolbox: unknown, slug: string, name: string): [id: string, tool: Record<string, unknown>] {
  const tools = Object.entries<unknown>(Object(toolbox))
  const [id, tool] = tools.find(([id, tool]) => id === slug || Object(tool).name === name) ?? [slug, { name }]
  return [id, { ...Object(tool), technology: Object(tool).technology ?? slug }]
}

/** Returns the name as part of a URL, in ASCII. */
export const slugOf = (name: string): string =>
  asSlug(name.replaceAll('&', ' and ').replaceAll('+', ' plus ').replaceAll('#', ' sharp '))

/** Writes a placeholder, so that the site can be built before the picture exists. Landscape and square fields take its shape. */
function writePlaceholder(root: string, name: string): void {
  const file = join(root, 'pictures', `${name}.webp`)
  if (existsSync(file)) return
  outputFile(file, readFileSync(new URL('./new/placeholder.webp', import.meta.url)))
}

if (isMain(import.meta.url)) {
  const usage = `npm run new -- <kind> "<name>", such as: npm run new -- project "Harbour ferries"
Kinds: ${Object.keys(SCAFFOLDS).join(', ')}.`
  const { positionals } = readArguments(usage, { allowPositionals: true })
  const [word = '', ...words] = positionals
  try {
    console.log(reportOf(createEntry('content', word, words.join(' '))))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
