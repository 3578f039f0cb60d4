import type { FieldPath } from './problem.ts'

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Calls `visit` for the value and all nested values, parents first. */
export function walk(value: unknown, visit: (value: unknown, path: FieldPath) => void, path: FieldPath = []): void {
  visit(value, path)
  for (const [step, child] of children(value)) walk(child, visit, [...path, step])
}

/** A copy in which `change` has been applied to every text. */
export function mapTexts(
  value: unknown,
  change: (text: string, path: FieldPath) => string,
  path: FieldPath = [],
): unknown {
  if (typeof value === 'string') return change(value, path)
  if (Array.isArray(value)) return value.map((child, index) => mapTexts(child, change, [...path, index]))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, mapTexts(child, change, [...path, key])]))
}

/** The values at a dotted pattern such as `stack.groups.*.tools.*`, where `*` stands for each item or key. */
export function select(value: unknown, pattern: string): { path: FieldPath; value: unknown }[] {
  let found: { path: FieldPath; value: unknown }[] = [{ path: [], value }]
  for (const step of pattern.split('.')) {
    found = found.flatMap((parent) => {
      const child = childAt(parent.value, step)
      const chosen = step === '*' ? children(parent.value) : child === undefined ? [] : [[step, child] as const]
      return chosen.map(([key, value]) => ({ path: [...parent.path, key], value }))
    })
  }
  return found
}

/** The value at a path, or undefined when it does not exist. */
export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce(childAt, value)
}

function childAt(parent: unknown, step: string | number): unknown {
  if (typeof step === 'number') return Array.isArray(parent) ? parent[step] : undefined
  return isRecord(parent) && Object.hasOwn(parent, step) ? parent[step] : undefined
}

/** Deep equality of two values of YAML; the order of fields is ignored. */
export function sameValue(a: unknown, b: unknown): boolean {
  const [left, right] = [children(a), children(b)]
  if (left.length === 0 && right.length === 0) return Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b)
  if (Array.isArray(a) !== Array.isArray(b) || left.length !== right.length) return false
  return left.every(([step, child]) => {
    const other = right.find(([candidate]) => candidate === step)
    return other !== undefined && sameValue(child, other[1])
  })
}

function children(value: unknown): [string | number, unknown][] {
  if (Array.isArray(value)) return value.map((child: unknown, index) => [index, child])
  return isRecord(value) ? Object.entries(value) : []
}
