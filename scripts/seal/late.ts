import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'
import { stagesOf } from './stages.ts'

const LATE = /<script src="(\/_next\/static\/[^"]+\.js)" async=""><\/script>/g
const EARLY = /<link rel="preload" as="script"[^>]*>/g
/** What tells Turbopack's runtime where to begin, once the chunks are there. */
const ENTRY = /<script id="_R_">[^<]*\.push\((\{[^<]*\})\);?<\/script>/

/**
 * The page's scripts wait until its first view is there, fonts and the large picture included: with them on the line
 * all of it would come later. They keep their places, as scripts of a type that browsers do not know.
 */
export function withLateScripts(html: string, read: (path: string) => Buffer): string {
  const [entry, options] = ENTRY.exec(html) ?? []
  if (!entry || !options) return html
  const { otherChunks, runtimeModuleIds } = JSON.parse(options) as { otherChunks: string[]; runtimeModuleIds: number[] }
  const chunks = otherChunks.map((chunk) => `/_next/${chunk}`)
  // What stood in for a page that is not there has left the data (kept.ts), and nothing else names its chunk.
  const needed = (path: string) => /\/turbopack-/.test(path) || html.split(path.replace('/_next/', '')).length > 2
  const script = starter(JSON.stringify(stagesOf(runtimeModuleIds, chunks, read)))
  return html
    .replace(EARLY, '')
    .replace(LATE, (_, path: string) => (needed(path) ? `<script type="late" src="${path}"></script>` : ''))
    .replace(entry, () => `<script>${script}</script>`)
}

const made = new Map<string, string>()

/** start-page.ts as a page runs it. */
function starter(stages: string): string {
  const before = made.get(stages)
  if (before) return before
  const source = readFileSync(new URL('start-page.ts', import.meta.url), 'utf8')
  const { code } = transformSync(source, {
    loader: 'ts',
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { STAGES: stages },
  })
  made.set(stages, code.trim())
  return code.trim()
}
