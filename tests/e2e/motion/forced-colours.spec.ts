import { expect, type Locator, type Page, test } from '@playwright/test'
import { hydrated } from '../hydration.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

const style = (element: Locator, property: string, pseudo?: string) =>
  element.evaluate((node, [name, of]) => getComputedStyle(node, of).getPropertyValue(name ?? ''), [property, pseudo])

test('the selected filter, slide and dot are distinguishable with forced colours', async ({ page }) => {
  await page.goto('/portfolio/')
  await hydrated(page)
  const background = (within: Page | Locator, name: string) =>
    style(within.getByRole('button', { name }), 'background-color')
  expect(await background(page, 'All 22')).not.toBe(await background(page, 'App Development'))

  await page.goto('/')
  const code = page.getByRole('region', { name: 'Code from one project' })
  expect(await background(code, 'Frontend')).not.toBe(await background(code, 'Backend'))

  const quotes = page.getByRole('region', { name: 'What clients say', exact: true })
  await quotes.scrollIntoViewIfNeeded()
  await expect(quotes).toHaveAttribute('data-started', '', { timeout: 15_000 })
  const width = (number: number) =>
    style(quotes.getByRole('button', { name: `Go to quote ${number}` }), 'width', '::before')
  await expect.poll(async () => (await width(1)) === (await width(2))).toBe(false)
})

test('switches show their state with forced colours', async ({ page }) => {
  await page.goto('/contact/')
  await hydrated(page)
  for (const name of ['Pause motion', 'Dark theme']) {
    const control = page.getByRole('switch', { name })
    const ofKnob = (property: string) => style(control.locator('.switch'), property, '::before')
    const before = await ofKnob('transform')
    await control.click()
    await expect.poll(() => ofKnob('transform')).not.toBe(before)
    expect(await ofKnob('background-color')).not.toBe(await style(control, 'background-color'))
  }
})
