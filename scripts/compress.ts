import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { fewAtATime } from './few-at-a-time.ts'

const CACHE = '.cache/compressed'
const TEXT = /\.(html|js|css|svg|txt|xml|json|webmanifest)$/
/** Below it lies what belongs to single pages (seal/seal.ts). */
export const OWN_FILES = '_next/static/pages'
/** Above it the best quality, half a second for a page, is too much for a build; 12 % more bytes take a fiftieth. */
const MANY_PAGES = 200
const BEST = 11
const FAST = 6
/** In half of that time, and an eighth larger. */
const FASTEST = 3
/** Fetched as the visitor points at links, and as large as the pages together: not worth a minute of each build. */
const QUICK = /\.txt$/
/** Bytes that one packet takes as they are. */
const PACKET = 1024

const brotli = promisify(brotliCompress)

const optionsOf = (bytes: Buffer, quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
})

/** The names below `outDir` of all texts of the export. */
export const textsOf = (outDir: string): string[] =>
  readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((name) => TEXT.test(name))

export const hasManyPages = (names: readonly string[]): boolean =>
  names.filter((name) => name.endsWith('.html')).length > MANY_PAGES

function qualityOf(name: string, many: boolean): number {
  if (QUICK.test(name)) return many ? FASTEST : FAST
  return many && isOfPages(name) ? FAST : BEST
}

const isOfPages = (name: string) => name.endsWith('.html') || name.startsWith(OWN_FILES)

/**
 * Puts `page.html.br` and `page.html.gz` beside each of the texts `names` of the export, which `hasManyPages` or not:
 * servers send them as they are, smaller than they could make them while a visitor waits. What takes long is kept in a
 * cache: the rest is made sooner than it would be read from there.
 */
export async function compress(outDir: string, names: readonly string[], many: boolean): Promise<void> {
  mkdirSync(CACHE, { recursive: true })
  // Every third text stands in the export more than once: what all pages share, and a page's data under its other name.
  const made = new Map<string, Promise<Smaller>>()
  await fewAtATime(names, async (name) => {
    const bytes = readFileSync(join(outDir, name))
    if (bytes.length <= PACKET) return
    const quality = qualityOf(name, many)
    const key = `${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}-${quality}.br`
    const making = made.get(key) ?? smaller(bytes, quality, key)
    made.set(key, making)
    for (const [ending, small] of Object.entries(await making))
      if (small.length < bytes.length) writeFileSync(join(outDir, `${name}.${ending}`), small)
  })
}

/** The bytes by the ending of their file. */
interface Smaller {
  br: Buffer
  gz: Buffer
}

/** What takes a millisecond is sooner done than handed to another thread. */
async function smaller(bytes: Buffer, quality: number, key: string): Promise<Smaller> {
  const br = quality === BEST ? await kept(bytes, key) : brotliCompressSync(bytes, optionsOf(bytes, quality))
  return { br, gz: gzipSync(bytes, { level: Math.min(quality, constants.Z_BEST_COMPRESSION) }) }
}

async function kept(bytes: Buffer, key: string): Promise<Buffer> {
  const file = join(CACHE, key)
  if (existsSync(file)) return readFileSync(file)
  const small = await brotli(bytes, optionsOf(bytes, BEST))
  writeFileSync(file, small)
  return small
}
