import { expect, type Page, test } from '@playwright/test'
import { frames, motionLoaded } from '../hydration.ts'
import { scrollPosition } from './scroll-position.ts'

/** Records blocks that become transparent after they were visible in the viewport. */
async function recordFlashes(page: Page) {
  await page.addInitScript(() => {
    const shown = new WeakSet<Element>()
    const flashed: string[] = []
    let frames = 0
    const check = () => {
      frames++
      for (const block of document.querySelectorAll('[data-reveal]')) {
        const { top, bottom } = block.getBoundingClientRect()
        const inside = bottom > 0 && top < window.innerHeight
        const { opacity } = getComputedStyle(block)
        if (!inside) shown.delete(block)
        else if (opacity === '1') shown.add(block)
        else if (shown.has(block)) flashed.push(`${block.tagName} "${block.textContent?.slice(0, 30)}" ${opacity}`)
      }
      requestAnimationFrame(check)
    }
    requestAnimationFrame(check)
    Object.assign(window, { flashes: () => ({ flashed: [...new Set(flashed)], frames }) })
  })
  return async () => {
    const { flashed, frames } = await page.evaluate(() => {
      const flashes: unknown = Reflect.get(window, 'flashes')
      return typeof flashes === 'function' ? flashes() : {}
    })
    expect(frames).toBeGreaterThan(10)
    return flashed
  }
}

const waitForMotion = async (page: Page) => {
  await motionLoaded(page)
  await frames(page, 40)
}

for (const path of ['/#projects', '/services/#data-science-ai', '/careers/#openings'] as const) {
  test(`${path} opens without a flash`, async ({ page }) => {
    const flashes = await recordFlashes(page)
    await page.goto(path)
    await waitForMotion(page)
    expect(await flashes()).toEqual([])
  })
}

test('a scrolled page does not flash when it is reloaded or restored', async ({ page }) => {
  const flashes = await recordFlashes(page)
  await page.goto('/')
  await waitForMotion(page)
  await page.evaluate(() => window.scrollTo({ top: 3500, behavior: 'instant' }))
  await frames(page, 40)
  await page.reload()
  await waitForMotion(page)
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(3000)
  expect(await flashes()).toEqual([])
  // Back restores the page from the back/forward cache, or loads it.
  await page.goto('/robots.txt')
  await page.goBack()
  await waitForMotion(page)
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(3000)
  expect(await flashes()).toEqual([])
})
