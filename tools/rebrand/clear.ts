import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { namedPicture } from '../../lib/content/checks/pictures.ts'
import { inspectContent } from '../../lib/content/load.ts'
import { formatProblem } from '../../lib/content/problem.ts'
import { type ContentFile, MAY_BE_EMPTY, NEEDED_WITH, readFiles } from '../../lib/content/read-files.ts'
import { kindOf } from '../../lib/content/schema-of-file.ts'
import { COLLECTIONS } from '../../lib/content/schemas/index.ts'
import { isRecord, walk } from '../../lib/content/traverse.ts'
import { rewriteYaml } from '../../lib/content/yaml-write.ts'
import { outputFile } from '../../lib/output-file.ts'
import { formatEntry } from '../new/format-entry.ts'
import { toDoTexts } from '../new/to-do-text.ts'
import { repair, type Values } from './repair.ts'
import { type Placeholders, skeletonOf } from './skeleton.ts'

/** They are about the site rather than the agency: their owner reads them, and changes or keeps them. */
export const TO_READ: readonly string[] = ['accessibility', 'privacy', 'navigation', 'toolbox', 'words']
/** Each round may uncover what refers to a thing that the last one removed. */
const ROUNDS = 8

/**
 * Replaces the content of `root` by valid skeletons that say what to write: one entry of each kind that the site needs,
 * and no pictures but placeholders. Returns what was done. Throws before anything is changed.
 */
export function clearContent(root: string): string[] {
  const { files, pictures: before } = readFiles(root)
  const placeholders: Placeholders = new Map()
  const toDo = toDoTexts()
  const values: Values = new Map()
  const removed: string[] = []
  for (const file of files) {
    const path = file.source.file.replace('content/', '')
    const isEntry = Object.hasOwn(COLLECTIONS, file.kind)
    const slug = `first-${file.kind.replace(/ies$/, 'y').replace(/s$/, '')}`
    const isLeftOut = MAY_BE_EMPTY.includes(NEEDED_WITH.get(file.kind) ?? file.kind)
    if (isEntry || isLeftOut) removed.push(path)
    const name = `${file.kind}/${slug}.yaml`
    if (isLeftOut || (isEntry && values.has(name))) continue
    const texts = used(files, file.kind)
    const skeleton = skeletonOf(file, { toDo, placeholders, isRead: TO_READ.includes(file.kind), texts })
    // A file of which no field is required is not required either.
    if (isRecord(skeleton) && Object.keys(skeleton).length === 0) removed.push(path)
    else values.set(isEntry ? name : path, skeleton)
  }
  const changes = () => ({
    texts: new Map<string, string | undefined>([
      ...removed.map((path) => [path, undefined] as const),
      ...[...values].map(([path, value]) => [path, format(root, path, value)] as const),
    ]),
    pictures: [...placeholders.keys()],
  })
  for (let round = 0; round < ROUNDS; round++) {
    const { problems } = inspectContent(root, undefined, changes())
    if (problems.length === 0) break
    if (round === ROUNDS - 1) throw new Error(problems.map(formatProblem).join('\n'))
    repair(values, problems)
  }

  const { texts } = changes()
  for (const [path, text] of texts) {
    if (text === undefined) rmSync(join(root, path))
    else outputFile(join(root, path), text)
  }
  const named = new Set<string>()
  for (const value of values.values()) walk(value, (part) => named.add(namedPicture(part) ?? ''))
  for (const path of before) rmSync(join(root, 'pictures', path))
  for (const [path, source] of placeholders)
    if (named.has(path.replace('.webp', ''))) outputFile(join(root, 'pictures', path), readFileSync(source))
  return [
    `${values.size} files say what to write, marked TO DO.`,
    `${removed.length} files and ${before.length} pictures are removed.`,
  ]
}

/** The texts that stay and may use claims and facts. */
const used = (files: readonly ContentFile[], kind: string) =>
  kind === 'site' ? JSON.stringify(files.filter((file) => TO_READ.includes(file.kind)).map(({ value }) => value)) : ''

/** What stays keeps its comments. */
function format(root: string, path: string, value: unknown): string {
  const kind = kindOf(path)
  if (!kind || !isRecord(value)) throw new Error(`${path} has no schema`)
  const file = join(root, path)
  return existsSync(file) && (kind === 'site' || TO_READ.includes(kind))
    ? rewriteYaml(readFileSync(file, 'utf8'), value)
    : formatEntry(kind, value)
}
