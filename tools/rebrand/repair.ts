import { type FieldPath, type Problem, parseFieldPath } from '../../lib/content/problem.ts'
import { kindOf, schemaOf } from '../../lib/content/schema-of-file.ts'
import { isOptional, limitsOf, metaOf, schemaAt } from '../../lib/content/schemas/schema-introspection.ts'
import { isRecord, select, valueAt } from '../../lib/content/traverse.ts'

/** Path relative to content/ → the value of the file. */
export type Values = Map<string, unknown>

/** Removes what refers to something that has been removed, or lets it refer to what is there in its place. */
export function repair(values: Values, problems: readonly Problem[]): void {
  // From the end, so that the numbers of earlier items of a list stay right.
  for (const { file, field } of problems.toReversed()) {
    const path = file.replace('content/', '')
    const steps = parseFieldPath(field)
    const value = values.get(path)
    if (!isRecord(value)) continue
    const candidates = steps.map((_, index) => steps.slice(0, steps.length - index))
    const [own = []] = candidates
    const removable = (candidate: FieldPath) => isRemovable(path, value, candidate)
    const item = candidates.find((candidate) => typeof candidate.at(-1) === 'number')
    const found =
      [own, item].find((candidate) => candidate && removable(candidate)) ??
      (setReference(values, path, own) ? undefined : candidates.find(removable))
    if (found) remove(value, found)
  }
}

function isRemovable(path: string, value: unknown, field: FieldPath): boolean {
  const kind = kindOf(path)
  const parent = valueAt(value, field.slice(0, -1))
  const schema = kind && schemaAt(schemaOf(kind), field, value)
  if (!Array.isArray(parent)) return schema !== undefined && isOptional(schema)
  const list = kind && schemaAt(schemaOf(kind), field.slice(0, -1), value)
  return list !== undefined && parent.length > limitsOf(list).min
}

function remove(value: unknown, field: FieldPath): void {
  const parent = valueAt(value, field.slice(0, -1))
  const step = field.at(-1)
  if (Array.isArray(parent) && typeof step === 'number') parent.splice(step, 1)
  else if (isRecord(parent) && step !== undefined) delete parent[step]
}

/** Lets a reference name the first entry there is, and a link its page or Home. Returns whether that changed it. */
function setReference(values: Values, path: string, field: FieldPath): boolean {
  const kind = kindOf(path)
  const value = values.get(path)
  const schema = kind && schemaAt(schemaOf(kind), field, value)
  // The anchor of a card is the id of a service.
  const target = field.at(-1) === 'anchor' ? 'services' : schema && metaOf(schema).references
  const link = field.at(-1) === 'href' ? (/^[^#?]+/.exec(String(valueAt(value, field)))?.[0] ?? '/') : undefined
  const name = (target && firstName(values, target)) ?? (link === valueAt(value, field) ? '/' : link)
  const parent = valueAt(value, field.slice(0, -1))
  const step = field.at(-1)
  if (!name || step === undefined || valueAt(value, field) === name) return false
  if (Array.isArray(parent)) parent[Number(step)] = name
  else if (isRecord(parent)) parent[step] = name
  return true
}

function firstName(values: Values, target: string): string | undefined {
  const lists: Record<string, [file: string, pattern: string]> = {
    categories: ['portfolio-page.yaml', 'categories.*'],
    tags: ['portfolio-page.yaml', 'tags.*.label'],
    departments: ['careers.yaml', 'openings.departments.*'],
    offices: ['site.yaml', 'offices.*.id'],
  }
  const [file, pattern] = lists[target] ?? []
  if (file && pattern) return select(values.get(file), pattern).map(({ value }) => String(value))[0]
  return [...values.keys()].find((path) => path.startsWith(`${target}/`))?.replace(/^.*\/|\.yaml$/g, '')
}
