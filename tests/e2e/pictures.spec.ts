import { expect, type Page, test } from '@playwright/test'
import { routesOf } from './routes'

const FIRST_VIEW = [
  { name: '390×844 at 2x', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, budget: 70_000 },
  { name: '1280×800', viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, budget: 140_000 },
]

/** Bytes of every picture that the page fetches, by URL. */
function watchPictures(page: Page): Map<string, number> {
  const seen = new Map<string, number>()
  page.on('response', async (response) => {
    const url = new URL(response.url())
    if (!url.pathname.startsWith('/assets/pictures/')) return
    seen.set(url.pathname, 0)
    const body = await response.body().catch(() => Buffer.alloc(0))
    seen.set(url.pathname, body.length)
  })
  return seen
}

for (const { name, viewport, deviceScaleFactor, budget } of FIRST_VIEW) {
  test(`pictures of the first view at ${name} stay within ${budget / 1000} kB on every route`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(120_000)
    const context = await browser.newContext({
      viewport,
      deviceScaleFactor,
      ...(baseURL ? { baseURL } : {}),
      reducedMotion: 'reduce',
    })
    const over: string[] = []
    for (const route of routesOf()) {
      const page = await context.newPage()
      await page.goto(route)
      // Chromium fetches lazy pictures well below the fold too: what counts is what the first view shows.
      const shown = await page.evaluate(() =>
        [...document.images]
          .filter((image) => {
            const { top, bottom, width } = image.getBoundingClientRect()
            return width > 0 && top < window.innerHeight && bottom > 0
          })
          .map((image) => image.currentSrc),
      )
      let bytes = 0
      for (const source of new Set(shown)) {
        expect(new URL(source).origin, `${route} shows pictures of its own origin only`).toBe(
          new URL(page.url()).origin,
        )
        bytes += (await (await context.request.get(source)).body()).length
      }
      if (bytes > budget) over.push(`${route} ${bytes}`)
      await page.close()
    }
    await context.close()
    expect(over).toEqual([])
  })
}

test('flipping the theme loads exactly one more picture of the house, and back none', async ({ page }) => {
  const seen = watchPictures(page)
  const houses = () => [...seen.keys()].filter((url) => url.includes('home-house'))
  await page.goto('/')
  await expect(page.getByRole('img', { name: /house/ }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(houses()).toHaveLength(1)
  await page.getByRole('switch', { name: 'Dark theme' }).click()
  await expect.poll(houses).toHaveLength(2)
  expect(houses().filter((url) => url.includes('night'))).toHaveLength(1)
  await page.getByRole('switch', { name: 'Dark theme' }).click()
  await page.waitForLoadState('networkidle')
  expect(houses()).toHaveLength(2)
})

test('a visitor who chose the dark theme never downloads the day', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  const seen = watchPictures(page)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect([...seen.keys()].filter((url) => url.includes('house-day'))).toEqual([])
  expect([...seen.keys()].filter((url) => url.includes('house-night'))).toHaveLength(1)
})
