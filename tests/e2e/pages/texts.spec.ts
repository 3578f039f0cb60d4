import { expect, test } from '@playwright/test'
import { open } from '../page.ts'

test('what stands below an empty line of a text begins a line', async ({ page }) => {
  await open(page, '/privacy/')
  const text = page.getByText('Ask us what we hold')
  await expect(text).toHaveText(/we tell you\.\nWe correct or delete it/, { useInnerText: true })
})
