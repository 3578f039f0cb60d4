import postcss from 'postcss'
import selectorParser from 'postcss-selector-parser'
import { layerOf, rulesOf } from './rules.ts'

/** The classes that the style sheet `css` names: those of Tailwind's utilities, and our own parts'. */
export function classesOf(css: string): { utilities: Set<string>; parts: Set<string> } {
  const found = { utilities: new Set<string>(), parts: new Set<string>() }
  for (const rule of rulesOf(postcss.parse(css))) {
    const names = layerOf(rule) === 'utilities' ? found.utilities : found.parts
    selectorParser((all) => all.walkClasses(({ value }) => void names.add(value))).processSync(rule.selector)
  }
  return found
}

/** `css` with the classes called as `names` has it. */
export function withClasses(css: string, names: ReadonlyMap<string, string>): string {
  const sheet = postcss.parse(css)
  const rename = selectorParser((all) =>
    all.walkClasses((part) => {
      part.value = names.get(part.value) ?? part.value
    }),
  )
  for (const rule of rulesOf(sheet)) rule.selector = rename.processSync(rule.selector)
  return sheet.toString()
}
