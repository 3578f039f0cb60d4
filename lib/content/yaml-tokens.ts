import { Parser } from 'yaml'
import { isRecord } from './traverse.ts'

/** A part of a YAML file, as its author wrote it. `offset` is its first character. */
export type YamlToken = { type: string; offset: number; source: string }

/** The tokens of a YAML file in their order, without punctuation that the parser adds. */
export function yamlTokens(text: string): YamlToken[] {
  return [...new Parser().parse(text)].flatMap(leaves).sort((a, b) => a.offset - b.offset)
}

function leaves(node: unknown): YamlToken[] {
  if (Array.isArray(node)) return node.flatMap(leaves)
  if (!isRecord(node)) return []
  const { type, offset, source } = node
  const isLeaf = typeof type === 'string' && typeof offset === 'number' && typeof source === 'string'
  return [...(isLeaf ? [{ type, offset, source }] : []), ...Object.values(node).flatMap(leaves)]
}

const QUOTED = /^(single|double)-quoted-scalar$/

export const isQuoted = ({ type }: YamlToken): boolean => QUOTED.test(type)

/** The last token in quotes that begins before `offset`. */
export const quotedBefore = (tokens: readonly YamlToken[], offset: number): YamlToken | undefined =>
  tokens.findLast((token) => isQuoted(token) && token.offset < offset)

const BRACKETS: Readonly<Record<string, number>> = {
  'flow-map-start': 1,
  'flow-seq-start': 1,
  'flow-map-end': -1,
  'flow-seq-end': -1,
}

/** 1 for a bracket that opens, -1 for one that closes, 0 for all else. */
export const bracketOf = ({ type }: YamlToken): number => BRACKETS[type] ?? 0

/** How many more brackets the tokens open than they close. */
export const depthOf = (tokens: readonly YamlToken[]): number =>
  tokens.reduce((depth, token) => depth + bracketOf(token), 0)
