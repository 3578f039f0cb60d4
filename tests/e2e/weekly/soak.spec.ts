import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { hydrated } from '../hydration.ts'

const SECONDS = Number(process.env.SOAK_SECONDS ?? 600)
/** Laps that fill caches before the first measurement. */
const WARM_UP = 3

/**
 * Allowed growth in total. React may keep the previous page. Each SVG image is a document, which the browser may discard
 * and load again.
 */
const SLACK = { nodes: 2000, listeners: 4, documents: 3, timers: 2 }

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const main = (page: Page) => page.getByRole('main')

/** Counts the pending timers and animation frames. */
async function countTimers(page: Page) {
  await page.addInitScript(() => {
    const pending = new Set<string>()
    // Ignores long timers, such as React's for style sheets of a new page.
    const lasting = 10_000
    const watch = (set: string, clear: string, once: boolean) => {
      const [request, cancel]: unknown[] = [Reflect.get(window, set), Reflect.get(window, clear)]
      if (typeof request !== 'function' || typeof cancel !== 'function') throw new Error(`no ${set}`)
      Reflect.set(window, set, (run: unknown, ...rest: unknown[]) => {
        const ran = (...given: unknown[]) => {
          if (once) pending.delete(`${set} ${id}`)
          if (typeof run === 'function') Reflect.apply(run, window, given)
        }
        const id: unknown = Reflect.apply(request, window, [ran, ...rest])
        if (!once || !(Number(rest[0]) > lasting)) pending.add(`${set} ${id}`)
        return id
      })
      Reflect.set(window, clear, (id: unknown) => {
        pending.delete(`${set} ${id}`)
        Reflect.apply(cancel, window, [id])
      })
    }
    watch('setTimeout', 'clearTimeout', true)
    watch('setInterval', 'clearInterval', false)
    watch('requestAnimationFrame', 'cancelAnimationFrame', true)
    Object.assign(window, { pendingTimers: () => pending.size })
  })
  // The minimum of several samples, because carousels and prefetching set temporary timers.
  return async () => {
    const counts: number[] = []
    for (let moment = 0; moment < 8; moment++) {
      counts.push(
        await page.evaluate(() => {
          const pendingTimers: unknown = Reflect.get(window, 'pendingTimers')
          return typeof pendingTimers === 'function' ? Number(pendingTimers()) : Number.NaN
        }),
      )
      await page.waitForTimeout(60)
    }
    return Math.min(...counts)
  }
}

async function measure(page: Page, browser: CDPSession, timers: () => Promise<number>) {
  await page.mouse.move(3, 300)
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  for (let time = 0; time < 2; time++) await browser.send('HeapProfiler.collectGarbage')
  const { documents, nodes, jsEventListeners } = await browser.send('Memory.getDOMCounters')
  const { metrics } = await browser.send('Performance.getMetrics')
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0
  return {
    documents,
    nodes,
    listeners: jsEventListeners,
    timers: await timers(),
    heapKilobytes: Math.round(heap / 1024),
  }
}

async function go(page: Page, name: string, path: string) {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first().click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

/** Uses the interactive parts of the site, and returns to Home. */
async function lap(page: Page) {
  for (const name of ['Technologies', 'Our Services']) await button(page, name).click()
  await page.keyboard.press('Escape')
  for (let time = 0; time < 2; time++) await page.getByRole('switch', { name: 'Dark theme' }).click()
  await button(page, 'Backend').click()
  await page.getByRole('region', { name: 'What clients say', exact: true }).scrollIntoViewIfNeeded()
  await button(page, 'Next quote').click()
  await button(page, 'Go to quote 6').click()
  for (let time = 0; time < 2; time++) await page.getByRole('switch', { name: 'Pause motion' }).click()

  await go(page, 'Portfolio', '/portfolio/')
  for (const name of [/^Website/, /^UI\/UX/, /^App/, /^All/]) await button(page, name).click()
  await page
    .getByRole('link', { name: /^Read the story/ })
    .first()
    .click()
  await expect(page).toHaveURL('/portfolio/cyber-guardians/')
  await page.goBack()
  await expect(page).toHaveURL('/portfolio/')

  await go(page, 'Careers', '/careers/')
  await page.getByRole('searchbox').fill('react')
  await page.getByRole('searchbox').fill('')
  await page.getByRole('combobox', { name: 'Department' }).selectOption('QA')
  await page.getByRole('combobox', { name: 'Department' }).selectOption('All')
  await button(page, /^Apply Now/)
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await go(page, 'Contact', '/contact/')
  await main(page).locator('textarea').fill('Around once more')
  await main(page).locator('textarea').fill('')
  await page.goBack()
  await expect(page).toHaveURL('/careers/')
  await page.goForward()
  await expect(page).toHaveURL('/contact/')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /, home/ })
    .click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

test('clicking, filtering and navigating leak no listeners, timers or nodes', async ({ page }) => {
  test.setTimeout((SECONDS + 240) * 1000)
  const timers = await countTimers(page)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Performance.enable')
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  for (let time = 0; time < WARM_UP; time++) await lap(page)
  const before = await measure(page, browser, timers)

  const end = Date.now() + SECONDS * 1000
  let laps = 0
  while (Date.now() < end) {
    await lap(page)
    laps++
    if (laps % 10 === 0) console.log(laps, JSON.stringify(await measure(page, browser, timers)))
  }
  const after = await measure(page, browser, timers)
  console.log(`${laps} laps: ${JSON.stringify(before)} → ${JSON.stringify(after)}`)
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument')), 'all of it in one document').toBe(true)
  expect(laps).toBeGreaterThan(0)
  for (const what of ['nodes', 'listeners', 'documents', 'timers'] as const) {
    expect(after[what], what).toBeLessThanOrEqual(before[what] + SLACK[what])
  }
})
