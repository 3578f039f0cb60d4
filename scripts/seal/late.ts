import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'
import { SCRIPT } from './chunks.ts'
import { hashOf } from './policy.ts'
import { stagesOf } from './stages.ts'
import type { Publish } from './styles.ts'
import { TRUSTED_TYPES_SCRIPT } from './trusted-types.ts'

const LATE = /<script src="(\/_next\/static\/[^"]+\.js)" async=""><\/script>/g
const EARLY = /<link rel="preload" as="script"[^>]*>/g
/** For browsers without modules, which could not run what runs the scripts either. */
const OLD = /<script src="[^"]+" noModule=""><\/script>/
/** A sheet of which the page has all that it needs (styles.ts). */
const SHEET = /<link rel="stylesheet" href="([^"]+)" data-precedence="([^"]+)" disabled\/>/g
/** What has to be known before anything is painted (app/_shell/head-script.ts). */
const FIRST = /<script>(?!self)([^<]+)<\/script>/
/** What tells Turbopack's runtime where to begin, once the chunks are there. */
const ENTRY = /<script id="_R_">[^<]*\.push\((\{[^<]*\})\);?<\/script>/
/** Next's data, in one script (data.ts). */
const DATA = /<script>([^<]*self\.__next_f[^<]*)<\/script>/

/**
 * The page's scripts wait until its first view is there, fonts and the large picture included: with them on the line
 * all of it would come later. What nobody needs before leaves the page: `publish` keeps Next's data and the list of the
 * scripts in a file of the page's own, with what runs them (run-page.ts); what waits for them stays (start-page.ts), in the
 * one script of the head: a second would need a second hash. A file of its own for that too would come before the large
 * picture, on the same line.
 */
export function withLateScripts(html: string, read: (path: string) => Buffer, publish: Publish): string {
  const [entry, options] = ENTRY.exec(html) ?? []
  const [data, text] = DATA.exec(html) ?? []
  const [head, first] = FIRST.exec(html) ?? []
  if (!entry || !options || !data || !head) return html
  const { otherChunks, runtimeModuleIds } = JSON.parse(options) as { otherChunks: string[]; runtimeModuleIds: number[] }
  const chunks = otherChunks.map((chunk) => `/_next/${chunk}`)
  // What stood in for a page that is not there has left the data (kept.ts), and nothing else names its chunk.
  const times = new Map<string, number>()
  for (const [name] of html.matchAll(SCRIPT)) times.set(name, (times.get(name) ?? 0) + 1)
  const needed = (path: string) => /\/turbopack-/.test(path) || (times.get(path.replace('/_next/', '')) ?? 0) > 1
  const scripts = [...html.matchAll(LATE)]
    .map(([, path = '']) => path)
    .filter(needed)
    .map((path) => [path, hashOf(read(path))])
  const sheets = [...html.matchAll(SHEET)].map(([, path = '', precedence = '']) => [path, precedence])
  const known = Object.entries({ SCRIPTS: scripts, STAGES: stagesOf(runtimeModuleIds, chunks, read), SHEETS: sheets })
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
    .join()
  const file = publish(`${text};{let ${known};${compiled('run-page.ts')}}`, 'js')
  const start = TRUSTED_TYPES_SCRIPT + compiled('start-page.ts') + first
  const own = `data-file="${file}" data-integrity="${hashOf(read(file))}"`
  return html
    .replace(EARLY, '')
    .replace(SHEET, '')
    .replace(LATE, '')
    .replace(OLD, '')
    .replace(data, '')
    .replace(entry, '')
    .replace(head, () => `<script ${own}>${start}</script>`)
}

const made = new Map<string, string>()

/** A file beside this one as a page runs it. */
function compiled(name: string): string {
  const before = made.get(name)
  if (before) return before
  const source = readFileSync(new URL(name, import.meta.url), 'utf8')
  const { code } = transformSync(source, { loader: 'ts', minify: true, format: 'iife', target: 'es2022' })
  made.set(name, code.trim())
  return code.trim()
}
