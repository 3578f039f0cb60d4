import type { AtRule, Container, Root, Rule } from 'postcss'

/** The rules of `sheet`. A step of keyframes only looks like one: `33.3%`. */
export function rulesOf(sheet: Root): Rule[] {
  const rules: Rule[] = []
  sheet.walkRules((rule) => {
    const { parent } = rule
    if (parent?.type !== 'atrule' || !/keyframes/.test((parent as AtRule).name)) rules.push(rule)
  })
  return rules
}

/** The at-rules that a rule stands in, the nearest first. */
export function atRulesAround(rule: Rule): AtRule[] {
  const around: AtRule[] = []
  for (let parent: Container['parent'] = rule.parent; parent; parent = parent.parent) {
    if (parent.type === 'atrule') around.push(parent as AtRule)
  }
  return around
}

/** The cascade layer of a rule, empty outside of layers. */
export const layerOf = (rule: Rule): string => atRulesAround(rule).find(({ name }) => name === 'layer')?.params ?? ''
