import postcss, { type Container, type Document, type Root, type Rule } from 'postcss'
import selectorParser from 'postcss-selector-parser'

/** The classes that the style sheet `css` names: those of Tailwind's utilities, and our own parts'. */
export function classesOf(css: string): { utilities: Set<string>; parts: Set<string> } {
  const found = { utilities: new Set<string>(), parts: new Set<string>() }
  for (const rule of rulesOf(css)) {
    const names = inUtilities(rule) ? found.utilities : found.parts
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
  for (const rule of rulesIn(sheet)) rule.selector = rename.processSync(rule.selector)
  return sheet.toString()
}

/** The rules of the style sheet `css`. A step of keyframes only looks like one: `33.3%`. */
export const rulesOf = (css: string): Rule[] => rulesIn(postcss.parse(css))

function rulesIn(sheet: Root): Rule[] {
  const rules: Rule[] = []
  sheet.walkRules((rule) => {
    const { parent } = rule
    const isStep = parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name))
    if (!isStep) rules.push(rule)
  })
  return rules
}

function inUtilities({ parent }: { parent?: Container | Document | undefined }): boolean {
  if (!parent) return false
  const layer = parent.type === 'atrule' && 'name' in parent && 'params' in parent && `${parent.name} ${parent.params}`
  return layer === 'layer utilities' || inUtilities(parent as Container)
}
