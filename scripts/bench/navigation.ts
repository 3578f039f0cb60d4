import type { Certificate } from '../certificate.ts'
import { middle } from './figures.ts'
import { freshBrowser } from './lighthouse.ts'

/** Links of the header: they stand on every page. */
const TARGETS = ['/about/', '/our-apps/', '/contact/']

/**
 * Milliseconds from a click on a link that the pointer has rested on (so that its page is prefetched) to the new page's
 * heading in the document: the median of `runs` rounds over the header's links.
 */
export async function softNavigation(origin: string, runs: number, certificate: Certificate): Promise<number> {
  const browser = await freshBrowser(certificate)
  try {
    const times: number[] = []
    for (let run = 0; run < runs; run++) {
      // A window of its own: of what the page before was fetching when it was left, nobody tells the end.
      const page = await browser.newPage()
      await page.setViewport({ width: 1280, height: 800 })
      await page.goto(`${origin}/`, { waitUntil: 'networkidle0' })
      for (const target of TARGETS) {
        const link = `header a[href="${target}"]`
        await page.hover(link)
        await page.waitForNetworkIdle({ idleTime: 300 })
        // The page before has arrived: whoever presses while it still moves waits for that.
        await page.waitForFunction(() => document.getAnimations().length === 0, { polling: 50 })
        times.push(await page.evaluate(clickToHeading, link, target))
      }
      await page.close()
    }
    return middle(times)
  } finally {
    await browser.close()
  }
}

/** Runs in the page, from its own text: nothing in it may have a name, which the loader of TypeScript would want to keep. */
function clickToHeading(link: string, target: string): Promise<number> {
  return new Promise((resolve) => {
    const heading = document.querySelector('h1')
    const start = performance.now()
    new MutationObserver((_, observer) => {
      const found = document.querySelector('h1')
      if (location.pathname !== target || !found || found === heading) return
      observer.disconnect()
      resolve(performance.now() - start)
    }).observe(document.body, { childList: true, subtree: true })
    document.querySelector<HTMLElement>(link)?.click()
  })
}
