import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { fewAtATime } from './few-at-a-time.ts'

const CACHE = '.cache/compressed'
const TEXT = /\.(html|js|css|svg|txt|xml|json|webmanifest)$/
/** Above it the best quality, half a second for a page, is too much for a build; 12 % more bytes take a fiftieth. */
const MANY_PAGES = 200
const BEST = 11
const FAST = 6
/** Fetched as the visitor points at links, and as large as the pages together: not worth a minute of each build. */
const QUICK = /\.txt$/

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const KINDS = {
  br: (bytes: Buffer, quality: number) =>
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gz: (bytes: Buffer, quality: number) => zip(bytes, { level: Math.min(quality, constants.Z_BEST_COMPRESSION) }),
} as const

/**
 * Puts `page.html.br` and `page.html.gz` beside each text of the export: servers send them as they are, smaller than they
 * could make them while a visitor waits. What takes long is kept in a cache: the rest is made sooner than it would be read
 * from there. Returns the number of files.
 */
export async function compressExport(outDir: string): Promise<number> {
  mkdirSync(CACHE, { recursive: true })
  const names = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((name) => TEXT.test(name))
  const many = names.filter((name) => name.endsWith('.html')).length > MANY_PAGES
  const qualityOf = (name: string) => (QUICK.test(name) || (many && name.endsWith('.html')) ? FAST : BEST)
  // Every third text stands in the export more than once: what all pages share, and a page's data under its other name.
  const made = new Map<string, Promise<Buffer>>()
  await fewAtATime(names, async (name) => {
    const bytes = readFileSync(join(outDir, name))
    const quality = qualityOf(name)
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 24)
    for (const kind of ['br', 'gz'] as const) {
      const key = `${hash}-${quality}.${kind}`
      const make = () => KINDS[kind](bytes, quality)
      const making = made.get(key) ?? (quality === BEST && kind === 'br' ? kept(key, make) : make())
      made.set(key, making)
      const small = await making
      if (small.length < bytes.length) writeFileSync(join(outDir, `${name}.${kind}`), small)
    }
  })
  return names.length
}

async function kept(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = join(CACHE, key)
  if (existsSync(file)) return readFileSync(file)
  const small = await make()
  writeFileSync(file, small)
  return small
}
