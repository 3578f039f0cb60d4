import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import lighthouse, { type Result } from 'lighthouse'
import { launch } from 'puppeteer-core'
import { findBrowser } from '../find-browser.ts'

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
const { executablePath } = await findBrowser()

/** Runs Lighthouse with its phone, in a browser with a new profile that trusts `cert` (PEM), for scores in `onlyCategories`. */
export async function measure(url: string, cert: Buffer, onlyCategories: string[]): Promise<Result> {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  // Unlike --ignore-certificate-errors, this leaves the HTTP cache on.
  const trust = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`
  const browser = await launch({ executablePath, args: [...FLAGS, trust] })
  try {
    const port = Number(new URL(browser.wsEndpoint()).port)
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories, disableFullPageScreenshot: true })
    if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
    return result.lhr
  } finally {
    await browser.close()
  }
}

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const brotli = (content: Buffer | string) => (content.length > 0 ? brotliCompressSync(content, QUALITY).length : 0)

/** Bytes of a page by gzip 6, and by Brotli 5 of the files that it asked for: the same whatever the host. */
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
