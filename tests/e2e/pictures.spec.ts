import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import type { PictureEntry } from '../../lib/pictures'
import { FIXTURE_SITE } from '../fixtures/site.ts'
import { PAGE_TYPES } from './fixture.ts'
import { frames, hydrated } from './hydration.ts'
import { shownPictures } from './shown-pictures'

const ASSETS = '/assets/pictures/'
/**
 * Maximum and minimum of the file's width divided by the displayed width. Phones request three quarters
 * (components/ui/picture-sizes.ts).
 */
const [MAX_RATIO, MIN_RATIO] = [1.6, 0.75]

/** Collects the paths of all pictures that the page requests. */
function collectPictures(page: Page): Set<string> {
  const seen = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith(ASSETS)) seen.add(pathname)
  })
  return seen
}

for (const [width, height, deviceScaleFactor] of [
  [390, 844, 2],
  [768, 900, 1],
  [1280, 800, 1],
  [1920, 900, 1],
] as const) {
  test.describe(`${width}×${height} at ${deviceScaleFactor}x`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor, contextOptions: { reducedMotion: 'reduce' } })
    test('on every type of page the chosen files fit the displayed size', async ({ page }) => {
      await page.route(`**${ASSETS}**`, (route) => route.abort())
      const wrong: string[] = []
      let measured = 0
      for (const route of PAGE_TYPES) {
        await page.goto(route, { waitUntil: 'domcontentloaded' })
        await page.evaluate(() => document.fonts.ready.then(() => undefined))
        for (const { file, chosen, drawn, narrowest, widest } of await shownPictures(page)) {
          measured++
          const [wasteful, blurred] = [chosen > drawn * MAX_RATIO && !narrowest, chosen < drawn * MIN_RATIO && !widest]
          if (wasteful || blurred) wrong.push(`${route}: ${file} drawn ${Math.round(drawn)} pixels wide`)
        }
      }
      expect(wrong).toEqual([])
      expect(measured).toBeGreaterThan(30)
    })
  })
}

test('the browser downloads no wider files than the tests above expect', async ({ page }) => {
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

function isHero(light: 'day' | 'night'): (path: string) => boolean {
  const manifest: Record<string, PictureEntry> = JSON.parse(
    readFileSync(`${FIXTURE_SITE}/.generated/pictures.json`, 'utf8'),
  )
  const urls = manifest['home/house']?.[light]?.sources.avif.map((file) => file.url) ?? []
  return (path) => urls.includes(path)
}

test('switching the theme loads the other picture of the hero once', async ({ page }) => {
  const seen = collectPictures(page)
  const heroes = () => [...seen].filter((path) => isHero('day')(path) || isHero('night')(path))
  await page.goto('/')
  await expect(page.getByRole('img', { name: /house/ }).first()).toBeVisible()
  await hydrated(page)
  await expect.poll(heroes).toHaveLength(1)
  await page.getByRole('switch', { name: 'Dark theme' }).click()
  await expect.poll(heroes).toHaveLength(2)
  expect(heroes().filter(isHero('night'))).toHaveLength(1)
  await page.getByRole('switch', { name: 'Dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await frames(page)
  expect(heroes()).toHaveLength(2)
})

test('pointing at the switch loads the other pictures in view, and no others', async ({ page }) => {
  const seen = collectPictures(page)
  await page.goto('/')
  await hydrated(page)
  await expect.poll(() => [...seen].filter(isHero('day'))).toHaveLength(1)
  // Lazy pictures near the viewport are requested later than the hero.
  await page.waitForLoadState('networkidle')
  const before = seen.size
  await page.getByRole('switch', { name: 'Dark theme' }).hover()
  await expect.poll(() => [...seen].filter(isHero('night'))).toHaveLength(1)
  await frames(page)
  expect(seen.size).toBe(before + 1)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('with the dark theme, only the night picture of the hero is downloaded', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  const seen = collectPictures(page)
  await page.goto('/')
  await expect.poll(() => [...seen].filter(isHero('night'))).toHaveLength(1)
  await hydrated(page)
  await frames(page)
  expect([...seen].filter(isHero('day'))).toEqual([])
})
