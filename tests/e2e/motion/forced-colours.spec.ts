import { expect, type Locator, test } from '@playwright/test'
import { carouselStarted, open, testimonials } from '../page.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

const style = (element: Locator, property: string, pseudo?: string) =>
  element.evaluate((node, [name, of]) => getComputedStyle(node, of).getPropertyValue(name ?? ''), [property, pseudo])

test('forced colours show which filter, slide and dot is chosen, and the state of switches', async ({ page }) => {
  const pair = (element: Element) => [getComputedStyle(element).color, getComputedStyle(element).backgroundColor]
  const coloursOf = (name: string | RegExp) => page.getByRole('button', { name }).evaluate(pair)
  await open(page, '/portfolio/')
  const chosen = await coloursOf(/^All/)
  expect(await coloursOf(/^Ferries/)).not.toEqual(chosen)
  await open(page, '/')
  expect(await coloursOf(/^On board/)).toEqual(chosen)
  expect(await coloursOf(/^Ashore/)).not.toEqual(chosen)

  const quotes = testimonials(page)
  await quotes.scrollIntoViewIfNeeded()
  await carouselStarted(quotes)
  const dot = (number: number) =>
    style(quotes.getByRole('button', { name: `Go to quote ${number}` }), 'background-color', '::before')
  const [text] = await coloursOf('Next quote')
  expect([(await dot(1)) === text, (await dot(2)) === text]).toEqual([true, false])

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
