import { expect, type Locator, test } from '@playwright/test'
import { carouselStarted, open, testimonials } from '../page.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

const style = (element: Locator, property: string, pseudo?: string) =>
  element.evaluate((node, [name, of]) => getComputedStyle(node, of).getPropertyValue(name ?? ''), [property, pseudo])

test('forced colours show which filter, slide and dot is chosen, and the state of switches', async ({ page }) => {
  const background = (name: RegExp) => style(page.getByRole('button', { name }), 'background-color')
  await open(page, '/portfolio/')
  expect(await background(/^All/)).not.toBe(await background(/^Ferries/))
  await open(page, '/')
  expect(await background(/^On board/)).not.toBe(await background(/^Ashore/))

  const quotes = testimonials(page)
  await quotes.scrollIntoViewIfNeeded()
  await carouselStarted(quotes)
  const width = (number: number) =>
    style(quotes.getByRole('button', { name: `Go to quote ${number}` }), 'width', '::before')
  await expect.poll(async () => (await width(1)) === (await width(2))).toBe(false)

  for (const name of ['Pause motion', 'Dark theme']) {
    const control = page.getByRole('switch', { name })
    const ofKnob = (property: string) => style(control.locator('.switch'), property, '::before')
    const before = await ofKnob('transform')
    await control.click()
    await expect.poll(() => ofKnob('transform')).not.toBe(before)
    expect(await ofKnob('background-color')).not.toBe(await style(control, 'background-color'))
  }
})

test('forced colours keep borders of buttons, and more contrast makes muted text as dark', async ({ page }) => {
  await open(page, '/contact/')
  expect(await style(page.getByRole('button', { name: 'Send message' }), 'border-top-width')).not.toBe('0px')
  await page.emulateMedia({ forcedColors: 'none', contrast: 'more' })
  for (const floor of await page.locator('html, [class*="floor-"]').all())
    expect(await style(floor, '--muted')).toBe(await style(floor, '--ink'))
})
