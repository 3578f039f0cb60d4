import { expect, type Locator, type Page, test } from '@playwright/test'
import { OPENINGS } from '../fixture.ts'
import { open } from '../open-page.ts'

const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Filter projects' }).getByRole('button', { name })
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const status = (page: Page) => page.getByRole('main').getByRole('status')

/** Returns the positions of `element` in its list, in pixels from the top, during the second after `act`. */
async function topsWhile(element: Locator, act: () => Promise<unknown>) {
  const recording = element.evaluate(async (node) => {
    const list = node.closest('ul')
    const seen = new Set<number>()
    const end = performance.now() + 1000
    while (performance.now() < end) {
      const box = node.getBoundingClientRect()
      if (box.height > 0) seen.add(Math.round(box.top - (list?.getBoundingClientRect().top ?? 0)))
      await new Promise(requestAnimationFrame)
    }
    return [...seen]
  })
  await act()
  return recording
}

/** Returns a card that another filter moves to the first position. */
async function findMovingCard(page: Page) {
  await filter(page, 'Website Development').click()
  await expect(status(page)).toHaveText(/under Website Development/)
  const title = await cards(page).first().getByRole('heading').textContent()
  await filter(page, 'All').click()
  await expect(status(page)).toHaveText(/^All/)
  await expect(cards(page).first().getByRole('heading')).not.toHaveText(title ?? '')
  return page.locator('main article').filter({ has: page.getByRole('heading', { name: title ?? '', exact: true }) })
}

/** Returns the last job, which moves to the first position when its title is searched for. */
async function findMovingJob(page: Page) {
  const jobBoard = page.locator('.job-board')
  await jobBoard.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
  const job = page.locator('.job-item').last()
  return { job, title: (await job.getByRole('heading').textContent()) ?? '' }
}

test('cards and jobs animate to their new positions', async ({ page }) => {
  await open(page, '/portfolio/')
  // Until the animation library is loaded, lists change without animation.
  await expect(async () => {
    const picture = (await findMovingCard(page)).locator('[data-layout]').first()
    expect((await topsWhile(picture, () => filter(page, 'Website Development').click())).length).toBeGreaterThan(3)
  }).toPass()
  await open(page, '/careers/')
  const { job, title } = await findMovingJob(page)
  const search = page.getByRole('searchbox')
  await expect(async () => {
    await search.fill('')
    await expect(status(page)).toHaveText(`${OPENINGS} openings`)
    expect((await topsWhile(job, () => search.fill(title))).length).toBeGreaterThan(3)
  }).toPass()
})

test('nothing above the cards moves during the animation', async ({ page }) => {
  await open(page, '/portfolio/')
  await filter(page, 'All').scrollIntoViewIfNeeded()
  const bar = page.getByRole('group', { name: 'Filter projects' })
  const before = await bar.boundingBox()
  for (const name of ['App Development', 'UI/UX Designs', 'Website Development', 'All']) {
    await filter(page, name).click()
    const tops = await bar.evaluate(async (element) => {
      const seen = new Set<number>()
      for (let frame = 0; frame < 24; frame++) {
        await new Promise(requestAnimationFrame)
        seen.add(Math.round(element.getBoundingClientRect().top))
      }
      return [...seen]
    })
    expect(tops, name).toEqual([Math.round(before?.y ?? Number.NaN)])
  }
})

test('a change during an animation ends in the right order', async ({ page }) => {
  await open(page, '/portfolio/')
  for (const name of ['App Development', 'All', 'Website Development', 'App Development']) {
    await filter(page, name).click({ noWaitAfter: true })
  }
  await expect(status(page)).toHaveText(/under App Development/)
  const positions = () =>
    cards(page)
      .locator('[data-layout]')
      .evaluateAll((parts) => parts.map((part) => [part.getBoundingClientRect().top, getComputedStyle(part).transform]))
  await expect.poll(async () => (await positions()).every(([, transform]) => transform === 'none')).toBe(true)
  const tops = await cards(page).evaluateAll((list) => list.map((card) => card.getBoundingClientRect().top))
  expect(tops).toEqual([...tops].sort((one, other) => one - other))
})

for (const [name, prepare] of [
  ['reduced motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  ['"Pause motion"', (page: Page) => page.addInitScript(() => window.localStorage.setItem('motion', 'paused'))],
] as const) {
  test(`${name}: cards and jobs change positions without animation`, async ({ page }) => {
    await prepare(page)
    await open(page, '/portfolio/')
    const card = await findMovingCard(page)
    const picture = card.locator('[data-layout]').first()
    expect((await topsWhile(picture, () => filter(page, 'Website Development').click())).length).toBeLessThanOrEqual(2)
    await open(page, '/careers/')
    const { job, title } = await findMovingJob(page)
    expect((await topsWhile(job, () => page.getByRole('searchbox').fill(title))).length).toBeLessThanOrEqual(2)
  })
}

/** Records how many cards were visible in each frame, and the layout shift. */
async function recordFrames(page: Page, selector: string) {
  await page.addInitScript((cardSelector) => {
    const counts = new Set<number>()
    let shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += Number(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
    const look = () => {
      const all = [...document.querySelectorAll(cardSelector)]
      counts.add(all.filter((card) => card.checkVisibility({ visibilityProperty: true })).length)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    Object.assign(window, { seen: () => ({ counts: [...counts].filter(Boolean), shift }) })
  }, selector)
  return () =>
    page.evaluate(() => {
      const seen: unknown = Reflect.get(window, 'seen')
      return typeof seen === 'function' ? seen() : undefined
    })
}

for (const [path, selector, count] of [
  ['/portfolio/?category=App%20Development', 'main article', 4],
  ['/careers/?department=QA', '.job-item', 1],
  ['/careers/?q=react', '.job-item', 1],
] as const) {
  test(`${path} never shows other entries, and nothing shifts`, async ({ page }) => {
    const seen = await recordFrames(page, selector)
    await open(page, path)
    await expect(page.locator(selector).filter({ visible: true })).toHaveCount(count)
    const { counts, shift } = await seen()
    expect(counts).toEqual([count])
    expect(shift).toBeLessThan(0.02)
  })
}

test('a filtered URL shows everything if its script fails to load', async ({ page }) => {
  await page.route('**/_next/static/**/*.js', (route) => route.abort())
  await page.goto('/portfolio/?category=App%20Development')
  await expect(cards(page).first()).toBeHidden()
  await expect(cards(page)).toHaveCount(22)
})
