import { expect, type Locator, type Page, test } from '@playwright/test'
import { motionLoaded } from '../hydration.ts'
import { open } from '../open-page.ts'
import { slowDown } from './slow-down.ts'
import { transitionParts } from './view-transition.ts'

const STORY = /^Read the story/
const h1 = (page: Page) => page.getByRole('heading', { level: 1 })

/** The durations of shared pictures in the running page transition, in milliseconds. */
async function pictureTransitions(page: Page): Promise<Record<string, number>> {
  const parts = await transitionParts(page)
  return Object.fromEntries(
    parts.flatMap(({ pseudo, end }) => {
      const [, slug] = /^::view-transition-group\(picture-(.+)\)$/.exec(pseudo) ?? []
      return slug ? [[slug, end]] : []
    }),
  )
}

/** Hovers a card and waits for its reveal animation, which would not end in slow motion. */
async function hoverCard(card: Locator) {
  await card.hover()
  await expect(card.locator('img:visible')).toBeInViewport()
  await expect.poll(() => card.evaluate((link) => link.closest('[data-reveal="waiting"]') === null)).toBe(true)
  await expect.poll(() => card.page().evaluate(() => document.getAnimations().length)).toBe(0)
}

test('the picture of a portfolio card moves into the hero of its case study', async ({ page }) => {
  await open(page, '/portfolio/')
  await slowDown(page)
  await page.getByRole('link', { name: STORY }).first().click()
  await expect.poll(() => pictureTransitions(page)).toEqual({ 'cyber-guardians': 350 })
})

test('the picture of a card on Home moves into the hero, and back with "Back to Projects"', async ({ page }) => {
  await open(page, '/')
  const card = page.locator('#projects').getByRole('link', { name: 'Cyber Guardians' })
  await motionLoaded(page)
  await hoverCard(card)
  const speedUp = await slowDown(page)
  await card.click()
  await expect.poll(() => pictureTransitions(page)).toEqual({ 'cyber-guardians': 350 })
  await speedUp()
  await expect(h1(page)).toHaveText('Cyber Guardians')
  await expect.poll(() => transitionParts(page)).toEqual([])
  await slowDown(page)
  await page.getByRole('link', { name: 'Back to Projects' }).first().click()
  await expect.poll(() => pictureTransitions(page)).toEqual({ 'cyber-guardians': 350 })
})

test('the picture of a related project moves into the hero of its case study', async ({ page }) => {
  await open(page, '/portfolio/cyber-guardians/')
  const story = page.getByRole('region', { name: 'Related projects' }).locator('li a[href^="/portfolio/"]').first()
  const slug = ((await story.getAttribute('href')) ?? '').split('/')[2] ?? ''
  await motionLoaded(page)
  await hoverCard(story)
  await slowDown(page)
  await story.click()
  await expect.poll(() => pictureTransitions(page)).toEqual({ [slug]: 350 })
})

test('a case study whose picture is not on the previous page opens without it', async ({ page }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await open(page, '/services/data-science-ai/')
  await slowDown(page)
  await page.getByRole('main').locator('a[href^="/portfolio/"]:not([href="/portfolio/"])').first().click()
  await expect.poll(async () => (await transitionParts(page)).length).toBeGreaterThan(0)
  expect(await pictureTransitions(page)).toEqual({})
  await expect(page).toHaveURL(/\/portfolio\/.+/)
  expect(errors).toEqual([])
})

for (const [name, prepare] of [
  ['reduced motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  ['"Pause motion"', (page: Page) => page.addInitScript(() => window.localStorage.setItem('motion', 'paused'))],
] as const) {
  test(`${name}: the case study opens without animation`, async ({ page }) => {
    await prepare(page)
    await open(page, '/portfolio/')
    // Any animation would take half a minute.
    await slowDown(page)
    await page.getByRole('link', { name: STORY }).first().click()
    await expect(h1(page)).toHaveText('Cyber Guardians')
    await expect(h1(page)).toBeFocused()
    expect(await pictureTransitions(page)).toEqual({})
  })
}
