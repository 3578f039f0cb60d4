/**
 * The working tree as the visual editor may touch it: YAML files and pictures of content/, and nothing else. A file is
 * written when the whole content is still valid with it, and not before.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { describeInForm, kindOf, schemaOf } from '../../lib/content/field-names.ts'
import type { ContentChanges } from '../../lib/content/files.ts'
import { schemaLine } from '../../lib/content/json-schema.ts'
import { inspectContent } from '../../lib/content/load.ts'
import { formatProblem, type Problem } from '../../lib/content/problem.ts'
import { rewriteYaml, writeYaml } from '../../lib/content/yaml-write.ts'

const PICTURE = /^pictures\/[a-z0-9-]+(\/[a-z0-9-]+)*(\.day|\.night)?\.webp$/

/** What the editor is told in words; its message is shown in the form. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}

export type Desk = ReturnType<typeof openDesk>

/** `root` is a folder laid out like content/; all paths are below it. */
export function openDesk(root: string) {
  const place = (path: string) => join(root, path)
  return {
    list(folder: string): { name: string; folder: boolean }[] {
      if (!existsSync(place(folder))) return []
      const entries = readdirSync(place(folder), { withFileTypes: true })
      return entries
        .filter(({ name }) => !name.startsWith('.'))
        .map((entry) => ({ name: entry.name, folder: entry.isDirectory() }))
    },
    /** Undefined when there is none. */
    read(path: string): { bytes: Buffer; changed: number } | undefined {
      if (!isTouchable(path) || !existsSync(place(path))) return undefined
      return { bytes: readFileSync(place(path)), changed: Math.round(statSync(place(path)).mtimeMs) }
    },
    /** What would be wrong if the file had this text, in words of the form. `pictures` are about to be uploaded. */
    check(path: string, text: string, pictures: readonly string[] = []): string[] {
      return problemsOf(root, path, text, pictures)
    },
    /** Throws a Refusal, and leaves the file as it is, when the content would not be valid. */
    save(path: string, bytes: Uint8Array): void {
      if (!isTouchable(path)) throw new Refusal(`${path} is no file of the content.`)
      const kind = kindOf(path)
      if (kind === undefined) {
        write(place(path), bytes)
        return
      }
      const text = new TextDecoder().decode(bytes)
      const problems = problemsOf(root, path, text, [])
      if (problems.length > 0) throw new Refusal(problems.join('\n'))
      const value: unknown = parse(text, { schema: 'core' })
      const before = existsSync(place(path)) ? readFileSync(place(path), 'utf8') : undefined
      write(place(path), before === undefined ? writeYaml(schemaLine(kind), value) : rewriteYaml(before, value))
    },
    remove(path: string): void {
      if (!isTouchable(path)) throw new Refusal(`${path} is no file of the content.`)
      const problems = problemsOf(root, path, undefined, [])
      if (problems.length > 0) throw new Refusal(`Something still needs this file:\n${problems.join('\n')}`)
      rmSync(place(path), { force: true })
    },
  }
}

function isTouchable(path: string): boolean {
  return kindOf(path) !== undefined || PICTURE.test(path)
}

function write(path: string, data: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, data)
}

/** What is wrong in this file after the change, and what the change makes wrong in others; not what was wrong before. */
function problemsOf(root: string, path: string, text: string | undefined, pictures: readonly string[]): string[] {
  const isYaml = path.endsWith('.yaml')
  const changes: ContentChanges = { texts: new Map(isYaml ? [[path, text]] : []), pictures }
  const found = inspectContent(root, undefined, changes).problems
  const file = `content/${path}`
  const kind = kindOf(path)
  const elsewhere = found.some((problem) => problem.file !== file)
  const known = new Set(elsewhere ? inspectContent(root).problems.map(identity) : [])
  return found
    .filter((problem) => problem.file === file || !known.has(identity(problem)))
    .map((problem) =>
      problem.file === file && kind ? describeInForm(schemaOf(kind), problem) : formatProblem(problem),
    )
}

function identity({ file, field, expected, got }: Problem): string {
  return [file, field, expected, got].join('\n')
}
