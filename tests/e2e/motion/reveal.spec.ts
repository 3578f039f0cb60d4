import { expect, type Page, test } from '@playwright/test'
import { IN_VIEW, REVEAL } from '../../../components/motion/constants'

const waiting = (page: Page) => page.locator('[data-reveal="waiting"]')

/** Notes the timing of every animation that is started on a block with data-reveal. */
async function noteAnimations(page: Page) {
  await page.addInitScript(() => {
    const noted: KeyframeAnimationOptions[] = []
    const animate = Element.prototype.animate
    Element.prototype.animate = function (keyframes, options) {
      if (this.hasAttribute('data-reveal') && typeof options === 'object') noted.push(options)
      return animate.call(this, keyframes, options)
    }
    Object.assign(window, { noted })
  })
  return () => page.evaluate(() => Reflect.get(window, 'noted') as KeyframeAnimationOptions[])
}

test('the constants are those of the specification', () => {
  expect(IN_VIEW).toBe(0.1)
  expect(REVEAL.duration).toBeGreaterThanOrEqual(500)
  expect(REVEAL.duration).toBeLessThanOrEqual(600)
  expect(REVEAL).toMatchObject({ step: 100, longestDelay: 600, rise: 16 })
})

test('blocks below the window wait, come once, in steps of 100 ms up to 600', async ({ page }) => {
  const noted = await noteAnimations(page)
  await page.goto('/')
  await expect(waiting(page)).not.toHaveCount(0)
  const count = await waiting(page).count()
  await expect(waiting(page).first()).toHaveCSS('opacity', '0')
  expect(await noted()).toHaveLength(0)
  for (let step = 0; step < 40 && (await waiting(page).count()) > 0; step++) {
    await page.mouse.wheel(0, 500)
    await page.waitForTimeout(120)
  }
  await expect(waiting(page)).toHaveCount(0)
  const animations = await noted()
  expect(animations).toHaveLength(count)
  for (const { duration, delay } of animations) {
    expect(duration).toBe(REVEAL.duration)
    expect(Number(delay) % 100).toBe(0)
    expect(Number(delay)).toBeLessThanOrEqual(600)
  }
  await page.keyboard.press('Home')
  await page.keyboard.press('End')
  await page.waitForTimeout(500)
  expect(await noted()).toHaveLength(count)
})

test('nothing in the first view waits', async ({ page }) => {
  await page.goto('/about/')
  await page.waitForTimeout(500)
  const hidden = await page
    .locator('[data-reveal="waiting"]')
    .evaluateAll((blocks) => blocks.filter((block) => block.getBoundingClientRect().top < window.innerHeight).length)
  expect(hidden).toBe(0)
})

test('a block comes once a tenth of it is in view, not before', async ({ page }) => {
  await page.goto('/about/')
  await expect(waiting(page)).not.toHaveCount(0)
  await page.evaluate(() => {
    const block = document.createElement('div')
    block.dataset.reveal = ''
    block.id = 'block'
    block.style.height = '500px'
    document.querySelector('main')?.append(block)
  })
  const block = page.locator('#block')
  await expect(block).toHaveAttribute('data-reveal', 'waiting')
  const showPixels = (pixels: number) =>
    block.evaluate(
      (element, part) =>
        window.scrollTo({
          top: element.getBoundingClientRect().top + window.scrollY - window.innerHeight + part,
          behavior: 'instant',
        }),
      pixels,
    )
  await showPixels(500 * IN_VIEW - 10)
  // What the window shows of it has been looked at: the browser does so once a frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))))
  await expect(block).toHaveAttribute('data-reveal', 'waiting')
  await showPixels(500 * IN_VIEW + 10)
  await expect(block).toHaveAttribute('data-reveal', 'seen')
})

test('a block taller than ten windows comes too', async ({ page }) => {
  await page.goto('/')
  await expect(waiting(page)).not.toHaveCount(0)
  await page.evaluate(() => {
    const block = document.createElement('div')
    block.dataset.reveal = ''
    block.id = 'tall'
    block.style.height = '12000px'
    document.querySelector('main')?.append(block)
  })
  const tall = page.locator('#tall')
  await expect(tall).toHaveAttribute('data-reveal', 'waiting')
  await tall.evaluate((block) =>
    window.scrollTo({ top: block.getBoundingClientRect().top + window.scrollY, behavior: 'instant' }),
  )
  await expect(tall).toHaveAttribute('data-reveal', 'seen')
})

test('the blocks of a page that is reached by a link wait too', async ({ page }) => {
  await page.goto('/contact/')
  await page.getByRole('link', { name: /, home/ }).click()
  await expect(page).toHaveURL('/')
  await expect(waiting(page)).not.toHaveCount(0)
})

test('opened at an anchor below, nothing in view waits', async ({ page }) => {
  await page.goto('/#projects')
  await page.waitForTimeout(1500)
  const hidden = await waiting(page).evaluateAll(
    (blocks) =>
      blocks.filter((block) => {
        const { top, bottom } = block.getBoundingClientRect()
        return top < window.innerHeight && bottom > 0
      }).length,
  )
  expect(hidden).toBe(0)
})

test('reduced motion, "Pause motion" and print show everything at once', async ({ page }) => {
  await page.goto('/')
  await expect(waiting(page)).not.toHaveCount(0)
  const last = waiting(page).last()
  await expect(last).toHaveCSS('opacity', '0')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(last).toHaveCSS('opacity', '1')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(last).toHaveCSS('opacity', '0')
  await page.emulateMedia({ media: 'print' })
  await expect(last).toHaveCSS('opacity', '1')
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => {
    document.documentElement.dataset.motion = 'paused'
  })
  await expect(last).toHaveCSS('opacity', '1')
})

test('the HTML hides nothing', async ({ request }) => {
  const html = await (await request.get('/')).text()
  expect(html).toContain('data-reveal')
  expect(html).not.toContain('data-reveal="waiting"')
  expect(html).not.toMatch(/style="[^"]*opacity:\s*0/)
})
