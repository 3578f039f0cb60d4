import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import lighthouse, { type Result } from 'lighthouse'
import { launch } from 'puppeteer-core'
import { findBrowser } from '../find-browser.ts'

/** On 4G, as Lighthouse's phone has it, Chrome fetches lazy pictures 1,250 pixels ahead, and on an unknown network 3,000. */
const LAZY_MARGIN = '--blink-settings=lazyLoadingImageMarginPxUnknown=1250'
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--ignore-certificate-errors', LAZY_MARGIN]
const { executablePath } = await findBrowser()

/** Runs Lighthouse for mobile in a browser with a new profile: for performance, or with `allScores` for all categories. */
export async function measure(url: string, allScores: boolean): Promise<Result> {
  const browser = await launch({ executablePath, args: FLAGS })
  try {
    const onlyCategories = ['performance', ...(allScores ? ['accessibility', 'best-practices', 'seo'] : [])]
    const port = Number(new URL(browser.wsEndpoint()).port)
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories, disableFullPageScreenshot: true })
    if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
    return result.lhr
  } finally {
    await browser.close()
  }
}

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const brotli = (content: Buffer | string) => content.length && brotliCompressSync(content, QUALITY).length

/** Bytes of a page's HTML by gzip 6 and of the files that it requested by Brotli 5, independent of the host. */
export function weigh(outDir: string, route: string, run: Result | undefined) {
  const requests = run?.audits['network-requests']?.details
  const items = requests?.type === 'table' ? requests.items : []
  const total = (type: string, size: (content: Buffer) => number) => {
    const urls = items.filter(({ resourceType }) => resourceType === type).map(({ url }) => new URL(String(url)))
    const files = new Set(urls.map(({ pathname }) => join(outDir, decodeURIComponent(pathname))))
    return [...files].reduce((sum, file) => sum + size(readFileSync(file)), 0)
  }
  const html = readFileSync(join(outDir, route, 'index.html'), 'utf8')
  const styles = [...html.matchAll(/<style\b[^>]*>([^<]*)/g)].map(([, text]) => text).join('')
  const [script, fonts] = [total('Script', brotli), total('Font', ({ length }) => length)]
  return { html: gzipSync(html, { level: 6 }).length, script, fonts, css: total('Stylesheet', brotli) + brotli(styles) }
}
