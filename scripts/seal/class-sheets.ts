import postcss from 'postcss'
import selectorParser from 'postcss-selector-parser'
import { layerOf, rulesOf } from './rules.ts'

/** The name of a class may hold all but space and quotation marks. */
export const WORD = /[^\s"'`]+/g
/** A custom property, wherever it is named. */
export const PROPERTY = /(?<![\w-])--[a-zA-Z][\w-]*/g

/** The classes that the style sheet `css` names: those of Tailwind's utilities, and our own parts'. */
export function classesOf(css: string): { utilities: Set<string>; parts: Set<string> } {
  const found = { utilities: new Set<string>(), parts: new Set<string>() }
  for (const rule of rulesOf(postcss.parse(css))) {
    const names = layerOf(rule) === 'utilities' ? found.utilities : found.parts
    selectorParser((all) => all.walkClasses(({ value }) => void names.add(value))).processSync(rule.selector)
  }
  return found
}

/** The custom properties that `css` sets or asks for, `--line-strong`, the most frequent first. */
export function propertiesOf(css: string): string[] {
  const times = new Map<string, number>()
  const count = (text: string) => {
    for (const [name] of text.matchAll(PROPERTY)) times.set(name, (times.get(name) ?? 0) + 1)
  }
  const sheet = postcss.parse(css)
  sheet.walkDecls(({ prop, value }) => count(`${prop} ${value}`))
  sheet.walkAtRules(({ params }) => count(params))
  return [...times].sort(([, one], [, other]) => other - one).map(([name]) => name)
}

/** `css` with its classes and custom properties called as `names` has it. */
export function withNames(css: string, names: ReadonlyMap<string, string>): string {
  const sheet = postcss.parse(css)
  const rename = selectorParser((all) =>
    all.walkClasses((part) => {
      part.value = names.get(part.value) ?? part.value
    }),
  )
  const renameIn = (text: string) => text.replace(PROPERTY, (name) => names.get(name) ?? name)
  for (const rule of rulesOf(sheet)) rule.selector = rename.processSync(rule.selector)
  sheet.walkDecls((declaration) => {
    declaration.prop = renameIn(declaration.prop)
    declaration.value = renameIn(declaration.value)
  })
  sheet.walkAtRules((rule) => {
    rule.params = renameIn(rule.params)
  })
  return sheet.toString()
}
