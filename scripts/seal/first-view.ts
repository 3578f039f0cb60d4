import { type HTMLElement, parse } from 'node-html-parser'
import postcss, { type AtRule, type ChildNode, type Container, type Root, type Rule } from 'postcss'
import selectorParser from 'postcss-selector-parser'
import { atRulesAround, layerOf, rulesOf } from './rules.ts'

/** The sections of a page come after what is seen first. React does not look into those that are kept (kept.ts). */
const SECTION = /<(?:section|article) data-kept="\d+"[^>]*>/

/** Elements that hold no others. The parser takes `pre` for one as well. */
const TEXT = { script: true, style: true }

/** Marks the end of the first view while its rules are looked for. */
const END = 'first-view-end'

/** Names of elements, classes and attributes, but not what only one page says. */
const WORDS = /<[a-z][\w-]*|(?<=\sclass=")[^"]*|\s[a-z][\w:-]*(?==)/g

/** An attribute that no script sets or changes: the icon of a tool. */
const FIXED = 'data-tool'

/** Pseudo-classes that say where an element stands, and not what is done to it: they can be answered from the HTML. */
const STRUCTURAL = new Set([
  ':not',
  ':is',
  ':where',
  ':has',
  ':first-child',
  ':last-child',
  ':only-child',
  ':nth-child',
  ':nth-last-child',
  ':first-of-type',
  ':last-of-type',
  ':nth-of-type',
  ':empty',
])

/**
 * What shows only when a page is used or printed, where the system sets the colours, or in browsers that do not know
 * `@property`, can come a moment later.
 */
const LATER =
  /(?<!\\):(?:hover|active|focus|host\b|:?-|:(?:placeholder|file-selector-button|selection|view-transition))/
/** What is not so at first. */
const NEGATED = /:not\([^()]*\)/g
const LATER_AT_RULES = /^(?:media (?:print|\(forced-colors: ?active\))|layer properties)$/

/** Longer and shorter properties that set the same thing: the first word of a property's name says which, but for these. */
const FAMILIES: Record<string, string> = {
  ...{ top: 'inset', right: 'inset', bottom: 'inset', left: 'inset' },
  ...{ line: 'font', row: 'gap', column: 'gap', align: 'place', justify: 'place', inline: 'width', block: 'height' },
}

export interface SplitStyles {
  /** The rules for what stands before `place`. */
  first: string
  /** All others, and those of the first that have to stand after one of them. */
  rest: string
  /** Where in the page the first view ends: inside an element that React does not look into. */
  place: number
}

/** Of each sheet, by the words of first views. */
const made = new Map<string, Map<string, Omit<SplitStyles, 'place'>>>()

/** Parts `css` where the first view of the page at `html` ends; undefined when it has no sections. */
export function splitStyles(css: string, html: string): SplitStyles | undefined {
  const section = SECTION.exec(html)
  if (!section || !css) return undefined
  const place = section.index + section[0].length
  // Pages of one kind have the same rules before that place: a large portfolio takes no longer for it.
  const words = [...new Set(html.slice(0, place).match(WORDS))].sort().join()
  const known = made.get(css) ?? new Map<string, Omit<SplitStyles, 'place'>>()
  made.set(css, known)
  const parts = known.get(words) ?? split(css, firstView(html, place))
  known.set(words, parts)
  return { ...parts, place }
}

function split(css: string, view: HTMLElement): Omit<SplitStyles, 'place'> {
  const matches = matcher(view)
  const first = postcss.parse(css)
  const wanted = topRulesOf(first).map((rule) => !isLater(rule) && rule.selectors.some(matches))
  const rest = first.clone()
  topRulesOf(first).forEach((rule, index) => {
    if (!wanted[index]) rule.remove()
  })
  dropUnused(first, view.toString())
  dropRepeated(rest, first, wanted)
  return { first: layersOf(css) + first.toString(), rest: rest.toString() }
}

const topRulesOf = (root: Root): Rule[] => rulesOf(root).filter(({ parent }) => parent?.type !== 'rule')

const isLater = (rule: Rule): boolean =>
  rule.selectors.every((selector) => LATER.test(selector.replace(NEGATED, ''))) ||
  atRulesAround(rule).some(({ name, params }) => LATER_AT_RULES.test(`${name} ${params}`))

/** The page without what comes after `place`, and without what opens only at a press. */
function firstView(html: string, place: number): HTMLElement {
  const document = parse(`${html.slice(0, place)}<hr id="${END}">${html.slice(place)}`, { blockTextElements: TEXT })
  for (let node = document.getElementById(END); node?.parentNode; node = node.parentNode) {
    while (node.nextElementSibling) node.nextElementSibling.remove()
  }
  for (const closed of document.querySelectorAll('[popover], dialog')) closed.remove()
  return document
}

/** Whether a selector is for something in `view`, whatever its state. In doubt it is. */
function matcher(view: HTMLElement): (selector: string) => boolean {
  const known = new Map<string, boolean>()
  return (selector) => {
    const plain = withoutStates(selector)
    if (plain === '') return true
    const found = known.get(plain) ?? isIn(view, plain)
    known.set(plain, found)
    return found
  }
}

function isIn(view: HTMLElement, selector: string): boolean {
  try {
    return view.querySelector(selector) !== null
  } catch {
    return true
  }
}

/** Scripts set attributes, and visitors states: neither stands in the HTML. */
const withoutStates = (selector: string): string =>
  selectorParser((root) => {
    root.walkPseudos((pseudo) => {
      if (pseudo.value === ':root') pseudo.replaceWith(selectorParser.tag({ value: 'html' }))
      else if (!STRUCTURAL.has(pseudo.value)) pseudo.remove()
    })
    root.walkAttributes((attribute) => {
      if (attribute.attribute !== FIXED) attribute.remove()
    })
    root.walkPseudos((pseudo) => {
      if (pseudo.nodes?.length && pseudo.nodes.every((inside) => String(inside).trim() === '')) pseudo.remove()
    })
  })
    .processSync(selector)
    .trim()
    .replace(/^[>+~]|[>+~]$/g, '')
    .trim()

const FACE = /@font-face\s*\{[^}]*\}/g

/** At-rules that hold nothing any more, and animations, variables and faces that nothing names. */
function dropUnused(root: Root, view: string): void {
  let before: string
  do {
    before = root.toString()
    const text = before + view
    const rules = before.replace(FACE, '')
    root.walkAtRules((rule) => {
      const named = rule.name === 'keyframes' ? before.split(rule.params).length > 2 : true
      const read = rule.name === 'property' ? text.includes(`var(${rule.params}`) : true
      const set = rule.name === 'font-face' ? rules.includes(familyOf(rule)) : true
      if (!named || !read || !set || rule.nodes?.length === 0) rule.remove()
    })
    root.walkDecls(/^--/, (declaration) => {
      if (!text.includes(`var(${declaration.prop}`)) declaration.remove()
    })
    root.walkRules((rule) => {
      if (rule.nodes.length === 0) rule.remove()
    })
  } while (root.toString() !== before)
}

/** A face's name, or nothing that could be looked for. */
function familyOf(face: AtRule): string {
  let name = ''
  face.walkDecls('font-family', ({ value }) => {
    name = value
  })
  return name
}

/**
 * Leaves out of `rest` what the first view has already. The order of rules decides between those that set the same: what
 * came after a rule that is here has to be said again.
 */
function dropRepeated(rest: Root, first: Root, wanted: readonly boolean[]): void {
  const whole = new Set(topRulesOf(first).map(String))
  const here = new Map<string, Set<string>>()
  topRulesOf(rest).forEach((rule, index) => {
    const layer = layerOf(rule)
    const set = here.get(layer) ?? new Set<string>()
    here.set(layer, set)
    const families = familiesOf(rule)
    const said = wanted[index] && whole.has(String(rule))
    if (said && !families.some((family) => set.has(family))) rule.remove()
    else for (const family of families) set.add(family)
  })
  const once = new Set<string>()
  first.walkAtRules(/^(?:property|font-face|keyframes)$/, (rule) => {
    once.add(String(rule))
  })
  rest.walkAtRules((rule) => {
    if (once.has(String(rule))) rule.remove()
  })
  dropEmpty(rest)
}

function dropEmpty(container: Container<ChildNode>): void {
  container.each((node) => {
    if (node.type !== 'atrule' || !node.nodes) return
    dropEmpty(node)
    if (node.nodes.length === 0) node.remove()
  })
}

function familiesOf(rule: Rule): string[] {
  const families: string[] = []
  rule.walkDecls(({ prop }) => {
    const [word = ''] = prop.replace(/^-[a-z]+-/, '').split('-')
    families.push(prop.startsWith('--') ? prop : (FAMILIES[word] ?? word))
  })
  return families
}

/** Cascade layers rank by where they are named first, and the first view may not have all of them. */
function layersOf(css: string): string {
  const names = new Set([...css.matchAll(/@layer ([\w-]+)\s*\{/g)].map(([, name]) => name))
  return names.size > 0 ? `@layer ${[...names].join()};` : ''
}
