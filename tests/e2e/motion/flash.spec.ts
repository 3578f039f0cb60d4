import { expect, type Page, test } from '@playwright/test'
import { frames, motionLoaded } from '../hydration.ts'

/** Looks at every frame: what was painted in the window, and then vanished while it was still there, has flashed. */
async function noteFlashes(page: Page) {
  await page.addInitScript(() => {
    const shown = new WeakSet<Element>()
    const flashed: string[] = []
    let frames = 0
    const look = () => {
      frames++
      for (const block of document.querySelectorAll('[data-reveal]')) {
        const { top, bottom } = block.getBoundingClientRect()
        const inside = bottom > 0 && top < window.innerHeight
        const { opacity } = getComputedStyle(block)
        if (!inside) shown.delete(block)
        else if (opacity === '1') shown.add(block)
        else if (shown.has(block)) flashed.push(`${block.tagName} "${block.textContent?.slice(0, 30)}" ${opacity}`)
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
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

const settled = async (page: Page) => {
  await motionLoaded(page)
  await frames(page, 40)
}

for (const path of ['/#projects', '/services/#data-science-ai', '/careers/#openings'] as const) {
  test(`${path} opens without a flash`, async ({ page }) => {
    const flashes = await noteFlashes(page)
    await page.goto(path)
    await settled(page)
    expect(await flashes()).toEqual([])
  })
}

test('a page that is reloaded far down, or restored, does not flash', async ({ page }) => {
  const flashes = await noteFlashes(page)
  await page.goto('/')
  await settled(page)
  await page.evaluate(() => window.scrollTo({ top: 3500, behavior: 'instant' }))
  await frames(page, 40)
  await page.reload()
  await settled(page)
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(3000)
  expect(await flashes()).toEqual([])
  // Another document in between: Back brings the page back from the browser's memory, or builds it anew.
  await page.goto('/robots.txt')
  await page.goBack()
  await settled(page)
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(3000)
  expect(await flashes()).toEqual([])
})
