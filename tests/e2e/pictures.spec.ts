import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import type { PictureEntry } from '../../lib/pictures'
import { frames, hydrated } from './hydration.ts'
import { routesOf } from './routes'
import { type ShownPicture, shownPictures } from './shown-pictures'

const ASSETS = '/assets/pictures/'
/**
 * Most and least that the chosen file may be, over what is drawn: wider is waste, narrower is blurred. Phones are asked for
 * three quarters (components/ui/picture-sizes.ts).
 */
const [MOST, LEAST] = [1.6, 0.75]

const SCREENS = [
  {
    name: '390×844 at 2x',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    budget: 46_000,
    also: [],
  },
  {
    name: '1280×800',
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 1,
    budget: 50_000,
    also: [768, 1920],
  },
]

interface Screen {
  viewport: { width: number; height: number }
  deviceScaleFactor: number
}

/** Opens every route in turn, without its pictures: they keep their room in the layout, and `visit` weighs the files. */
async function eachRoute(
  browser: Browser,
  { viewport, deviceScaleFactor }: Screen,
  baseURL: string | undefined,
  visit: (page: Page, route: string) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor,
    ...(baseURL ? { baseURL } : {}),
    reducedMotion: 'reduce',
  })
  await context.route(`**${ASSETS}**`, (request) => request.abort())
  const page = await context.newPage()
  for (const route of routesOf()) {
    await page.goto(route, { waitUntil: 'domcontentloaded' })
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await visit(page, route)
  }
  await context.close()
}

/** Paths of every picture that the page fetches. */
function watchPictures(page: Page): Set<string> {
  const seen = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith(ASSETS)) seen.add(pathname)
  })
  return seen
}

for (const { name, budget, also, ...screen } of SCREENS) {
  const more = also.map((width) => `, and at ${width}`).join('')
  test(`on every route at ${name} the first view’s pictures stay within ${budget / 1000} kB; there${more} the file that a browser chooses fits`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(180_000)
    const over: string[] = []
    const wrong: string[] = []
    let heaviest = 0
    let measured = 0
    const compare = (pictures: ShownPicture[], place: string) => {
      measured += pictures.length
      for (const { file, chosen, drawn, narrowest, widest } of pictures) {
        const [wasteful, blurred] = [chosen > drawn * MOST && !narrowest, chosen < drawn * LEAST && !widest]
        if (wasteful || blurred)
          wrong.push(`${place}: ${file.split('/').at(-1)} drawn ${Math.round(drawn)} pixels wide`)
      }
    }
    await eachRoute(browser, screen, baseURL, async (page, route) => {
      const shown = await shownPictures(page)
      const files = new Set(shown.filter(({ inFirstView }) => inFirstView).map(({ file }) => file))
      const bytes = [...files].reduce((sum, file) => sum + statSync(join('out', file)).size, 0)
      heaviest = Math.max(heaviest, bytes)
      if (bytes > budget) over.push(`${route} ${bytes}`)
      compare(shown, route)
      for (const width of also) {
        await page.setViewportSize({ width, height: 900 })
        compare(await shownPictures(page), `${route} at ${width}`)
      }
      if (also.length > 0) await page.setViewportSize(screen.viewport)
    })
    expect(over).toEqual([])
    expect(heaviest).toBeGreaterThan(10_000)
    expect(wrong).toEqual([])
    expect(measured).toBeGreaterThan(60)
  })
}

test('the browser takes no wider file than the one that the measurements above expect', async ({ page }) => {
  await page.goto('/portfolio/')
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
  const taken = await page.evaluate(() =>
    [...document.images].filter((image) => image.offsetWidth > 0).map((image) => new URL(image.currentSrc).pathname),
  )
  const widthOf = (file: string) => Number(/-(\d+)\.avif$/.exec(file)?.[1])
  const expected = await shownPictures(page)
  expect(expected.length).toBeGreaterThan(10)
  expect(taken).toHaveLength(expected.length)
  for (const [index, { chosen }] of expected.entries()) expect(widthOf(taken[index] ?? '')).toBeLessThanOrEqual(chosen)
})

/** Whether the picture at a path is the house of Home in this light. */
function isHouse(light: 'day' | 'night'): (path: string) => boolean {
  const manifest: Record<string, PictureEntry> = JSON.parse(readFileSync('.generated/pictures.json', 'utf8'))
  const urls = manifest['home/house']?.[light]?.sources.avif.map((file) => file.url) ?? []
  return (path) => urls.includes(path)
}

test('flipping the theme loads exactly one more picture of the house, and back none', async ({ page }) => {
  const seen = watchPictures(page)
  const houses = () => [...seen].filter((path) => isHouse('day')(path) || isHouse('night')(path))
  await page.goto('/')
  await expect(page.getByRole('img', { name: /house/ }).first()).toBeVisible()
  await hydrated(page)
  expect(houses()).toHaveLength(1)
  await page.getByRole('switch', { name: 'Dark theme' }).click()
  await expect.poll(houses).toHaveLength(2)
  expect(houses().filter(isHouse('night'))).toHaveLength(1)
  await page.getByRole('switch', { name: 'Dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await frames(page)
  expect(houses()).toHaveLength(2)
})

test('a visitor who chose the dark theme never downloads the day', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  const seen = watchPictures(page)
  await page.goto('/')
  await expect.poll(() => [...seen].filter(isHouse('night'))).toHaveLength(1)
  await hydrated(page)
  await frames(page)
  expect([...seen].filter(isHouse('day'))).toEqual([])
})
