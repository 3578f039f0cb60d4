import { expect, type Locator, type Page, test } from '@playwright/test'
import { motionLoaded } from '../hydration.ts'
import { open } from '../open-page.ts'
import { slowDown } from './slow-down.ts'
import { transitionParts } from './view-transition.ts'

const STORY = /^Read the story/
const h1 = (page: Page) => page.getByRole('heading', { level: 1 })

/** How long the pictures move that the two pages share, in milliseconds, while the page transition is under way. */
async function moves(page: Page): Promise<Record<string, number>> {
  const parts = await transitionParts(page)
  return Object.fromEntries(
    parts.flatMap(({ pseudo, end }) => {
      const [, slug] = /^::view-transition-group\(picture-(.+)\)$/.exec(pseudo) ?? []
      return slug ? [[slug, end]] : []
    }),
  )
}

/** Points at a card and waits until nothing of its reveal moves any more: a slowed reveal would never end. */
async function pointAt(card: Locator) {
  await card.hover()
  await expect(card.locator('img:visible')).toBeInViewport()
  await expect.poll(() => card.page().evaluate(() => document.getAnimations().length)).toBe(0)
}

test('the picture of a card of the portfolio grows into the hero of its story', async ({ page }) => {
  await open(page, '/portfolio/')
  await slowDown(page)
  await page.getByRole('link', { name: STORY }).first().click()
  await expect.poll(() => moves(page)).toEqual({ 'cyber-guardians': 350 })
})

test('a featured card of Home does the same, and "Back to Projects" takes the picture back', async ({ page }) => {
  await open(page, '/')
  const card = page.locator('#projects').getByRole('link', { name: 'Cyber Guardians' })
  await motionLoaded(page)
  await pointAt(card)
  const speedUp = await slowDown(page)
  await card.click()
  await expect.poll(() => moves(page)).toEqual({ 'cyber-guardians': 350 })
  await speedUp()
  await expect(h1(page)).toHaveText('Cyber Guardians')
  await expect.poll(() => transitionParts(page)).toEqual([])
  await slowDown(page)
  await page.getByRole('link', { name: 'Back to Projects' }).first().click()
  await expect.poll(() => moves(page)).toEqual({ 'cyber-guardians': 350 })
})

test('a related project hands its picture on to its own story', async ({ page }) => {
  await open(page, '/portfolio/cyber-guardians/')
  const story = page.getByRole('region', { name: 'Related projects' }).locator('li a[href^="/portfolio/"]').first()
  const slug = ((await story.getAttribute('href')) ?? '').split('/')[2] ?? ''
  await motionLoaded(page)
  await pointAt(story)
  await slowDown(page)
  await story.click()
  await expect.poll(() => moves(page)).toEqual({ [slug]: 350 })
})

test('a story whose picture is nowhere on the page before opens like any page', async ({ page }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await open(page, '/services/data-science-ai/')
  await slowDown(page)
  await page.getByRole('main').locator('a[href^="/portfolio/"]:not([href="/portfolio/"])').first().click()
  await expect.poll(async () => (await transitionParts(page)).length).toBeGreaterThan(0)
  expect(await moves(page)).toEqual({})
  await expect(page).toHaveURL(/\/portfolio\/.+/)
  expect(errors).toEqual([])
})

for (const [name, prepare] of [
  ['reduced motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  ['"Pause motion"', (page: Page) => page.addInitScript(() => window.localStorage.setItem('motion', 'paused'))],
] as const) {
  test(`${name}: the story opens, and no picture moves`, async ({ page }) => {
    await prepare(page)
    await open(page, '/portfolio/')
    // A picture that moves would take half a minute now.
    await slowDown(page)
    await page.getByRole('link', { name: STORY }).first().click()
    await expect(h1(page)).toHaveText('Cyber Guardians')
    await expect(h1(page)).toBeFocused()
    expect(await moves(page)).toEqual({})
  })
}
