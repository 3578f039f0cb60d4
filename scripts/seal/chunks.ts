import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Names, shortNames, withShortNames } from './short-names.ts'

const FOLDER = '_next/static/chunks/'
/** A script or style sheet of Next's, by its name in the export. */
export const CHUNK = /^_next\/static\/chunks\/[^/]+\.(?:js|css)$/
/** A script of Next's, as pages, their data and other scripts name it. */
export const SCRIPT = /static\/chunks\/([\w~.-]+\.js)/g
const NAMED = /(static\/chunks\/)([\w~.-]+?\.(?:js|css))\b/g
const STARTED = /<script src="\/_next\/static\/chunks\/([\w~.-]+?\.js)" async=""/g
/** Every page's data once: other files beside it say parts of it again. */
const DATA = /(?:^|\/)index\.txt$/
/**
 * Asks the browser to compile the whole file as it arrives, beside the page's own work. Chromium would else compile each
 * function when it is first called, in the middle of the page's start; others read a comment.
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad\n'

/**
 * Makes the chunks of the export in `outDir` ready: the short names of classes in all of them, and a mark on those that
 * pages start with. What is changed gets another name, `abc.1f2e3d.css` for `abc.css`: browsers keep chunks for good.
 * Returns what the `files` that name them have to call otherwise (fitting).
 */
export function readyChunks(outDir: string, files: readonly string[]): Renamed {
  // One file after the other: those of a large export are more than memory should hold.
  const read = (name: string) => readFileSync(join(outDir, name), 'utf8')
  const chunks = new Map(
    files.filter((name) => CHUNK.test(name)).map((name) => [name.slice(FOLDER.length), read(name)]),
  )
  const texts = (ending: string) => [...chunks].filter(([name]) => name.endsWith(ending)).map(([, text]) => text)
  const names = shortNames(
    texts('.css'),
    texts('.js'),
    each(
      files.filter((name) => DATA.test(name)),
      read,
    ),
  )
  const started = startedBy(
    each(
      files.filter((name) => name.endsWith('.html')),
      read,
    ),
  )

  const made = new Map<string, string>()
  for (const [name, text] of chunks) {
    const short = name.endsWith('.css') ? names.sheet(text) : names.script(text)
    made.set(name, started.has(name) ? COMPILE_AHEAD + short : short)
  }
  const renamed = newNames(chunks, made)
  for (const [name, file] of renamed) {
    rmSync(join(outDir, FOLDER, name))
    writeFileSync(join(outDir, FOLDER, file), withFiles(made.get(name) ?? '', renamed))
  }
  return { words: names.words, files: renamed }
}

/** New names: of classes and custom properties, and of chunks. */
export interface Renamed {
  words: Names
  files: ReadonlyMap<string, string>
}

const withFiles = (text: string, files: Renamed['files']) =>
  text.replace(NAMED, (_, path, file) => path + (files.get(file) ?? file))

/** Makes a file of the export, `about/index.html`, say the new names. */
export function fitting({ words, files }: Renamed): (name: string, text: string) => string {
  const names = withShortNames(words)
  return (name, text) => withFiles(name.endsWith('.html') ? names.page(text) : names.data(text), files)
}

function* each(names: readonly string[], read: (name: string) => string): Iterable<string> {
  for (const name of names) yield read(name)
}

/** The chunks that pages start with. */
function startedBy(pages: Iterable<string>): Set<string> {
  const started = new Set<string>()
  for (const page of pages) for (const [, chunk = ''] of page.matchAll(STARTED)) started.add(chunk)
  return started
}

/**
 * The new names of chunks that are not what they were, and of those that name them. A name changes with its own file and
 * with those that this one names: React's keeps its name when the site's classes change.
 */
function newNames(chunks: ReadonlyMap<string, string>, made: ReadonlyMap<string, string>): Map<string, string> {
  const changed = new Set([...chunks].filter(([name, text]) => made.get(name) !== text).map(([name]) => name))
  for (let before = 0; before < changed.size; ) {
    before = changed.size
    for (const [name, text] of chunks) if (namedIn(text).some((file) => changed.has(file))) changed.add(name)
  }
  const digestOf = (name: string, above: readonly string[] = []): string => {
    const text = made.get(name) ?? ''
    const below = namedIn(text).filter((file) => file !== name && changed.has(file) && !above.includes(file))
    const digests = below.map((file) => digestOf(file, [...above, name]))
    return createHash('sha256')
      .update([text, ...digests].join())
      .digest('hex')
      .slice(0, 6)
  }
  return new Map([...changed].map((name) => [name, name.replace(/\.\w+$/, `.${digestOf(name)}$&`)]))
}

const namedIn = (text: string): string[] => [...text.matchAll(NAMED)].map(([, , file = '']) => file)
