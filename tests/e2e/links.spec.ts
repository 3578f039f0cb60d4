import { expect, type Page, test } from '@playwright/test'
import { hydrated } from './hydration.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const h1 = (page: Page) => page.getByRole('heading', { level: 1 })
const banner = (page: Page) => page.getByRole('banner')

/** Opens a page. Returns a function that tells whether the page still has the same document. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  return () => page.evaluate(() => Reflect.get(window, 'isSameDocument') === true)
}

test('links navigate without loading a new document', async ({ page }) => {
  const isSameDocument = await open(page, '/about/')
  await banner(page).getByRole('link', { name: 'Our Apps' }).click()
  await expect(page).toHaveURL('/our-apps/')
  await expect(page).toHaveTitle(/Our Apps/)
  await banner(page).getByRole('link', { name: 'Get in Touch' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/contact/')
  await expect(page).toHaveTitle(/Contact/)
  await page.goBack()
  await expect(page).toHaveURL('/our-apps/')
  await expect(h1(page)).toHaveText('Our Apps')
  expect(await isSameDocument()).toBe(true)
})

test('links with a query or a hash keep it', async ({ page }) => {
  const isSameDocument = await open(page, '/portfolio/cyber-guardians/')
  await page.locator('main').getByRole('link', { name: 'Back to Projects' }).first().click()
  await expect(page).toHaveURL('/#projects')
  const asking = page.locator('a[href^="/contact/?subject="]').first()
  const href = await asking.getAttribute('href')
  await asking.click()
  await expect(page).toHaveURL(href ?? '')
  await expect(page).toHaveTitle(/Contact/)
  expect(await isSameDocument()).toBe(true)
})

for (const [name, how] of [
  ['Ctrl', { modifiers: ['ControlOrMeta'] }],
  ['Shift', { modifiers: ['Shift'] }],
  ['the middle button', { button: 'middle' }],
] as const) {
  test(`a click with ${name} opens the link in another page`, async ({ page, context }) => {
    const isSameDocument = await open(page, '/about/')
    const opened = context.waitForEvent('page')
    await banner(page)
      .getByRole('link', { name: 'Our Apps' })
      .click({ ...how, modifiers: 'modifiers' in how ? [...how.modifiers] : [] })
    await expect(await opened).toHaveURL('/our-apps/')
    await expect(page).toHaveURL('/about/')
    expect(await isSameDocument()).toBe(true)
  })
}

test('a link to a file opens the file', async ({ page }) => {
  const isSameDocument = await open(page, '/privacy/')
  await page.locator('a[href="/assets/licences.txt"]').click()
  await expect(page).toHaveURL('/assets/licences.txt')
  await page.waitForLoadState()
  expect(await isSameDocument()).toBe(false)
  expect(await page.evaluate(() => document.contentType)).toBe('text/plain')
})

test('a hash link fetches nothing, and its element is the :target', async ({ page }) => {
  const isSameDocument = await open(page, '/services/')
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const link = page.locator('main a[href^="#"]').first()
  const hash = await link.getAttribute('href')
  await link.click()
  await expect(page).toHaveURL(`/services/${hash}`)
  await expect(page.locator(`${hash}:target`)).toHaveCount(1)
  expect(requested.filter((url) => url.includes('.txt'))).toEqual([])
  expect(await isSameDocument()).toBe(true)
})

test('the navigation marks the current page, also after a link and Back', async ({ page }) => {
  await open(page, '/about/')
  const marked = () =>
    banner(page)
      .locator('[aria-current]')
      .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href')))])
  expect(await marked()).toEqual(['/about/'])
  await banner(page).getByRole('link', { name: 'Our Apps' }).click()
  await expect.poll(marked).toEqual(['/our-apps/'])
  await banner(page)
    .getByRole('link', { name: /, home$/ })
    .click()
  await expect.poll(marked).toEqual([])
  await page.goBack()
  await expect.poll(marked).toEqual(['/our-apps/'])
})

// Whether that loads a new document is up to Next: 16.4 does not, a canary of 16.5 does.
test('links of the 404 page lead to their pages', async ({ page }) => {
  await open(page, '/abuot/')
  await page.getByRole('main').locator('a[href="/about/"]').click()
  await expect(page).toHaveURL('/about/')
  await expect(page).toHaveTitle(/About/)
})
