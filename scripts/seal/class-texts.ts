import { type AnyNode, parse } from 'acorn'

export interface ClassTexts {
  /** Where texts stand that name classes and nothing else, in order: from the first character to behind the last. */
  places: { start: number; end: number }[]
  /** All other texts, in which names of classes may stand too. */
  others: string[]
  /** What names of classes begin with that are put together when the script runs. */
  beginnings: string[]
}

/** Properties whose value is classes: `className`, `imageClassName`. */
const CLASSES = /^(?:className|\w+ClassName)$/

/**
 * The texts of the script `code`, by whether they are classes: what stands as the classes of an element, and texts of
 * which `isList` says that they can be nothing else.
 */
export function classTexts(code: string, isList: (text: string) => boolean): ClassTexts {
  const found: ClassTexts = { places: [], others: [], beginnings: [] }

  /** A text between what is put in before and after it, when the script runs. */
  function take(text: string, start: number, { classes, joined }: { classes: boolean; joined: boolean[] }): void {
    const [before, after] = joined
    const beginning = after ? (/\S+$/.exec(text)?.[0] ?? '') : ''
    if (classes ? beginning : /-$/.test(beginning)) found.beginnings.push(beginning)
    const whole = !text.includes('\\') && !(before && /^\S/.test(text))
    if (whole && (classes || isList(text))) found.places.push({ start, end: start + text.length })
    else found.others.push(text)
  }

  function visit(node: AnyNode, classes: boolean): void {
    switch (node.type) {
      case 'Literal':
        if (typeof node.value === 'string')
          take((node.raw ?? '').slice(1, -1), node.start + 1, { classes, joined: [false, false] })
        return
      case 'TemplateLiteral':
        node.quasis.forEach(({ value, start, tail }, index) => {
          take(value.raw, start, { classes, joined: [index > 0, !tail] })
        })
        for (const expression of node.expressions) visit(expression, classes)
        return
      case 'Property':
        if (node.computed || node.key.type === 'Literal') visit(node.key, false)
        visit(node.value, node.key.type === 'Identifier' && !node.computed && CLASSES.test(node.key.name))
        return
      case 'ConditionalExpression':
        visit(node.test, false)
        visit(node.consequent, classes)
        visit(node.alternate, classes)
        return
      case 'LogicalExpression':
        visit(node.left, classes && node.operator !== '&&')
        visit(node.right, classes)
        return
      default:
        for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, false)
    }
  }

  visit(parse(code, { ecmaVersion: 'latest' }), false)
  found.places.sort((one, other) => one.start - other.start)
  return found
}

const isNode = (value: unknown): value is AnyNode =>
  value !== null && typeof value === 'object' && 'type' in value && typeof value.type === 'string'
