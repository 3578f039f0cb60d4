import { expect, type Page, test } from '@playwright/test'
import { noteTransitions } from './transitions.ts'

const STORY = /^Read the story/
const group = (slug: string) => `::view-transition-group(picture-${slug})`
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** The transitions of a page from its first, with the way to ask for the moves of one picture. */
async function open(page: Page, path: string) {
  const noted = await noteTransitions(page)
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  return async (slug: string) => (await noted()).filter(({ pseudo }) => pseudo === group(slug)).map(({ end }) => end)
}

test('the picture of a card of the portfolio grows into the opening of its story', async ({ page }) => {
  const moves = await open(page, '/portfolio/')
  await page.getByRole('link', { name: STORY }).first().click()
  await expect(title(page, 'Cyber Guardians')).toBeVisible()
  await expect.poll(() => moves('cyber-guardians')).toEqual([350])
})

test('a featured card of Home does the same, and "Back to Projects" takes the picture back', async ({ page }) => {
  const moves = await open(page, '/')
  const card = page.locator('#projects').getByRole('link', { name: 'Cyber Guardians' })
  await card.scrollIntoViewIfNeeded()
  await card.click()
  await expect(title(page, 'Cyber Guardians')).toBeVisible()
  await expect.poll(() => moves('cyber-guardians')).toEqual([350])
  await page.getByRole('link', { name: 'Back to Projects' }).first().click()
  await expect(page).toHaveURL('/#projects')
  await expect.poll(() => moves('cyber-guardians')).toEqual([350, 350])
})

test('a related project hands its picture on to its own story', async ({ page }) => {
  const moves = await open(page, '/portfolio/cyber-guardians/')
  const related = page.getByRole('region', { name: 'Related projects' }).locator('li a[href^="/portfolio/"][href$="/"]')
  const story = related.filter({ hasNot: page.locator('[href="/portfolio/"]') }).first()
  const slug = new URL((await story.getAttribute('href')) ?? '', 'https://site.invalid').pathname.split('/')[2] ?? ''
  await story.scrollIntoViewIfNeeded()
  await expect(story.locator('img:visible')).toBeInViewport()
  await story.click()
  await expect(page).toHaveURL(`/portfolio/${slug}/`)
  await expect.poll(() => moves(slug)).toEqual([350])
})

test('Back takes the picture back to its card, and Forward to its story', async ({ page }) => {
  await page.addInitScript(() => {
    const flown: string[] = []
    const animate = Element.prototype.animate
    Element.prototype.animate = function (keyframes, options) {
      const animation = animate.call(this, keyframes, options)
      const name = this.closest('main') && this.getAttribute('data-picture')
      if (name && animation.id === 'glide') flown.push(`${name} at ${window.location.pathname}`)
      return animation
    }
    Object.assign(window, { flown })
  })
  const flown = () => page.evaluate(() => Reflect.get(window, 'flown') as string[])
  await open(page, '/portfolio/')
  await page.getByRole('link', { name: STORY }).first().click()
  await expect(title(page, 'Cyber Guardians')).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(flown).toEqual(['cyber-guardians at /portfolio/'])
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  await page.goForward()
  await expect.poll(flown).toEqual(['cyber-guardians at /portfolio/', 'cyber-guardians at /portfolio/cyber-guardians/'])
})

test('a story whose picture is nowhere on the page before opens like any page', async ({ page }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  const moves = await open(page, '/services/data-science-ai/')
  await page.getByRole('main').locator('a[href^="/portfolio/"]:not([href="/portfolio/"])').first().click()
  await expect(page).toHaveURL(/\/portfolio\/.+/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await moves(new URL(page.url()).pathname.split('/')[2] ?? '')).toEqual([])
  expect(errors).toEqual([])
})

for (const [name, prepare] of [
  ['reduced motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  ['"Pause motion"', (page: Page) => page.addInitScript(() => window.localStorage.setItem('motion', 'paused'))],
] as const) {
  test(`${name}: the story opens, and no picture moves`, async ({ page }) => {
    await prepare(page)
    const moves = await open(page, '/portfolio/')
    await page.getByRole('link', { name: STORY }).first().click()
    await expect(title(page, 'Cyber Guardians')).toBeFocused()
    for (const end of await moves('cyber-guardians')) expect(end).toBe(0)
  })
}
