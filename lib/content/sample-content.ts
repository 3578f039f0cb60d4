import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MARK_FILE } from '../colours/mark.ts'
import { parsePictureFile } from './picture-files.ts'
import type { FieldPath } from './problem.ts'
import { type ContentFile, readFiles } from './read-files.ts'
import { linesToDo, TO_DO } from './to-do.ts'
import { isRecord, valueAt, walk } from './traverse.ts'

/** The environment variable that makes the build fail while something is left of the sample agency or to be written. */
export const REFUSE_SAMPLE = 'REFUSE_SAMPLE_CONTENT'

/** Relative to content/: a hash for each sentence, fact, file and picture of the sample agency. `npm run sample` writes it. */
export const SAMPLE_LIST = '.sample.txt'

/** Shorter sentences, such as "Our services", belong to nobody. */
const MIN_WORDS = 4

/** What is left in a file; a picture and a file without sentences have no places. */
export type Remainder = { file: string; what: string; places: { line: number; field: string }[] }

/** What is left of the sample agency and what is to be written in `root`, without what site.yaml says is kept. */
export function findRemainders(root = 'content', { files, pictures } = readFiles(root)): Remainder[] {
  const known = readList(root)
  const kept = keptIn(files)
  const isKept = (path: string, field = '') =>
    kept.some(
      (entry) =>
        (entry.endsWith('/') && path.startsWith(entry)) ||
        [path, pictureName(path)].includes(entry) ||
        `${path} ${field}.`.startsWith(`${entry}.`),
    )
  const texts = files.flatMap((file) => {
    const name = file.source.file
    const path = name.replace('content/', '')
    const placesOf = (found: readonly FieldPath[]) =>
      found
        .map((place) => ({ line: file.source.lineOf(place), field: place.join('.') }))
        .sort((a, b) => a.line - b.line)
    const places = placesOf(samplePlaces(file, known)).filter(({ field }) => !isKept(path, field))
    const toDo = placesOf(toDoPlaces(file))
    const isWhole = places.length === 0 && known.has(hashOf('file', file.value)) && !isKept(path)
    return [
      ...(places.length > 0 ? [{ file: name, what: 'of the sample', places }] : []),
      ...(isWhole ? [{ file: name, what: 'as in the sample', places }] : []),
      ...(toDo.length > 0 ? [{ file: name, what: UNWRITTEN, places: toDo }] : []),
    ]
  })
  const masters = [...pictures.map((path) => join('pictures', path)), LOGO].flatMap((path) => {
    if (!existsSync(join(root, path))) return []
    const bytes = readFileSync(join(root, path))
    const what = PICTURES.find((kind) => known.has(hashOf(kind, bytes)))
    return what && (what === PLACEHOLDER || !isKept(path)) ? [{ file: join('content', path), what, places: [] }] : []
  })
  return [...texts, ...masters]
}

/** Whether it is a text to be written, or a picture to be replaced, of whichever agency. */
export const isUnwritten = ({ what }: Remainder) => what === UNWRITTEN || what === PLACEHOLDER

/** `pictures/home/house` of `pictures/home/house.day.webp`. */
const pictureName = (path: string) => parsePictureFile(path)?.picture

const UNWRITTEN = 'to be written'
const PLACEHOLDER = 'a placeholder'
const PICTURES = ['a picture of the sample', PLACEHOLDER] as const

const LOGO = join('..', MARK_FILE)

/** The list of `root`, which is laid out like content/. Placeholder pictures are part of it. */
export function sampleHashes(root: string, placeholders: readonly Buffer[]): string[] {
  const { files, pictures } = readFiles(root)
  const masters = [...pictures.filter(parsePictureFile).map((path) => join('pictures', path)), LOGO]
    .map((path) => join(root, path))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path))
  const hashes = [
    ...files.flatMap((file) => [...partsOf(file).map(({ hash }) => hash), hashOf('file', file.value)]),
    ...nameOf(files).map((name) => hashOf('name', name)),
    ...masters.map((bytes) => hashOf(PICTURES[0], bytes)),
    ...placeholders.map((bytes) => hashOf(PLACEHOLDER, bytes)),
  ]
  return [...new Set(hashes)].sort()
}

/** Whether `root` is the sample: it has its name, and at least half of what is in the list. */
export function isSample(root = 'content'): boolean {
  const known = readList(root)
  const hashes = sampleHashes(root, [])
  return (
    nameOf(readFiles(root).files).some((name) => known.has(hashOf('name', name))) &&
    hashes.filter((hash) => known.has(hash)).length > hashes.length / 2
  )
}

export function readList(root: string): ReadonlySet<string> {
  const path = join(root, SAMPLE_LIST)
  return new Set(existsSync(path) ? readFileSync(path, 'utf8').split(/\s+/) : [])
}

/** The fields with a sentence, a fact or the name of the sample agency. */
function samplePlaces(file: ContentFile, known: ReadonlySet<string>): FieldPath[] {
  const places = partsOf(file).flatMap(({ path, hash }) => (known.has(hash) ? [path] : []))
  walk(file.value, (value, path) => {
    if (typeof value === 'string' && wordsOf(value).some((word) => known.has(hashOf('name', word)))) places.push(path)
  })
  return [...new Map(places.map((path) => [path.join('.'), path])).values()]
}

/** Code says it in a comment. */
const isToDo = (text: string) => text.replace('// ', '').startsWith(TO_DO)

function toDoPlaces({ source, value: data }: ContentFile): FieldPath[] {
  const places: FieldPath[] = []
  const marked = new Set(linesToDo(source.text))
  walk(data, (value, path) => {
    const isMarked = path.length > 0 && marked.size > 0 && marked.delete(source.lineOf(path))
    if (isMarked || (typeof value === 'string' && isToDo(value))) places.push(path)
  })
  return places
}

/** Parts of an address that have to be valid together: `npm run rebrand -- --clear` cannot leave them to be written. */
export const PLACE: readonly string[] = ['country', 'countryCode', 'postalCode', 'region']

/** The sentences and the code of a file; of site.yaml also each group of facts, such as a claim or an address. */
function partsOf({ kind, value: data }: ContentFile): { path: FieldPath; hash: string }[] {
  const parts: { path: FieldPath; hash: string }[] = []
  walk(data, (value, path) => {
    if (typeof value === 'string' && value.includes(' ') && !isToDo(value)) {
      const sentences = path.at(-1) === 'source' ? [value] : value.split(/(?<=[.!?:])\s+/)
      for (const words of sentences.map(wordsOf).filter(({ length }) => length >= MIN_WORDS))
        parts.push({ path, hash: hashOf('sentence', words.join(' ')) })
    } else if (kind === 'site' && isRecord(value)) {
      const facts = Object.entries(value).filter(([, fact]) => typeof fact !== 'object' && String(fact).length > 2)
      const place = facts.filter(([name]) => PLACE.includes(name))
      const groups = path.length === 0 ? facts.map((fact) => [fact]) : [facts, place]
      for (const group of groups) {
        const field = path.length === 0 ? group.map(([name]) => name) : path
        if (group.length > 0) parts.push({ path: field, hash: hashOf('facts', Object.fromEntries(group)) })
      }
    }
  })
  return parts
}

/** Without punctuation, capitals and numbers: another comma does not make it another text. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .match(/\p{L}[\p{L}\p{N}]*/gu) ?? []

function nameOf(files: readonly ContentFile[]): string[] {
  const brand = valueAt(files.find(({ kind }) => kind === 'site')?.value, ['brand'])
  return typeof brand === 'string' ? wordsOf(brand).slice(0, 1) : []
}

function keptIn(files: readonly ContentFile[]): string[] {
  const kept = valueAt(files.find(({ kind }) => kind === 'site')?.value, ['kept'])
  return Array.isArray(kept) ? kept.filter((entry) => typeof entry === 'string') : []
}

/** The order of fields is not part of the value. */
const sorted = (_: string, value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value

function hashOf(what: string, value: unknown): string {
  const bytes = Buffer.isBuffer(value) ? value : JSON.stringify(value, sorted)
  return createHash('sha256').update(`${what} `).update(bytes).digest('hex').slice(0, 10)
}
