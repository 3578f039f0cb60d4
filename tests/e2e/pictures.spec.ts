import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import type { PictureEntry } from '../../lib/pictures'
import { FIXTURE_SITE } from '../fixtures/site.ts'
import { PAGE_TYPES } from './fixture.ts'
import { frames, hydrated } from './hydration.ts'
import { shownPictures } from './shown-pictures'

const ASSETS = '/assets/pictures/'
/**
 * Most and least that the chosen file may be, over what is drawn: wider is waste, narrower is blurred. Phones are asked for
 * three quarters (components/ui/picture-sizes.ts).
 */
const [MOST, LEAST] = [1.6, 0.75]

/** Paths of every picture that the page fetches. */
function watchPictures(page: Page): Set<string> {
  const seen = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
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
    test('on every kind of page the file that a browser chooses fits what is drawn', async ({ page }) => {
      // They keep their room in the layout.
      await page.route(`**${ASSETS}**`, (route) => route.abort())
      const wrong: string[] = []
      let measured = 0
      for (const route of PAGE_TYPES) {
        await page.goto(route, { waitUntil: 'domcontentloaded' })
        await page.evaluate(() => document.fonts.ready.then(() => undefined))
        for (const { file, chosen, drawn, narrowest, widest } of await shownPictures(page)) {
          measured++
          const [wasteful, blurred] = [chosen > drawn * MOST && !narrowest, chosen < drawn * LEAST && !widest]
          if (wasteful || blurred) wrong.push(`${route}: ${file} drawn ${Math.round(drawn)} pixels wide`)
        }
      }
      expect(wrong).toEqual([])
      expect(measured).toBeGreaterThan(30)
    })
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
  const manifest: Record<string, PictureEntry> = JSON.parse(
    readFileSync(`${FIXTURE_SITE}/.generated/pictures.json`, 'utf8'),
  )
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
