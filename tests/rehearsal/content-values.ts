/** Reads the content as values, and takes back what makes them invalid. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { schemaLine } from '../../lib/content/json-schema.ts'
import { inspectContent } from '../../lib/content/load.ts'
import { formatProblem, parseFieldPath } from '../../lib/content/problem.ts'
import { readFiles } from '../../lib/content/read-files.ts'
import { kindOf } from '../../lib/content/schema-of-file.ts'
import { isRecord, valueAt } from '../../lib/content/traverse.ts'
import { rewriteYaml, writeYaml } from '../../lib/content/yaml-write.ts'

/** Taking one value back can make another invalid. */
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

/** Undefined removes the field or the item. */
export function setIn(values: Values, path: string, field: string, change: (value: unknown) => unknown): void {
  const steps = [...parseFieldPath(field)]
  const [last = ''] = steps.splice(-1)
  const parent = valueAt(values.get(path), steps)
  if (Array.isArray(parent)) {
    const changed = change(parent[Number(last)])
    parent.splice(Number(last), 1, ...(changed === undefined ? [] : [changed]))
  }
  if (!isRecord(parent)) return
  parent[last] = change(parent[last])
  if (parent[last] === undefined) delete parent[last]
}

/**
 * Returns the texts of the files with these values in place of the content in `root`. Takes back what makes them invalid;
 * throws the problems that remain.
 */
export function validTexts(root: string, values: Values): Map<string, string> {
  const before = readValues(root)
  for (let round = 0; ; round++) {
    const texts = textsOf(root, values)
    const { problems } = inspectContent(root, undefined, { texts, pictures: [] })
    if (problems.length === 0) return texts
    if (round === ROUNDS) throw new Error(problems.map(formatProblem).join('\n'))
    // In reverse order, because removing an item of a list changes the index of the following ones.
    for (const { file, field } of problems.toReversed()) {
      const path = file.replace('content/', '')
      setIn(values, path, field, () => valueAt(before.get(path), parseFieldPath(field)))
    }
  }
}

function textsOf(root: string, values: Values): Map<string, string> {
  return new Map(
    [...values].map(([path, value]) => {
      const file = join(root, path)
      const line = schemaLine(kindOf(path) ?? '')
      return [path, existsSync(file) ? rewriteYaml(readFileSync(file, 'utf8'), value) : writeYaml(line, value)]
    }),
  )
}
