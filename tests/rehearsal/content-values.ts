/** Reads the content as values, and writes changed values after repairing what the checks report. */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { namesOf } from '../../lib/content/checks/references.ts'
import { schemaLine } from '../../lib/content/json-schema.ts'
import { inspectContent, isoDay } from '../../lib/content/load.ts'
import { formatProblem, type Problem, parseFieldPath } from '../../lib/content/problem.ts'
import { readFiles } from '../../lib/content/read-files.ts'
import { kindOf, schemaOf } from '../../lib/content/schema-of-file.ts'
import type { ReferenceTarget } from '../../lib/content/schemas/field.ts'
import { COLLECTIONS, SINGLETONS } from '../../lib/content/schemas/index.ts'
import { metaOf, schemaAt } from '../../lib/content/schemas/schema-introspection.ts'
import { isRecord, valueAt } from '../../lib/content/traverse.ts'
import { rewriteYaml, writeYaml } from '../../lib/content/yaml-write.ts'

/** Repairing one value can make another invalid. */
const ROUNDS = 8
/** Replaces links to removed pages. */
const FALLBACK_LINK = '/contact/'
/** For a fact that was removed: the year of an office. */
const FALLBACK_FACT = '2014'

/** The content of each file, by its path below content/. */
export type Values = Map<string, Record<string, unknown>>

type Step = string | number

export function readValues(root: string): Values {
  const values: Values = new Map()
  for (const { source, value } of readFiles(root).files)
    if (isRecord(value)) values.set(source.file.replace('content/', ''), structuredClone(value))
  return values
}

/** Restores the content of the copy, without its list of words: texts that are made here contain some of them. */
export function reset(project: string): void {
  const [root, kinds] = [join(project, 'content'), Object.keys(COLLECTIONS)]
  for (const name of [...kinds, ...Object.keys(SINGLETONS).map((single) => `${single}.yaml`)]) {
    rmSync(join(root, name), { recursive: true, force: true })
    if (existsSync(join('content', name))) cpSync(join('content', name), join(root, name), { recursive: true })
  }
  const words = join(root, 'words.yaml')
  writeFileSync(words, readFileSync(words, 'utf8').replace(/^check: .*/m, 'check: off'))
}

/** Returns the names that a reference of this kind may have. `texts` replace files below `root`. */
export function namesIn(root: string, to: ReferenceTarget, texts: Texts = new Map()): string[] {
  const read = readFiles(root, { texts, pictures: [] })
  return namesOf(to, { ...read, raw: read.files, today: isoDay(new Date()) }) ?? []
}

type Texts = Map<string, string | undefined>

/** Writes the values and repairs invalid ones. Returns how many were repaired; throws the problems that remain. */
export function save(root: string, values: Values): number {
  const before = readValues(root)
  const repaired = new Set<string>()
  for (let round = 0; ; round++) {
    const texts = textsOf(root, before, values)
    const { problems } = inspectContent(root, undefined, { texts, pictures: [] })
    if (problems.length === 0) {
      for (const [path, text] of texts)
        if (text === undefined) rmSync(join(root, path))
        else writeFileSync(join(root, path), text)
      return repaired.size
    }
    if (round === ROUNDS) throw new Error(problems.map(formatProblem).join('\n'))
    // In reverse order, because removing an item of a list changes the index of the following ones.
    for (const problem of problems.reverse()) {
      repair(root, texts, problem, before, values)
      repaired.add(`${problem.file} ${problem.field}`)
    }
  }
}

function textsOf(root: string, before: Values, values: Values): Texts {
  const texts: Texts = new Map([...before.keys()].filter((path) => !values.has(path)).map((path) => [path, undefined]))
  for (const [path, value] of values) {
    const file = join(root, path)
    const text = existsSync(file)
      ? rewriteYaml(readFileSync(file, 'utf8'), value)
      : writeYaml(schemaLine(nameOf(path)), value)
    texts.set(path, text)
  }
  return texts
}

function nameOf(path: string) {
  const kind = kindOf(path)
  if (!kind) throw new Error(`content/${path} is no file of the content`)
  return kind
}

/** Replaces a link, a reference or a placeholder without a fact, and restores any other value. */
function repair(
  root: string,
  texts: Texts,
  { file, field, expected, got }: Problem,
  before: Values,
  values: Values,
): void {
  const path = file.replace('content/', '')
  const value = values.get(path)
  if (!value || field.startsWith('(')) return
  const steps = parseFieldPath(field)
  const schema = schemaAt(schemaOf(nameOf(path)), steps, value)
  const to = steps.at(-1) === 'anchor' ? 'services' : schema && metaOf(schema).references
  const list = valueAt(value, steps.slice(0, -1))
  const siblings: unknown[] = Array.isArray(list) ? list : []
  const own = path.slice(path.indexOf('/') + 1, -'.yaml'.length)
  let next: unknown = valueAt(before.get(path), steps)
  const text = valueAt(value, steps)
  if (expected.startsWith('the name of a fact') && typeof text === 'string')
    next = text.replaceAll(`{fact:${got.slice(1, -1)}}`, FALLBACK_FACT)
  else if (expected.startsWith('no {pay}') && typeof text === 'string') next = text.replaceAll('{pay}', 'well paid')
  else if (steps.at(-1) === 'href') next = FALLBACK_LINK
  else if (to && (next !== undefined || siblings.length > 0))
    next = namesIn(root, to, texts).find((name) => !siblings.includes(name) && name !== own)
  set(value, steps, next)
}

/** Undefined removes the field or the item. */
function set(value: unknown, steps: readonly Step[], to: unknown): void {
  const parent = valueAt(value, steps.slice(0, -1))
  const last = steps.at(-1) ?? ''
  if (Array.isArray(parent)) parent.splice(Number(last), 1, ...(to === undefined ? [] : [to]))
  else if (isRecord(parent) && to === undefined) delete parent[last]
  else if (isRecord(parent)) parent[last] = to
}
