import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const CACHE = '.cache/compressed'
const TEXT = /\.(html|js|css|svg|txt|xml|json|webmanifest)$/
/** Fetched as the visitor points at links, and as large as the pages together: not worth a minute of each build. */
const QUICK = /\.txt$/

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const KINDS = {
  br: (bytes: Buffer, quick: boolean) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quick ? 6 : constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes: Buffer, quick: boolean) => zip(bytes, { level: quick ? 6 : constants.Z_BEST_COMPRESSION }),
} as const

/**
 * Puts `page.html.br` and `page.html.gz` beside each text of the export: servers send them as they are, smaller than they
 * could make them while a visitor waits. What was compressed before is taken from the cache. Returns the number of files.
 */
export async function compressExport(outDir: string): Promise<number> {
  mkdirSync(CACHE, { recursive: true })
  const names = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((name) => TEXT.test(name))
  const jobs = names.flatMap((name) => {
    const bytes = readFileSync(join(outDir, name))
    const key = createHash('sha256').update(bytes).digest('hex').slice(0, 24)
    return (['br', 'gz'] as const).map(async (kind) => {
      const quick = QUICK.test(name)
      const kept = join(CACHE, `${key}${quick ? '-quick' : ''}.${kind}`)
      const small = existsSync(kept) ? readFileSync(kept) : await KINDS[kind](bytes, quick)
      if (!existsSync(kept)) writeFileSync(kept, small)
      if (small.length < bytes.length) writeFileSync(join(outDir, `${name}.${kind}`), small)
    })
  })
  await Promise.all(jobs)
  return names.length
}
