import { expect, type Page, test } from '@playwright/test'
import { loadFixture } from '../../fixtures/load.ts'
import * as forms from '../messages/forms.ts'
import { collectErrors, frames, hydrated, scrollPosition } from '../page.ts'

const { APPLICATION, CONTACT, expectDelivered, fieldOf, fillIn, JOB, mailWith, openFilledIn, openForm, submit } = forms

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const dialog = (page: Page) => page.getByRole('dialog')
const apply = (page: Page) => page.getByRole('button', { name: `Apply Now: ${JOB}` })

/** Opens the dialog, and returns the position to which the page was scrolled before. */
async function open(page: Page): Promise<number> {
  await page.goto('/careers/')
  await hydrated(page)
  await expect(dialog(page)).toBeHidden()
  await apply(page).evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const top = await scrollPosition(page)
  await APPLICATION.open(page)
  return top
}

test('the dialog scrolls to its last button with Close in view, and the page behind it does not', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  const top = await open(page)
  await dialog(page).hover()
  await page.mouse.wheel(0, 3000)
  await expect(submit(page, APPLICATION)).toBeInViewport()
  await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
  await page.mouse.wheel(0, 3000)
  await frames(page, 10)
  expect(await scrollPosition(page)).toBe(top)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main')).toBeHidden()
  await expect.poll(() => dialog(page).evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)
})

test('the dialog closes with its button, Escape and a click outside, which returns the focus', async ({ page }) => {
  await open(page)
  // A click inside, a selection that is dragged out of it, or a dismissed file picker does not close it.
  const heading = dialog(page).getByRole('heading', { name: JOB })
  await heading.click()
  await heading.hover()
  await page.mouse.down()
  await page.mouse.move(5, 400)
  await page.mouse.up()
  await dialog(page).locator('[type=file]').dispatchEvent('cancel', { bubbles: true })
  // It would close after a paint.
  await frames(page, 4)
  await expect(dialog(page)).toBeVisible()
  for (const close of [
    () => dialog(page).getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 400),
  ]) {
    if (!(await dialog(page).isVisible())) await APPLICATION.open(page)
    await close()
    await expect(dialog(page)).toBeHidden()
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
    await expect(apply(page)).toBeFocused()
  }
})

test('Back leaves the page of an open dialog without it, and the page before it scrolls', async ({ page }) => {
  await page.goto('/about/')
  await hydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await APPLICATION.open(page)
  await page.goBack()
  await expect(page.locator('dialog')).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
})

test('the hash #apply-… opens the dialog once, also by a link of the page', async ({ page }) => {
  await page.goto('/careers/#apply-software-engineer-ferries')
  for (const follow of ['location.assign(hash)', 'history.pushState(null, "", hash)', '']) {
    await expect(dialog(page).getByRole('heading', { name: JOB }), follow).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(page).toHaveURL('/careers/')
    await page.evaluate(`{ const hash = '#apply-software-engineer-ferries'; ${follow} }`)
  }
})

test('an application arrives with its resume, and the dialog says Application Submitted!', async ({ page }) => {
  const errors = collectErrors(page)
  await openFilledIn(page, APPLICATION, '')
  const name = `Ada ${test.info().workerIndex}-${Date.now()}`
  await fieldOf(page, APPLICATION, 'Full Name').fill(name)
  await submit(page, APPLICATION).click()
  await expectDelivered(page, APPLICATION)
  const mail = await mailWith(name)
  for (const text of [JOB, 'ada.pdf']) expect(mail).toContain(text)
  await dialog(page).getByRole('button', { name: 'Close' }).filter({ hasText: 'Close' }).click()
  await expect(dialog(page)).toBeHidden()
  expect(errors).toEqual([])
})

test('the dialog shifts nothing, also with a classic scrollbar', async ({ playwright, launchOptions, baseURL }) => {
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] })
  const page = await browser.newPage({ baseURL: baseURL ?? '', reducedMotion: 'reduce' })
  await page.goto('/careers/')
  await hydrated(page)
  expect(await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(5)
  await apply(page).evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const layout = async () => {
    // Not the button, whose card moves on hover.
    const box = await page.locator('#openings-title').boundingBox()
    return { top: await scrollPosition(page), left: box?.x, width: box?.width }
  }
  const before = await layout()
  await APPLICATION.open(page)
  expect(await layout()).toEqual(before)
  await browser.close()
})

test('a message arrives, and its sender leaves only what the privacy page names', async ({ page }) => {
  const errors = collectErrors(page)
  // As browsers may say beside a virtual network.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }))
  await openForm(page, CONTACT, '')
  for (const name of ['Pause motion', 'Dark theme']) await page.getByRole('switch', { name }).click()
  await fillIn(page, CONTACT)
  const subject = `An engine ${test.info().workerIndex}-${Date.now()}`
  await fieldOf(page, CONTACT, 'Subject').fill(subject)
  await submit(page, CONTACT).click()
  await expectDelivered(page, CONTACT)
  const mail = await mailWith(subject)
  for (const text of ['ada@example.org', 'It weaves algebraic patterns.']) expect(mail).toContain(text)
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(keys).toEqual(expect.arrayContaining(['motion', 'theme']))
  const isNamed = (key: string) =>
    loadFixture().privacy.device.some(({ name }) => key === name || (name.endsWith(':') && key.startsWith(name)))
  expect(keys.filter((key) => !isNamed(key))).toEqual([])
  expect(errors).toEqual([])
})
