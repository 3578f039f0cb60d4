import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from './axe.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true })

/** Makes an effect of the carousel or of the layout throw, except after a reload. */
const breakPart = (page: Page, broken: 'carousel' | 'layout') =>
  page.addInitScript((part) => {
    const [visit] = performance.getEntriesByType('navigation')
    if (visit instanceof PerformanceNavigationTiming && visit.type === 'reload') return
    const fail = () => {
      throw new Error('broken on purpose')
    }
    const Observer = window.IntersectionObserver
    if (part === 'carousel') {
      window.IntersectionObserver = class extends Observer {
        constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          if (options?.rootMargin === '600px 0px') fail()
          super(callback, options)
        }
      }
      return
    }
    const listen = window.addEventListener
    window.addEventListener = (...args: Parameters<typeof listen>) => (args[0] === 'scroll' ? fail() : listen(...args))
  }, broken)

const brokenHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'A fuse blew in this room' })

test('a page that throws shows an error page with header, footer and links', async ({ page }) => {
  await breakPart(page, 'carousel')
  await page.goto('/')
  await expect(brokenHeading(page)).toBeFocused()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  // The footer still has its styles.
  await expect(page.getByRole('contentinfo').locator('ul').first().getByRole('link').first()).toHaveCSS(
    'min-height',
    '32px',
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  expect(await axeViolations(page)).toEqual([])
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Tell us about it' })).toHaveAttribute('href', '/contact/')

  await main.getByRole('button', { name: 'Load the page again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Transforming Ideas Into Digital Reality' })).toBeVisible()
})

test('after an error other pages work', async ({ page }) => {
  await breakPart(page, 'carousel')
  await page.goto('/')
  await expect(brokenHeading(page)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'About us' }).click()
  await expect(page).toHaveURL('/about/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(brokenHeading(page)).toHaveCount(0)
})

test('links of the error page load a new document', async ({ page }) => {
  await breakPart(page, 'carousel')
  await page.goto('/')
  await expect(brokenHeading(page)).toBeFocused()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('main').getByRole('link', { name: 'Tell us about it' }).click()
  await expect(page).toHaveTitle(/Contact/)
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBeUndefined()
})

test('a layout that throws shows the global error page', async ({ page }) => {
  await breakPart(page, 'layout')
  await page.goto('/about/')
  await expect(brokenHeading(page)).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('main')).toHaveCount(1)
  expect(await axeViolations(page)).toEqual([])
  const ground = page.locator('.floor-ink').filter({ has: brokenHeading(page) })
  await expect(ground).toHaveCSS('background-color', 'rgb(28, 26, 36)')
  const size = () => brokenHeading(page).evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize))
  await expect.poll(size).toBeGreaterThan(40)

  await page.getByRole('button', { name: 'Load the page again' }).click()
  await expect(brokenHeading(page)).toHaveCount(0)
  await expect(page.getByRole('banner')).toBeVisible()
})

test('a page keeps its styles when hydration fails, as after changes by an extension', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => document.querySelector('#site-header nav')?.remove())
  })
  await page.goto('/about/')
  await expect(page.getByRole('banner').getByRole('navigation').first()).toBeVisible()
  await expect(page.locator('main link[rel="stylesheet"]')).toHaveCount(0)
  const last = page.getByRole('main').locator('section').last()
  await expect
    .poll(() => last.evaluate((section) => getComputedStyle(section).backgroundColor))
    .not.toBe('rgba(0, 0, 0, 0)')
  await expect(page.getByRole('contentinfo').locator('ul').first().getByRole('link').first()).toHaveCSS(
    'min-height',
    '32px',
  )
})
