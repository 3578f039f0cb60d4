import { X509Certificate } from 'node:crypto'
import lighthouse, { desktopConfig } from 'lighthouse'
import { type Browser, launch } from 'puppeteer-core'
import { findBrowser } from '../browser.ts'
import type { Certificate } from '../certificate.ts'
import { hashOf } from '../seal/policy.ts'
import { AUDITS, type Figures, type Form, figure, middle, SCORES } from './figures.ts'

/** A browser without a past, which believes `certificate`. */
export async function freshBrowser({ cert }: Certificate): Promise<Browser> {
  const { executablePath } = await findBrowser()
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  const trusted = hashOf(key).replace('sha256-', '')
  return launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', `--ignore-certificate-errors-spki-list=${trusted}`],
  })
}

/**
 * Runs Lighthouse `runs` times over `url`, each time in a fresh browser, and returns the median of each figure. What does
 * not change from run to run, the other scores, is asked for once: that takes a third of the time.
 */
export async function measure(url: string, form: Form, runs: number, certificate: Certificate): Promise<Figures> {
  const all: Figures[] = []
  for (let run = 0; run < runs; run++) {
    const once = () => measureOnce(url, form, certificate, run === 0 ? Object.values(SCORES) : [SCORES.performance])
    // A browser that dies on the way has measured nothing; a page that cannot be measured fails again.
    all.push(await once().catch(once))
  }
  const [first] = all
  if (!first) throw new Error('nothing was measured')
  const medians = ['performance', ...Object.keys(AUDITS)].map((name) => [
    name,
    middle(all.map((figures) => figure(figures, name))),
  ])
  return { ...first, ...Object.fromEntries(medians) }
}

async function measureOnce(
  url: string,
  form: Form,
  certificate: Certificate,
  onlyCategories: string[],
): Promise<Figures> {
  const browser = await freshBrowser(certificate)
  try {
    const port = Number(new URL(browser.wsEndpoint()).port)
    const flags = { port, logLevel: 'error', onlyCategories, disableFullPageScreenshot: true } as const
    const result = await lighthouse(url, flags, form === 'desktop' ? desktopConfig : undefined)
    if (!result) throw new Error(`Lighthouse gave no answer for ${url}`)
    const { audits, categories, runtimeError } = result.lhr
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
    const score = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100)
    const number = (name: string) => audits[name]?.numericValue ?? Number.NaN
    return {
      performance: score(SCORES.performance),
      accessibility: score(SCORES.accessibility),
      bestPractices: score(SCORES.bestPractices),
      seo: score(SCORES.seo),
      fcp: number(AUDITS.fcp),
      lcp: number(AUDITS.lcp),
      si: number(AUDITS.si),
      tbt: number(AUDITS.tbt),
      cls: number(AUDITS.cls),
      bytes: number(AUDITS.bytes),
    }
  } finally {
    await browser.close()
  }
}
