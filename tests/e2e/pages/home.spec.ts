import { expect, test } from '@playwright/test'
import { open } from '../open-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('illustration and figures of the hero are visible without scrolling', async ({ page }) => {
  await open(page, '/')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Transforming Ideas Into Digital Reality' }),
  ).toBeInViewport()
  const illustration = page.getByRole('main').getByRole('img').first()
  await expect(illustration).toBeInViewport()
  await expect(illustration).toHaveAccessibleName(/\bhouse\b/)
  await expect(page.getByText('Happy Clients')).toBeVisible()
})
