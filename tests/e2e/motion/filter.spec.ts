import { expect, type Locator, type Page, test } from '@playwright/test'
import { OPENINGS } from '../fixture.ts'
import { frames } from '../hydration.ts'
import { open } from '../open-page.ts'

const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Filter projects' }).getByRole('button', { name })
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const status = (page: Page) => page.getByRole('main').getByRole('status')

/**
 * Returns the positions of `element` in its list, in pixels from the top, from before `act` until it has moved and stands
 * still for ten frames.
 */
async function topsWhile(element: Locator, act: () => Promise<unknown>) {
  const recording = await element.evaluateHandle((node) => {
    const list = node.closest('ul')
    const seen = new Set<number>()
    const record = async () => {
      let last: number | undefined
      for (let still = 0; still < 10 || seen.size < 2; ) {
        await new Promise(requestAnimationFrame)
        const box = node.getBoundingClientRect()
        if (box.height === 0) continue
        const top = Math.round(box.top - (list?.getBoundingClientRect().top ?? 0))
        still = top === last ? still + 1 : 0
        last = top
        seen.add(top)
      }
      return [...seen]
    }
    return { tops: record() }
  })
  await frames(element.page())
  await act()
  return recording.evaluate(({ tops }) => tops)
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
  const bar = page.getByRole('group', { name: 'Filter projects' })
  await bar.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const tops = await bar.evaluateHandle((element) => {
    const seen = new Set<number>()
    const look = () => {
      seen.add(Math.round(element.getBoundingClientRect().top))
      requestAnimationFrame(look)
    }
    look()
    return seen
  })
  for (const name of ['App Development', 'UI/UX Designs', 'Website Development', 'All']) {
    await filter(page, name).click()
    await expect(status(page)).toHaveText(name === 'All' ? /^All/ : new RegExp(`under ${name}`))
    await frames(page, 24)
    expect(await tops.evaluate((seen) => seen.size), name).toBe(1)
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
  const inOrder = () =>
    cards(page).evaluateAll((list) => {
      const tops = list.map((card) => card.getBoundingClientRect().top)
      return tops.every((top, index) => index === 0 || top >= (tops[index - 1] ?? 0))
    })
  await expect.poll(inOrder).toBe(true)
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
    // The counts and the shift of a frame are recorded after it.
    await frames(page)
    const { counts, shift } = await seen()
    expect(counts).toEqual([count])
    expect(shift).toBeLessThan(0.02)
  })
}

test('a filtered URL shows everything if its script fails to load', async ({ page }) => {
  await page.route('**/_next/static/**/*.js', (route) => route.abort())
  // Recorded, because the cards may be visible before the page has loaded.
  await page.addInitScript(() => {
    const look = () => {
      const card = document.querySelector('main article')
      if (!card) return requestAnimationFrame(look)
      document.documentElement.dataset.hidden = String(!card.checkVisibility({ visibilityProperty: true }))
    }
    requestAnimationFrame(look)
  })
  await page.goto('/portfolio/?category=App%20Development')
  await expect(page.locator('html')).toHaveAttribute('data-hidden', 'true')
  await expect(cards(page)).toHaveCount(22)
})
