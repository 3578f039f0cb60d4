import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { hydrated } from '../hydration.ts'
import { APPLICATION } from '../messages/forms.ts'

const SECONDS = Number(process.env.SOAK_SECONDS ?? 600)
/** Laps that fill caches before the first measurement. */
const WARM_UP = 3

/**
 * Allowed growth in total. React may keep the previous page. Each SVG image is a document, which the browser may discard
 * and load again. Ticks are those of an idle second.
 */
const SLACK = { nodes: 2000, listeners: 4, documents: 3, ticks: 2 }

/** Counts the callbacks of intervals and animation frames. */
const countTicks = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { ticks: 0 })
    const counted =
      <Args extends unknown[]>(run: (...args: Args) => void) =>
      (...args: Args) => {
        Object.assign(window, { ticks: Number(Reflect.get(window, 'ticks')) + 1 })
        run(...args)
      }
    const { setInterval: repeat, requestAnimationFrame: request } = window
    Object.assign(window, {
      setInterval: (run: () => void, delay: number) => repeat(counted(run), delay),
      requestAnimationFrame: (run: FrameRequestCallback) => request(counted(run)),
    })
  })

async function measure(page: Page, browser: CDPSession) {
  await page.mouse.move(3, 300)
  await expect
    .poll(() =>
      page.evaluate(() => document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length),
    )
    .toBe(0)
  for (let time = 0; time < 2; time++) await browser.send('HeapProfiler.collectGarbage')
  const { documents, nodes, jsEventListeners: listeners } = await browser.send('Memory.getDOMCounters')
  const ticks = await page.evaluate(async () => {
    const before = Number(Reflect.get(window, 'ticks'))
    await new Promise((resolve) => setTimeout(resolve, 1000))
    return Number(Reflect.get(window, 'ticks')) - before
  })
  return { documents, nodes, listeners, ticks }
}

/** Uses the interactive parts of the site, and returns to Home. */
async function lap(page: Page): Promise<void> {
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click()
  const go = async (selector: string, path: string) => {
    await page.locator(selector).first().click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
  for (const name of ['Tools', 'Services']) await press(name)
  await page.keyboard.press('Escape')
  await press('Ashore')
  await page.locator('.carousel').scrollIntoViewIfNeeded()
  await press('Next quote')
  for (const name of ['Dark theme', 'Pause motion', 'Dark theme', 'Pause motion'])
    await page.getByRole('switch', { name }).click()

  await go('footer a[href="/portfolio/"]', '/portfolio/')
  for (const name of [/^Harbours/, /^Ferries/, /^All/]) await press(name)
  await go('main article a[href^="/portfolio/"]', '/portfolio/overfart/')
  await page.goBack()
  await expect(page).toHaveURL('/portfolio/')

  await go('footer a[href="/careers/"]', '/careers/')
  for (const text of ['rust', '']) await page.getByRole('searchbox').fill(text)
  await APPLICATION.open(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await go('footer a[href="/contact/"]', '/contact/')
  for (const text of ['Around once more', '']) await page.locator('main textarea').fill(text)
  await page.goBack()
  await expect(page).toHaveURL('/careers/')
  await page.goForward()
  await expect(page).toHaveURL('/contact/')
  await go('header a[rel=home]', '/')
}

test('clicking, filtering and navigating leak no listeners, timers or nodes', async ({ page }) => {
  test.setTimeout((SECONDS + 240) * 1000)
  await countTicks(page)
  const browser = await page.context().newCDPSession(page)
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  for (let time = 0; time < WARM_UP; time++) await lap(page)
  const before = await measure(page, browser)

  const end = Date.now() + SECONDS * 1000
  let laps = 0
  for (; laps === 0 || Date.now() < end; laps++) await lap(page)
  const after = await measure(page, browser)
  console.log(`${laps} laps: ${JSON.stringify(before)} → ${JSON.stringify(after)}`)
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument')), 'all of it in one document').toBe(true)
  for (const what of ['nodes', 'listeners', 'documents', 'ticks'] as const) {
    expect(after[what], what).toBeLessThanOrEqual(before[what] + SLACK[what])
  }
})
