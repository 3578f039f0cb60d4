import { expect, type Page, test } from '@playwright/test'
import { open } from '../open-page.ts'
import { holdRequests } from './hold-requests.ts'
import { slowDown } from './slow-down.ts'
import { type TransitionPart, transitionParts } from './view-transition.ts'

const header = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const h1 = (page: Page) => page.getByRole('heading', { level: 1 })

test('the old page fades out in 150 ms, then the new one fades in within 200', async ({ page }) => {
  await open(page, '/contact/')
  await slowDown(page)
  await header(page).getByRole('link', { name: 'Our Apps' }).click()
  let parts: TransitionPart[] = []
  let leaving: TransitionPart[] = []
  let entering: TransitionPart[] = []
  await expect(async () => {
    parts = await transitionParts(page)
    leaving = parts.filter(({ pseudo }) => pseudo.startsWith('::view-transition-old'))
    entering = parts.filter(({ pseudo }) => pseudo.startsWith('::view-transition-new'))
    expect(leaving.length).toBeGreaterThan(0)
    expect(entering.length).toBeGreaterThan(0)
  }).toPass()
  for (const { end } of leaving) expect(end).toBeLessThanOrEqual(150)
  for (const { delay, end } of entering) {
    expect(delay).toBeGreaterThanOrEqual(150)
    expect(end).toBeLessThanOrEqual(350)
  }
  // The header does not move.
  expect(parts.filter(({ pseudo }) => pseudo.includes('site-header'))).toEqual([])
})

for (const [name, prepare] of [
  ['reduced motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  ['"Pause motion"', (page: Page) => page.addInitScript(() => window.localStorage.setItem('motion', 'paused'))],
] as const) {
  test(`${name}: pages change without animation`, async ({ page }) => {
    await prepare(page)
    await open(page, '/contact/')
    // Any transition would take half a minute.
    await slowDown(page)
    await header(page).getByRole('link', { name: 'Our Apps' }).click()
    await expect(h1(page)).toHaveText('Our Apps')
    await expect(h1(page)).toBeFocused()
    expect((await transitionParts(page)).filter(({ end }) => end > 0)).toEqual([])
  })
}

const TITLES: Record<string, RegExp> = {
  '/': /Home/,
  '/about/': /About/,
  '/our-apps/': /Our Apps/,
  '/contact/': /Contact/,
}

test('after rapid clicks the last page is shown, and Back works', async ({ page }) => {
  await open(page, '/')
  const link = (name: string) => page.locator('#site-header').getByRole('link', { name }).first()
  // The last page only once, because an earlier click may have led there.
  await link('About us').click({ noWaitAfter: true })
  for (const name of ['Get in Touch', 'About us', 'Get in Touch', 'Our Apps']) {
    // By script: while a view transition runs, the browser sends a pointer's click to the page below the header.
    await link(name).evaluate((element: HTMLElement) => element.click())
  }
  await expect(page).toHaveURL('/our-apps/')
  await expect(h1(page)).toHaveText('Our Apps')
  await expect(h1(page)).toBeFocused()
  // Which pages have a history entry depends on timing.
  const path = await page.evaluate(() => {
    const { entries, currentEntry } = window.navigation
    const url = entries.call(window.navigation)[(currentEntry?.index ?? 0) - 1]?.url ?? ''
    return new URL(url).pathname
  })
  await page.evaluate(() => window.history.back())
  await expect(page).toHaveURL(path)
  await expect(page).toHaveTitle(TITLES[path] ?? 'none of them')
  await expect(h1(page)).toHaveCount(1)
  await expect(h1(page)).toBeFocused()
})

test('a click during a slow navigation replaces it', async ({ page }) => {
  await open(page, '/contact/')
  const release = await holdRequests(page, /our-apps/)
  const requested = page.waitForRequest(/our-apps/)
  await header(page).getByRole('link', { name: 'Our Apps' }).click({ noWaitAfter: true })
  const request = await requested
  await header(page).getByRole('link', { name: 'About us' }).click()
  await expect(page).toHaveTitle(/About/)
  await release()
  await request.response()
  await expect(h1(page)).toBeFocused()
  await expect(page).toHaveURL('/about/')
  await expect(page).toHaveTitle(/About/)
})
