import { type ArrowFunctionExpression, type Expression, type FunctionExpression, parse } from 'acorn'

/** Characters of a module that takes a task of its own: React's is 200,000 long, no other 30,000. */
const LARGE = 60_000

const known = new Map<string, readonly number[]>()

/**
 * The modules that are run one after the other, each in a task of its own, before `entries`: to run all at once holds up
 * a phone for a fifth of a second. A large module brings what it needs itself.
 */
export function stagesOf(
  entries: readonly number[],
  chunks: readonly string[],
  read: (path: string) => Buffer,
): number[] {
  return [...chunks.flatMap((chunk) => largeModules(chunk, read)), ...entries]
}

function largeModules(chunk: string, read: (path: string) => Buffer): readonly number[] {
  const before = known.get(chunk)
  if (before) return before
  const found = modulesOf(read(chunk).toString()).flatMap(({ id, length }) => (length > LARGE ? [id] : []))
  known.set(chunk, found)
  return found
}

type Factory = ArrowFunctionExpression | FunctionExpression

/** The modules of a chunk of Turbopack, which is a call with a list: the script, and then names and factories. */
function modulesOf(text: string): { id: number; length: number }[] {
  const [statement] = parse(text, { ecmaVersion: 'latest' }).body
  const call = statement?.type === 'ExpressionStatement' && statement.expression
  const list = call && call.type === 'CallExpression' ? call.arguments[0] : undefined
  if (list?.type !== 'ArrayExpression') return []
  const items = list.elements.filter((item): item is Expression => item !== null && item.type !== 'SpreadElement')
  return items.flatMap((item, index) => {
    const factory = items[index + 1]
    const whole = item.type === 'Literal' && typeof item.value === 'number' && factory && isFactory(factory)
    return whole ? [{ id: item.value as number, length: factory.end - factory.start }] : []
  })
}

const isFactory = (item: Expression): item is Factory =>
  item.type === 'ArrowFunctionExpression' || item.type === 'FunctionExpression'
