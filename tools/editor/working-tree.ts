/** Access of the visual editor to content/: only YAML files and pictures, and only changes that leave all content valid. */
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { masterProblems } from '../../build/check-picture-masters.ts'
import { inspectProject } from '../../build/inspect-project.ts'
import { describeInForm } from '../../lib/content/field-labels.ts'
import { schemaLine } from '../../lib/content/json-schema.ts'
import { PICTURE_PATH, parsePictureFile } from '../../lib/content/picture-files.ts'
import { fileProblem, formatProblem, type Problem } from '../../lib/content/problem.ts'
import type { ContentChanges } from '../../lib/content/read-files.ts'
import { kindOf, schemaOf } from '../../lib/content/schema-of-file.ts'
import { rewriteYaml, writeYaml } from '../../lib/content/yaml-write.ts'
import { outputFile } from '../../lib/output-file.ts'
import { entityTag } from '../../server/entity-tags.ts'

/** The message is shown in the form. */
export class RejectedChange extends Error {
  override readonly name = 'RejectedChange'
}

/** Null when there was no file; undefined when it was not read. */
type TagWhenRead = string | null | undefined

export type WorkingTree = ReturnType<typeof openWorkingTree>

/** `root` is laid out like content/; all paths are relative to it. */
export function openWorkingTree(root: string) {
  const absolute = (path: string) => join(root, path)
  /** Another program, such as a text editor or git, may have written the file in the meantime. */
  const requireUnchanged = (path: string, tagWhenRead: TagWhenRead) => {
    if (tagWhenRead === undefined) return
    const tag = existsSync(absolute(path)) ? entityTag(readFileSync(absolute(path))) : null
    if (tag === tagWhenRead) return
    throw new RejectedChange(
      `content/${path} has been changed outside of this form since it was opened here, so nothing was saved. Copy what you wrote, reload the page and write it again.`,
    )
  }
  return {
    list(folder: string): { name: string; folder: boolean }[] {
      if (!existsSync(absolute(folder))) return []
      const entries = readdirSync(absolute(folder), { withFileTypes: true })
      return entries
        .filter(({ name }) => !name.startsWith('.'))
        .map((entry) => ({ name: entry.name, folder: entry.isDirectory() }))
    },
    read(path: string): { bytes: Buffer; changed: number; tag: string } | undefined {
      if (!isEditable(path) || !existsSync(absolute(path))) return undefined
      const bytes = readFileSync(absolute(path))
      return { bytes, changed: Math.round(statSync(absolute(path)).mtimeMs), tag: entityTag(bytes) }
    },
    /** Returns the problems that the file would have with this text, named as in the form. `pictures` will be uploaded. */
    async check(path: string, text: string, pictures: readonly string[] = []): Promise<string[]> {
      const unread = pictures.flatMap((picture) => unreadPicture(`pictures/${picture}`) ?? [])
      if (unread.length > 0) return unread
      return problemsOf(root, path, { ...changeOf(path, text), pictures })
    },
    /** Returns the new tag. Throws a RejectedChange when the content would not be valid, or the file is not what was read. */
    async save(path: string, bytes: Buffer, tagWhenRead?: TagWhenRead): Promise<string> {
      if (!isEditable(path)) throw new RejectedChange(unreadPicture(path) ?? `${path} is no file of the content.`)
      const write = (content: Buffer | string) => {
        requireUnchanged(path, tagWhenRead)
        outputFile(absolute(path), content)
        return entityTag(content)
      }
      const kind = kindOf(path)
      if (kind === undefined) {
        const flaws = await masterProblems(pictureOf(path), bytes)
        // A picture by night may be written before that by day, so the files beside it are no problem yet.
        const others = flaws.length > 0 ? [] : (await newProblems(root, path, changeOf(path, bytes))).filter(isInYaml)
        const found = [...flaws, ...others]
        if (found.length > 0) throw new RejectedChange(found.map(formatProblem).join('\n'))
        return write(bytes)
      }
      const text = new TextDecoder().decode(bytes)
      const problems = await problemsOf(root, path, changeOf(path, text))
      if (problems.length > 0) throw new RejectedChange(problems.join('\n'))
      const value: unknown = parse(text, { schema: 'core' })
      const before = existsSync(absolute(path)) ? readFileSync(absolute(path), 'utf8') : undefined
      return write(before === undefined ? writeYaml(schemaLine(kind), value) : rewriteYaml(before, value))
    },
    async remove(path: string, tagWhenRead?: TagWhenRead): Promise<void> {
      if (!isEditable(path)) throw new RejectedChange(`${path} is no file of the content.`)
      const problems = await problemsOf(root, path, changeOf(path, undefined))
      if (problems.length > 0) throw new RejectedChange(`Something still needs this file:\n${problems.join('\n')}`)
      requireUnchanged(path, tagWhenRead)
      rmSync(absolute(path), { force: true })
    },
  }
}

const pictureOf = (path: string) => path.replace('pictures/', '')

function isEditable(path: string): boolean {
  if (!path.startsWith('pictures/')) return kindOf(path) !== undefined
  return PICTURE_PATH.test(parsePictureFile(pictureOf(path))?.picture ?? '')
}

/** The problem of a picture that the CMS has not turned into WebP, because it cannot read the format, such as TIFF. */
function unreadPicture(path: string): string | undefined {
  const [, format] = /^pictures\/[^.]+\.(?!webp$|svg$)(\w+)$/.exec(path) ?? []
  if (!format) return undefined
  const problem = fileProblem(`content/${path}`, 'a picture in JPEG, PNG, AVIF, WebP, GIF or SVG', format)
  return `${formatProblem(problem)}: open it where you can see it, and export it as JPEG`
}

const isInYaml = ({ file }: Problem) => file.endsWith('.yaml')

/** A file with this content, or without the file when it is undefined. */
const changeOf = (path: string, content: string | Buffer | undefined): ContentChanges => {
  const isText = path.endsWith('.yaml')
  return {
    texts: new Map(isText ? [[path, content?.toString()]] : []),
    pictures: [],
    pictureFiles: new Map(isText ? [] : [[pictureOf(path), content === undefined ? undefined : Buffer.from(content)]]),
  }
}

/** Returns the problems of this file after the change, and the new problems in other files. */
async function newProblems(root: string, path: string, changes: ContentChanges): Promise<Problem[]> {
  const found = (await inspectProject(root, changes)).problems
  const file = `content/${path}`
  const elsewhere = found.some((problem) => problem.file !== file)
  const known = new Set(elsewhere ? (await inspectProject(root)).problems.map(identity) : [])
  return found.filter((problem) => problem.file === file || !known.has(identity(problem)))
}

/** The same as sentences, named as in the form. */
async function problemsOf(root: string, path: string, changes: ContentChanges): Promise<string[]> {
  const kind = kindOf(path)
  return (await newProblems(root, path, changes)).map((problem) =>
    problem.file === `content/${path}` && kind ? describeInForm(schemaOf(kind), problem) : formatProblem(problem),
  )
}

function identity({ file, field, expected, got }: Problem): string {
  return [file, field, expected, got].join('\n')
}
