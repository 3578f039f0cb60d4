import { expect, type Page, test } from '@playwright/test'
import { routesOf } from './routes'

/** Widest the chosen file may be, over what is shown (issue: sizes honest). */
const MOST = 1.6
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

test('the file that the browser chooses is never more than 1.6 times as wide as it is shown', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const wasteful: string[] = []
  let measured = 0
  for (const width of [390, 1280]) {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      deviceScaleFactor: 1,
      ...(baseURL ? { baseURL } : {}),
      reducedMotion: 'reduce',
    })
    for (const route of routesOf()) {
      const page = await context.newPage()
      await page.goto(route)
      const choices = await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager'
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
        return [...document.images]
          .filter((image) => image.getBoundingClientRect().width > 0)
          .map((image) => ({
            source: image.currentSrc,
            shown: image.offsetWidth,
            narrowest: !image.srcset.includes(','),
          }))
      })
      for (const { source, shown, narrowest } of choices) {
        const chosen = Number(/-(\d+)\.[0-9a-f]+\.(?:avif|webp)$/.exec(source)?.[1])
        if (!chosen || narrowest || chosen === 240) continue
        measured += 1
        if (chosen > shown * MOST)
          wasteful.push(`${route} at ${width}: ${source.split('/').at(-1)} shown ${shown} px wide`)
      }
      await page.close()
    }
    await context.close()
  }
  expect(measured).toBeGreaterThan(60)
  expect(wasteful).toEqual([])
})

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
