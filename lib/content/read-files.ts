import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeviceName } from '../device-name.ts'
import { isLeftBySystem, ownPublicFiles } from '../hosting/public-files.ts'
import { isFolder, linkedFiles } from '../linked-files.ts'
import { didYouMean } from './did-you-mean.ts'
import { fileProblem, type Problem, quote } from './problem.ts'
import { MAX_SLUG } from './schemas/common.ts'
import { COLLECTIONS, OPTIONAL_FILES, SINGLETONS } from './schemas/index.ts'
import { parseYaml, type YamlResult, type YamlSource } from './yaml-read.ts'

export type CollectionName = keyof typeof COLLECTIONS
export type SingletonName = keyof typeof SINGLETONS
export type Kind = CollectionName | SingletonName

/** A parsed YAML file, not validated yet. */
export type ContentFile = { kind: string; slug: string; source: YamlSource; value: unknown }

export type ContentFiles = {
  files: ContentFile[]
  /** Slugs by folder, including those of unreadable files, so that references to them are valid. */
  slugs: Map<string, string[]>
  /** Paths relative to `pictures/`, with extensions. */
  pictures: string[]
  /** Paths relative to the folder public/ beside `root`, as an owner has put them there. */
  publicFiles: string[]
  problems: Problem[]
}

/** Unsaved changes. A text of undefined removes the file. */
export type ContentChanges = {
  /** By path relative to the root: `jobs/harbour-master.yaml`. */
  texts: ReadonlyMap<string, string | undefined>
  /** Paths relative to `pictures/`. */
  pictures: readonly string[]
  /** Pictures that are written, or removed when undefined, by path relative to `pictures/`. */
  pictureFiles?: ReadonlyMap<string, Uint8Array | undefined>
}

const NO_CHANGES: ContentChanges = { texts: new Map(), pictures: [] }

const PICTURES = 'pictures'
const EXTENSION = '.yaml'
/** These folders may be empty or missing; their sections and pages are left out then. */
export const MAY_BE_EMPTY: readonly string[] = ['jobs', 'testimonials', 'apps']
/** Files that are read only with the files of a folder. */
export const NEEDED_WITH = new Map<string, CollectionName>([['our-apps', 'apps']])
export const DEVICE_EXPECTED = 'another name: Windows takes this one for a device'
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Reads all files below `root` with `changes` applied, even when some are invalid. Dotfiles are ignored. */
export function readFiles(root: string, changes = NO_CHANGES): ContentFiles {
  const publicFolder = join(root, '..', 'public')
  const result: ContentFiles = {
    files: [],
    slugs: new Map(),
    pictures: [],
    publicFiles: ownPublicFiles(publicFolder),
    problems: [],
  }
  const folders = Object.keys(COLLECTIONS)
  const singletons = Object.keys(SINGLETONS)
  for (const folder of folders) readFolder(root, folder, changes, result)
  for (const name of singletons) readSingleton(root, name, changes, result)

  const foldersOfContent = [...folders, PICTURES].map((name) => [join(root, name), `content/${name}`] as const)
  for (const [path, name] of [...foldersOfContent, [publicFolder, 'public'] as const])
    if (existsSync(path) && !isFolder(path)) result.problems.push(fileProblem(name, 'a folder', 'a file'))
  const known = [...folders, PICTURES, ...singletons.map((name) => name + EXTENSION)]
  for (const name of entries(root)) {
    if (known.includes(name)) continue
    const problem = fileProblem(`content/${name}`, 'a file or folder that the site knows', quote(name))
    result.problems.push({ ...problem, suggestion: didYouMean(name, known) })
  }
  for (const path of result.publicFiles) {
    const file = join(publicFolder, path)
    if (existsSync(file) && !isFolder(file)) continue
    const got = existsSync(file) ? 'a link to a folder that it is in' : 'a link that leads nowhere'
    result.problems.push(fileProblem(`public/${path}`, 'a file', got))
  }
  const { pictures, pictureFiles: changed = new Map() } = changes
  result.pictures = [...new Set([...contentFilesBelow(join(root, PICTURES)), ...pictures, ...changed.keys()])]
    .filter((path) => !changed.has(path) || changed.get(path))
    .sort()
  return result
}

function readFolder(root: string, folder: string, changes: ContentChanges, result: ContentFiles): void {
  const slugs: string[] = []
  for (const name of changedEntries(root, folder, changes)) {
    const path = `${folder}/${name}`
    const slug = name.slice(0, -EXTENSION.length)
    if (!name.endsWith(EXTENSION) || isFolder(join(root, path))) {
      result.problems.push(fileProblem(`content/${path}`, `nothing but files that end in ${EXTENSION}`, quote(name)))
    } else if (!SLUG.test(slug)) {
      result.problems.push(
        fileProblem(`content/${path}`, 'a file name of lower-case words joined by hyphens', quote(name)),
      )
    } else if (slug.length > MAX_SLUG) {
      const got = `${slug.length}: ${quote(name)}`
      result.problems.push(fileProblem(`content/${path}`, `a file name of at most ${MAX_SLUG} characters`, got))
    } else {
      if (isDeviceName(slug)) result.problems.push(fileProblem(`content/${path}`, DEVICE_EXPECTED, quote(name)))
      slugs.push(slug)
      readFile(root, path, folder, slug, changes, result)
    }
  }
  result.slugs.set(folder, slugs)
  if (slugs.length > 0 || MAY_BE_EMPTY.includes(folder)) return
  const problem = fileProblem(`content/${folder}`, `at least one file that ends in ${EXTENSION}`, 'none')
  result.problems.push({ ...problem, field: '(folder)' })
}

function readSingleton(root: string, name: string, changes: ContentChanges, result: ContentFiles): void {
  const path = name + EXTENSION
  const folder = NEEDED_WITH.get(name)
  const exists = changes.texts.has(path) ? changes.texts.get(path) !== undefined : existsSync(join(root, path))
  if (exists) readFile(root, path, name, name, changes, result)
  else if (OPTIONAL_FILES.includes(name)) return
  else if (!folder) result.problems.push(fileProblem(`content/${path}`, 'this file', 'none'))
  else if (result.slugs.get(folder)?.length !== 0)
    result.problems.push(fileProblem(`content/${path}`, `this file, because content/${folder} has some`, 'none'))
}

function readFile(
  root: string,
  path: string,
  kind: string,
  slug: string,
  changes: ContentChanges,
  result: ContentFiles,
): void {
  const changed = changes.texts.get(path)
  const isMissing = !existsSync(join(root, path))
  if (changed === undefined && (isMissing || isFolder(join(root, path)))) {
    const got = isMissing ? 'a link that leads nowhere' : 'a folder'
    result.problems.push(fileProblem(`content/${path}`, 'a file', got))
    return
  }
  const bytes = changed === undefined ? readFileSync(join(root, path)) : new TextEncoder().encode(changed)
  const { source, problems } = parseOnce(`content/${path}`, bytes)
  if (source) result.files.push({ kind, slug, source, value: source.value })
  else result.problems.push(...problems)
}

/** The last version of each file that was parsed: tools and the editor read all files again after a change of one. */
const parsed = new Map<string, { bytes: Uint8Array; result: YamlResult }>()

function parseOnce(file: string, bytes: Uint8Array): YamlResult {
  const last = parsed.get(file)
  if (last && Buffer.compare(last.bytes, bytes) === 0) return last.result
  const result = parseYaml(file, bytes)
  parsed.set(file, { bytes, result })
  return result
}

const isOfContent = (name: string): boolean => !name.startsWith('.') && !isLeftBySystem(name)

const entries = (folder: string): string[] => (isFolder(folder) ? readdirSync(folder).filter(isOfContent).sort() : [])

function changedEntries(root: string, folder: string, { texts }: ContentChanges): string[] {
  const changed = [...texts].filter(([path]) => path.startsWith(`${folder}/`))
  const names = new Set(entries(join(root, folder)))
  for (const [path, text] of changed) {
    const name = path.slice(folder.length + 1)
    if (text === undefined) names.delete(name)
    else names.add(name)
  }
  return [...names].sort()
}

/**
 * Paths relative to `folder`. Dotfiles, such as the `._name` of macOS, and links to a folder that they are in are ignored; links
 * that lead nowhere are not.
 */
export const contentFilesBelow = (folder: string): string[] =>
  linkedFiles(folder, isOfContent).filter((path) => !isFolder(join(folder, path)))
