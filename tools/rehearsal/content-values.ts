/** Reads the content as values, and repairs what a change of them has made invalid. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { namesOf } from '../../lib/content/checks/references.ts'
import { schemaLine } from '../../lib/content/json-schema.ts'
import { inspectContent } from '../../lib/content/load.ts'
import { formatProblem, parseFieldPath } from '../../lib/content/problem.ts'
import { readFiles } from '../../lib/content/read-files.ts'
import { kindOf, schemaOf } from '../../lib/content/schema-of-file.ts'
import { metaOf, schemaAt } from '../../lib/content/schemas/schema-introspection.ts'
import { isRecord, valueAt } from '../../lib/content/traverse.ts'
import { rewriteYaml, writeYaml } from '../../lib/content/yaml-write.ts'
import { outputFile } from '../../lib/output-file.ts'
import { repair } from '../rebrand/repair.ts'

/** Repairing one value can make another invalid. */
const ROUNDS = 8

/** The content of each file, by its path below content/. */
export type Values = Map<string, Record<string, unknown>>
export type Change = (values: Values) => unknown

export function readValues(root: string): Values {
  const values: Values = new Map()
  for (const { source, value } of readFiles(root).files)
    if (isRecord(value)) values.set(source.file.replace('content/', ''), structuredClone(value))
  return values
}

/** The files of a folder, in their order. */
export const entriesOf = (values: Values, kind: string) =>
  [...values].filter(([path]) => path.startsWith(`${kind}/`)).sort(([, a], [, b]) => rank(a) - rank(b))
export const rank = (value: Record<string, unknown>) => Number(value.order ?? value.id)

/** Undefined removes the field. */
export function setIn(values: Values, path: string, field: string, change: (value: unknown) => unknown): void {
  const steps = [...parseFieldPath(field)]
  const [last = ''] = steps.splice(-1)
  const parent = valueAt(values.get(path), steps)
  // A repair of the same list may have removed the item.
  if (Array.isArray(parent) && Number(last) < parent.length) parent[Number(last)] = change(parent[Number(last)])
  if (!isRecord(parent)) return
  parent[last] = change(parent[last])
  if (parent[last] === undefined) delete parent[last]
}

/**
 * Repairs what the checks report of the values in place of the content in `root`, and returns the texts of the files;
 * throws the problems that remain.
 */
export function repaired(root: string, values: Values) {
  const before = readValues(root)
  for (let round = 0; ; round++) {
    const texts = textsOf(root, before, values)
    const { problems, read } = inspectContent(root, undefined, { texts, pictures: [] })
    if (problems.length === 0) return texts
    if (round === ROUNDS) throw new Error(problems.map(formatProblem).join('\n'))
    // In reverse order, because removing an item of a list changes the index of the following ones.
    for (const problem of problems.toReversed()) {
      const path = problem.file.replace('content/', '')
      const steps = parseFieldPath(problem.field)
      const [old, now] = [before, values].map((all) => valueAt(all.get(path), steps))
      const kind = kindOf(path)
      const schema = kind && schemaAt(schemaOf(kind), steps, values.get(path))
      const to = schema && metaOf(schema).references
      const names: unknown[] = (to && namesOf(to, { ...read, raw: read.files, today: '' })) ?? []
      const placeholder = problem.expected.startsWith('no {pay}') ? '{pay}' : `{fact:${problem.got.slice(1, -1)}}`
      if (typeof now === 'string' && now.includes(placeholder))
        setIn(values, path, problem.field, () => now.replaceAll(placeholder, '2014'))
      else if (names.length > 0 && !names.includes(now) && typeof steps.at(-1) === 'string')
        setIn(values, path, problem.field, () => names[0])
      else if (old !== undefined && !isDeepStrictEqual(old, now)) setIn(values, path, problem.field, () => old)
      else repair(values, [problem])
    }
  }
}

/** The changed files; undefined stands for one that is removed. */
function textsOf(root: string, before: Values, values: Values): Map<string, string | undefined> {
  const removed = [...before.keys()].filter((path) => !values.has(path))
  return new Map([
    ...removed.map((path) => [path, undefined] as const),
    ...[...values].map(([path, value]) => {
      const file = join(root, path)
      const line = schemaLine(kindOf(path) ?? '')
      return [path, existsSync(file) ? rewriteYaml(readFileSync(file, 'utf8'), value) : writeYaml(line, value)] as const
    }),
  ])
}

export function write(root: string, texts: ReadonlyMap<string, string | undefined>): void {
  for (const [path, text] of texts) {
    if (text === undefined) rmSync(join(root, path))
    else outputFile(join(root, path), text)
  }
}
