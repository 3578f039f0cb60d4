/** Content as values, and how a change of it is made valid again as an editor would: by mending what the checks name. */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { namesOf } from '../../lib/content/checks/references.ts'
import { kindOf, schemaOf } from '../../lib/content/field-names.ts'
import { readFiles } from '../../lib/content/files.ts'
import { schemaLine } from '../../lib/content/json-schema.ts'
import { inspectContent, isoDay } from '../../lib/content/load.ts'
import { formatProblem, type Problem } from '../../lib/content/problem.ts'
import type { ReferenceTarget } from '../../lib/content/schemas/field.ts'
import { COLLECTIONS, SINGLETONS } from '../../lib/content/schemas/index.ts'
import { children, metaOf, unwrap } from '../../lib/content/schemas/schema-introspection.ts'
import { isRecord, valueAt } from '../../lib/content/traverse.ts'
import { rewriteYaml, writeYaml } from '../../lib/content/yaml-write.ts'
import type { Values } from '../../tools/reshape.ts'

/** Rounds of mending: what replaces one value may be wrong beside another. */
const ROUNDS = 8
/** Where links lead whose page is gone. */
const ELSEWHERE = '/contact/'

export type Step = string | number

export function readValues(root: string): Values {
  const values: Values = new Map()
  for (const { source, value } of readFiles(root).files)
    if (isRecord(value)) values.set(source.file.replace('content/', ''), structuredClone(value))
  return values
}

/** Puts the content and the colours of the copy back to those of the project. */
export function reset(project: string): void {
  const [root, kinds] = [join(project, 'content'), Object.keys(COLLECTIONS)]
  for (const kind of kinds) rmSync(join(root, kind), { recursive: true })
  for (const name of [...kinds, ...Object.keys(SINGLETONS).map((single) => `${single}.yaml`)])
    cpSync(join('content', name), join(root, name), { recursive: true })
  cpSync('app/tokens.css', join(project, 'app/tokens.css'))
}

/** What a field of this kind may name, in the content below `root` with these texts. */
export function namesIn(root: string, to: ReferenceTarget, texts: Texts = new Map()): string[] {
  const read = readFiles(root, { texts, pictures: [] })
  return namesOf(to, { ...read, raw: read.files, today: isoDay(new Date()) }) ?? []
}

type Texts = Map<string, string | undefined>

/** Writes the values, mended where the checks want it. Returns how many were mended; throws what could not be. */
export function save(root: string, values: Values): number {
  const before = readValues(root)
  const mended = new Set<string>()
  for (let round = 0; ; round++) {
    const texts = textsOf(root, before, values)
    const { problems } = inspectContent(root, undefined, { texts, pictures: [] })
    if (problems.length === 0) {
      for (const [path, text] of texts)
        if (text === undefined) rmSync(join(root, path))
        else writeFileSync(join(root, path), text)
      return mended.size
    }
    if (round === ROUNDS) throw new Error(problems.map(formatProblem).join('\n'))
    // From the last one on, so that an item that is taken out of a list moves none that is still to be mended.
    for (const problem of problems.reverse()) {
      mend(root, texts, problem, before, values)
      mended.add(`${problem.file} ${problem.field}`)
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

/** A link leads elsewhere, a reference names another one or goes, and any other value is again what it was. */
function mend(root: string, texts: Texts, { file, field }: Problem, before: Values, values: Values): void {
  const path = file.replace('content/', '')
  const value = values.get(path)
  if (!value || field.startsWith('(')) return
  const steps = field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))
  const schema = schemaAt(schemaOf(nameOf(path)), steps)
  const to = steps.at(-1) === 'anchor' ? 'services' : schema && metaOf(schema).references
  const list = valueAt(value, steps.slice(0, -1))
  const beside: unknown[] = Array.isArray(list) ? list : []
  const own = path.slice(path.indexOf('/') + 1, -'.yaml'.length)
  let next: unknown = valueAt(before.get(path), steps)
  if (steps.at(-1) === 'href') next = ELSEWHERE
  else if (to && (next !== undefined || beside.length > 0))
    next = namesIn(root, to, texts).find((name) => !beside.includes(name) && name !== own)
  set(value, steps, next)
}

function schemaAt(schema: z.ZodType, steps: readonly Step[]): z.ZodType | undefined {
  return steps.reduce<z.ZodType | undefined>(
    (parent, step) => parent && children(unwrap(parent)).find(([name]) => name === '*' || name === step)?.[1],
    schema,
  )
}

/** Undefined takes the field or the item out. */
function set(value: unknown, steps: readonly Step[], to: unknown): void {
  const parent = valueAt(value, steps.slice(0, -1))
  const last = steps.at(-1) ?? ''
  if (Array.isArray(parent)) parent.splice(Number(last), 1, ...(to === undefined ? [] : [to]))
  else if (isRecord(parent) && to === undefined) delete parent[last]
  else if (isRecord(parent)) parent[last] = to
}
