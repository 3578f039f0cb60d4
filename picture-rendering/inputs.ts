/** What a picture was made from, as one hash: it is out of date when the hash is another than the one recorded. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MASTERS } from '../lib/content/picture-files.ts'
import { catalogue, type Picture } from './catalogue.ts'

const RECORD = 'picture-rendering/rendered.json'

/** Names of pictures with the hash of what they were last made from. It is committed together with the masters. */
export type Rendered = Record<string, string>

export function readRendered(): Rendered {
  return existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {}
}

/** Leaves out pictures that are no longer in the catalogue. */
export function writeRendered(rendered: Rendered): void {
  const names = new Set(catalogue().map(({ name }) => name))
  const kept = Object.entries(rendered).filter(([name]) => names.has(name))
  const sorted = Object.fromEntries(kept.sort(([a], [b]) => a.localeCompare(b)))
  writeFileSync(RECORD, `${JSON.stringify(sorted, null, 2)}\n`)
}

export function isUpToDate(picture: Picture, rendered: Rendered): boolean {
  const there = picture.masters.every(({ file }) => existsSync(join(MASTERS, file)))
  return there && rendered[picture.name] === hashOf(picture)
}

export function hashOf({ inputs, part, masters, size, crop }: Picture): string {
  const hash = createHash('sha256').update(JSON.stringify([masters, size, crop]))
  for (const file of inputs.flatMap(filesOf)) {
    const text = readFileSync(file, 'utf8')
    hash.update(part ? withoutParts(text, part.others) : text)
  }
  return hash.digest('hex').slice(0, 16)
}

function filesOf(input: string): string[] {
  if (!statSync(input).isDirectory()) return [input]
  return readdirSync(input)
    .filter((name) => name.endsWith('.py'))
    .sort()
    .map((name) => join(input, name))
}

/**
 * A Python file without what it says about other pictures, so that a change of one office does not make the four others
 * out of date: functions named after them, and entries of a dictionary. A part ends before the next line that is
 * indented no further than its first.
 */
export function withoutParts(text: string, others: readonly string[]): string {
  const heads = new Set(others.flatMap((name) => [`def ${name.replaceAll('-', '_')}():`, `    "${name}": S(`]))
  let skipped: number | undefined
  const kept = text.split('\n').filter((line) => {
    const indent = line.length - line.trimStart().length
    if (skipped !== undefined && line.trim() !== '' && indent <= skipped) skipped = undefined
    if ([...heads].some((head) => line.startsWith(head))) skipped = indent
    return skipped === undefined
  })
  return kept.join('\n')
}
