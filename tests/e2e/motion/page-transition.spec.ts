import { expect, type Locator, type Page, test } from '@playwright/test'
import { collectErrors, frames, holdRequests, motionLoaded, open, watchShifts } from '../page.ts'
import { slowDown, transitionParts } from './animations.ts'

const header = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const h1 = (page: Page) => page.getByRole('heading', { level: 1 })

test('the old page fades out in 150 ms, then the new one fades in within 200', async ({ page }) => {
  await open(page, '/contact/')
  await slowDown(page)
  await header(page).getByRole('link', { name: 'Work' }).click()
  const partsOf = async (kind: string) =>
    (await transitionParts(page)).filter(({ pseudo }) => pseudo.startsWith(`::view-transition-${kind}`))
  await expect.poll(async () => (await partsOf('new')).length).toBeGreaterThan(0)
  const leaving = await partsOf('old')
  expect(leaving.length).toBeGreaterThan(0)
  for (const { end } of leaving) expect(end).toBeLessThanOrEqual(150)
  for (const { delay, end } of await partsOf('new')) {
    expect(delay).toBeGreaterThanOrEqual(150)
    expect(end).toBeLessThanOrEqual(350)
  }
  // The header does not move.
  expect((await transitionParts(page)).filter(({ pseudo }) => pseudo.includes('site-header'))).toEqual([])
})

/** The durations of shared pictures in the running page transition, in milliseconds. */
async function sharedPictures(page: Page): Promise<Record<string, number>> {
  const parts = await transitionParts(page)
  return Object.fromEntries(
    parts.flatMap(({ pseudo, end }) => {
      const [, name] = /^::view-transition-group\((picture-.+|hero-picture.+)\)$/.exec(pseudo) ?? []
      return name ? [[name, end]] : []
    }),
  )
}

/** Hovers a link and waits for animations, which would not end in slow motion. */
async function settle(link: Locator) {
  await link.hover()
  await expect.poll(() => link.evaluate((element) => element.closest('[data-reveal="waiting"]') === null)).toBe(true)
  await expect.poll(() => link.page().evaluate(() => document.getAnimations().length)).toBe(0)
}

const link = (page: Page, href: string) => page.getByRole('main').locator(`a[href="${href}"]`).first()

for (const [name, path, target, shared] of [
  ['the picture of a project in the portfolio', '/portfolio/', '/portfolio/overfart/', 'picture-overfart'],
  ['the picture of a project on Home', '/', '/portfolio/kajplan/', 'picture-kajplan'],
  ['the picture of a related project', '/portfolio/overfart/', '/portfolio/kajplan/', 'picture-kajplan'],
  ['a region of the picture on Home', '/', '/services/ferries/', 'hero-picture-services-ferries-'],
] as const)
  test(`${name} moves into the hero of its page`, async ({ page }) => {
    await open(page, path)
    await motionLoaded(page)
    await settle(link(page, target))
    await slowDown(page)
    await link(page, target).click()
    await expect.poll(() => sharedPictures(page)).toEqual({ [shared]: expect.any(Number) })
    for (const { end } of await transitionParts(page)) expect(end).toBeLessThanOrEqual(600)
  })

test('the picture of a case study moves back to its card, and pages without it open without it', async ({ page }) => {
  const errors = collectErrors(page)
  await open(page, '/services/ferries/')
  await motionLoaded(page)
  await settle(link(page, '/portfolio/overfart/'))
  const speedUp = await slowDown(page)
  await link(page, '/portfolio/overfart/').click()
  await expect.poll(async () => (await transitionParts(page)).length).toBeGreaterThan(0)
  expect(await sharedPictures(page)).toEqual({})
  await speedUp()
  await expect(h1(page)).toHaveText('Overfart')
  await expect.poll(() => transitionParts(page)).toEqual([])
  await slowDown(page)
  await link(page, '/#projects').click()
  await expect.poll(() => sharedPictures(page)).toEqual({ 'picture-overfart': 350 })
  expect(errors).toEqual([])
})

test('the page of a region shrinks into it again; the wall before the regions shifts nothing', async ({ page }) => {
  await open(page, '/')
  const wall = page.getByRole('button', { name: 'Rain' })
  const shift = await watchShifts(page)
  for (const on of ['true', 'false']) {
    await wall.click()
    await expect(wall).toHaveAttribute('aria-pressed', on)
    await expect(page.locator('.front-wall > div')).toHaveCSS('opacity', on === 'true' ? '1' : '0')
  }
  await frames(page)
  expect(await shift()).toBe(0)
  // No link of the picture lies over the button.
  for (const width of [390, 1024, 1200, 1440, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await wall.click({ position: { x: 3, y: 20 }, trial: true })
  }
  const speedUp = await slowDown(page)
  await link(page, '/services/ferries/').click()
  await expect.poll(async () => (await transitionParts(page)).length).toBeGreaterThan(0)
  await speedUp()
  await expect(h1(page)).toHaveText(/^Ferries/)
  await expect.poll(() => transitionParts(page)).toEqual([])
  await slowDown(page)
  await page.getByRole('banner').getByRole('link', { name: /home/ }).click()
  await expect.poll(() => sharedPictures(page)).toEqual({ 'hero-picture-services-ferries-': 450 })
  // Without a press there is nothing to catch up.
  await speedUp()
  await expect.poll(() => transitionParts(page)).toEqual([])
  await slowDown(page)
  await page.getByRole('banner').locator('a[href="/services/ferries/"]').first().dispatchEvent('click')
  await expect.poll(() => sharedPictures(page)).toEqual({ 'hero-picture-services-ferries-': 450 })
  expect(new Set((await transitionParts(page)).map(({ rate }) => rate))).toEqual(new Set([1]))
})

test('the picture moves towards a pressed region before the page of the region has come', async ({ page }) => {
  await open(page, '/')
  const release = await holdRequests(page, /services\/ferries/)
  const picture = page.getByRole('main').locator('.theme-picture').first()
  const width = () => picture.evaluate((element) => element.getBoundingClientRect().width)
  const before = await width()
  await link(page, '/services/ferries/').click()
  await expect.poll(width).toBeGreaterThan(before)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  // Another page instead: the picture is where it was when one comes back.
  await header(page).getByRole('link', { name: 'Work' }).click()
  await expect(page).toHaveURL(/\/portfolio\/$/)
  await page.goBack()
  await expect.poll(width).toBe(before)
  // When the page takes long, the rest of the way is shorter.
  await link(page, '/services/ferries/').click()
  await expect.poll(() => picture.evaluate((element) => element.getAnimations()[0]?.playState)).toBe('finished')
  await slowDown(page)
  await release()
  await expect.poll(async () => (await transitionParts(page)).map(({ rate }) => rate)).toContain(2.5)
})
