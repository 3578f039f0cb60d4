import { expect, type Page, test } from '@playwright/test'
import { hydrated } from '../hydration.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

test('the buttons of the apps do nothing, and say why', async ({ page }) => {
  await open(page, '/our-apps/')
  const buttons = page.getByRole('button', { name: 'Comming Soon!' })
  await expect(buttons).toHaveCount(2)
  for (const button of await buttons.all()) {
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription(/store/)
  }
})

test('the illustration and the stat tiles of the hero are seen at once', async ({ page }) => {
  await open(page, '/')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Transforming Ideas Into Digital Reality' }),
  ).toBeInViewport()
  const illustration = page.getByRole('main').getByRole('img').first()
  await expect(illustration).toBeInViewport()
  await expect(illustration).toHaveAccessibleName(/\bhouse\b/)
  await expect(page.getByText('Happy Clients')).toBeVisible()
})
