/**
 * React's data as Next writes it into a page: a line for each value, `1f:["$","p",null,{"children":"…"}]`. Values name
 * one another by `$1f`, `$L1f` and the like; a text that begins with `$` has two.
 */

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
export type Props = { [name: string]: Json }

export interface Row {
  /** `1f`, and empty for a line without a name. */
  name: string
  raw: string
  /** Of lines with lists and objects; the others are kept as they are. */
  value?: Json
}

/** What a text names, if it names something. */
export type Target = (text: string) => Json | undefined

/** The lines of `data`. Texts (`44:T6e3,…`) are as long as they say, in bytes, and may hold ends of lines. */
export function rowsOf(data: string): Row[] {
  const rows: Row[] = []
  for (let rest = data; rest; ) {
    const raw = firstRow(rest)
    const name = /^([0-9a-f]+):/.exec(raw)?.[1] ?? ''
    const value = raw.slice(name.length + 1)
    rows.push(name && /^[[{]/.test(value) ? { name, raw, value: JSON.parse(value) as Json } : { name, raw })
    rest = rest.slice(raw.length)
  }
  return rows
}

function firstRow(rest: string): string {
  const [start, length] = /^[0-9a-f]+:T([0-9a-f]+),/.exec(rest) ?? []
  if (!start || !length) return rest.slice(0, rest.indexOf('\n') + 1 || rest.length)
  return start + Buffer.from(rest.slice(start.length)).subarray(0, Number.parseInt(length, 16)).toString()
}

export const written = (rows: readonly Row[]): string =>
  rows.map(({ name, raw, value }) => (value === undefined ? raw : `${name}:${JSON.stringify(value)}\n`)).join('')

/** The name in `$1f`, `$L1f`, `$@1f` and `$1f:props:children`; empty for other texts. */
export const nameIn = (text: string): string => /^\$[L@Q]?([0-9a-f]+)(?::|$)/.exec(text)?.[1] ?? ''

/** Names of lines that others lead into, as `$1f:props:children` does. */
export const enteredIn = (data: string): Set<string> =>
  new Set([...data.matchAll(/"\$([0-9a-f]+):/g)].map(([, name = '']) => name))

/** Looks up what `$4e`, `$L4e` and `$4e:props:children:1` name among `rows`. */
export function targetIn(rows: readonly Row[]): Target {
  const values = new Map(rows.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])))
  return (text) => {
    // The sign of an element.
    if (text === '$') return undefined
    const [, name = '', path = ''] = /^\$L?([0-9a-f]+)((?::\w+)*)$/.exec(text) ?? []
    return path.split(':').slice(1).reduce<Json | undefined>(part, values.get(name))
  }
}

const PARTS: Record<string, number> = { type: 1, key: 2, props: 3 }

/** The part of `value` that a name calls `step`. */
function part(value: Json | undefined, step: string): Json | undefined {
  if (Array.isArray(value)) return value[elementOf(value) ? (PARTS[step] ?? Number(step)) : Number(step)]
  return value !== null && typeof value === 'object' ? value[step] : undefined
}

export function elementOf(value: readonly Json[]): { type: string; props: Props } | undefined {
  const [mark, type, , props] = value
  const whole = mark === '$' && typeof type === 'string' && props !== null && typeof props === 'object'
  return whole && !Array.isArray(props) ? { type, props } : undefined
}

/** Without the lines that nothing names any more: components, then their chunks, and texts. */
export function stillNamed(rows: readonly Row[]): Row[] {
  const names = new Set([...written(rows).matchAll(/"\$[LQ@]?([0-9a-f]+)[":]/g)].map(([, name]) => name))
  const left = rows.filter(({ raw, name }) => !/^[0-9a-f]+:(?:I|")/.test(raw) || names.has(name))
  return left.length < rows.length ? stillNamed(left) : left
}
