import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { z } from 'zod'
import { environmentFor, findBrowser } from '../find-browser.ts'
import { installPackage } from '../install-package.ts'

/** On 4G, as Lighthouse's phone has it, Chrome fetches lazy pictures 1,250 pixels ahead, and on an unknown network 3,000. */
const LAZY_MARGIN = '--blink-settings=lazyLoadingImageMarginPxUnknown=1250'
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--ignore-certificate-errors',
  LAZY_MARGIN,
]
const { executablePath, libraryPath } = await findBrowser()

/** What this bench reads of Lighthouse's result. */
const RESULT = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional(), details: z.unknown().optional() })),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
})
const REQUESTS = z.object({ items: z.array(z.object({ url: z.string(), resourceType: z.string().optional() })) })

export type Result = z.output<typeof RESULT>

/** Runs Lighthouse for mobile in a browser with a new profile: for performance, or with `allScores` for all categories. */
export async function measure(url: string, allScores: boolean): Promise<Result> {
  const categories = ['performance', ...(allScores ? ['accessibility', 'best-practices', 'seo'] : [])]
  const options = [
    '--output=json',
    '--quiet',
    '--disable-full-page-screenshot',
    `--only-categories=${categories}`,
    `--chrome-flags=${FLAGS.join(' ')}`,
  ]
  const cli = join(installPackage('lighthouse', '12.8.2'), 'cli/index.js')
  const { stdout } = await promisify(execFile)(process.execPath, [cli, url, ...options], {
    env: { ...environmentFor(libraryPath), CHROME_PATH: executablePath },
    maxBuffer: Number.POSITIVE_INFINITY,
  })
  const result = RESULT.parse(JSON.parse(stdout))
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`)
  return result
}

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const brotli = (content: Buffer | string) => content.length && brotliCompressSync(content, QUALITY).length

/** Bytes of a page's HTML by gzip 6 and of the files that it requested by Brotli 5, independent of the host. */
export function weigh(outDir: string, route: string, run: Result | undefined) {
  const requests = run?.audits['network-requests']?.details
  const { items } = requests ? REQUESTS.parse(requests) : { items: [] }
  const total = (type: string, size: (content: Buffer) => number) => {
    const urls = items.filter(({ resourceType }) => resourceType === type).map(({ url }) => new URL(url))
    const files = new Set(urls.map(({ pathname }) => join(outDir, decodeURIComponent(pathname))))
    return [...files].reduce((sum, file) => sum + size(readFileSync(file)), 0)
  }
  const html = readFileSync(join(outDir, route, 'index.html'), 'utf8')
  const styles = [...html.matchAll(/<style\b[^>]*>([^<]*)/g)].map(([, text]) => text).join('')
  const [script, fonts] = [total('Script', brotli), total('Font', ({ length }) => length)]
  return { html: gzipSync(html, { level: 6 }).length, script, fonts, css: total('Stylesheet', brotli) + brotli(styles) }
}
