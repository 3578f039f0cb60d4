import { expect, type Page, test } from '@playwright/test'
import { frames, open, watchShifts } from '../page.ts'
import { moves, slowDown } from './animations.ts'

const group = (page: Page) => page.getByRole('group', { name: 'Filter projects' })
const filter = (page: Page, name: string) => group(page).getByRole('button', { name })
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const status = (page: Page) => page.getByRole('main').getByRole('status')

test('cards move to their new positions, and nothing above them moves', async ({ page }) => {
  await open(page, '/portfolio/')
  await group(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const tops = await group(page).evaluateHandle((element) => {
    const seen = new Set<number>()
    const look = () => {
      seen.add(Math.round(element.getBoundingClientRect().top))
      requestAnimationFrame(look)
    }
    look()
    return seen
  })
  // The first project of this filter, but not of all.
  const picture = page.locator('article').filter({ hasText: 'Stuv' }).locator('[data-layout]').first()
  // Until the animation library is loaded, the list changes without animation.
  await expect(async () => {
    await filter(page, 'All').click()
    await expect(status(page)).toHaveText(/^All/)
    const [moved] = await Promise.all([moves(picture), filter(page, 'Shipping').click()])
    expect(moved).toBe(true)
  }).toPass()
  expect(await tops.evaluate((seen) => seen.size)).toBe(1)
})

/** Records how many entries were visible in each frame. */
async function recordFrames(page: Page, selector: string) {
  await page.addInitScript((entry) => {
    const counts = new Set<number>()
    const look = () => {
      const all = [...document.querySelectorAll(entry)]
      counts.add(all.filter((each) => each.checkVisibility({ visibilityProperty: true })).length)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    Object.assign(window, { seen: () => [...counts].filter(Boolean) })
  }, selector)
  return () => page.evaluate('seen()')
}

for (const [path, selector, counts] of [
  ['/portfolio/?category=Ferries', 'main article', [2]],
  ['/careers/?department=Development&q=nobody', '#openings article', []],
] as const) {
  test(`${path} never shows other entries, and nothing shifts`, async ({ page }) => {
    const seen = await recordFrames(page, selector)
    const shift = await watchShifts(page)
    // The list is shown after two seconds even if it is not filtered until then.
    await slowDown(page)
    await open(page, path)
    await expect(page.locator(selector).filter({ visible: true })).toHaveCount(counts[0] ?? 0)
    // The counts and the shift of a frame are recorded after it.
    await frames(page)
    expect(await seen()).toEqual(counts)
    expect(await shift()).toBeCloseTo(0, 1)
  })
}

test('a filtered URL shows everything if its script fails to load', async ({ page }) => {
  await page.route('**/_next/static/**/*.js', (route) => route.abort())
  const seen = await recordFrames(page, 'main article')
  await page.goto('/portfolio/?category=Ferries')
  await expect(cards(page)).toHaveCount(6)
  expect(await seen()).toEqual([6])
})
