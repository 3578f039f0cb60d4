import { expect, type Page, test } from '@playwright/test'
import { hydrated } from './hydration.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Pixels from the bottom of the header to the top of the element. */
const belowHeader = (page: Page, id: string) =>
  page.evaluate((elementId) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    return (document.getElementById(elementId)?.getBoundingClientRect().top ?? Number.NaN) - header
  }, id)

for (const anchor of ['ui-ux-design', 'machine-learning', 'seo-optimization']) {
  test(`/services/#${anchor} shows that section below the header`, async ({ page }) => {
    await page.goto(`/services/#${anchor}`)
    await hydrated(page)
    await expect.poll(() => belowHeader(page, anchor)).toBeGreaterThanOrEqual(-2)
    await expect.poll(() => belowHeader(page, anchor)).toBeLessThan(400)
  })
}

test('an unknown path is a 404 that offers the nearest pages', async ({ page }) => {
  const response = await page.goto('/abuot/')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle('Page not found | Wrenhaus')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('main').locator('a[href="/about/"]')).toBeVisible()
})

test('an unknown project says so and leads back to the projects', async ({ page }) => {
  const response = await page.goto('/portfolio/no-such-project/')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Project not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Projects' }).click()
  await expect(page).toHaveURL('/#projects')
})
