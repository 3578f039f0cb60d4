import { expect, type Page, test } from '@playwright/test'

const CHUNK = /\/_next\/static\/chunks\/[^/]+\.js$/
const PICTURE = /\/assets\/pictures\//

/** Paths of what the page asks for, in order. */
function asks(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  return asked
}

test('the scripts come after the fonts and the pictures of the first view', async ({ page }) => {
  const asked = asks(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  // The line is slow: the large picture takes its time.
  await page.route(PICTURE, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'load' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked.some((path) => path.endsWith('.woff2'))).toBe(true)
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(asked.filter((path) => CHUNK.test(path))).toEqual([])
  release()
  await expect.poll(() => asked.filter((path) => CHUNK.test(path)).length).toBeGreaterThan(3)
  await expect(page.getByRole('switch', { name: 'Dark theme' })).toBeEnabled()
})

test('whoever touches the page before that is not made to wait', async ({ page }) => {
  const asked = asks(page)
  await page.route(PICTURE, () => {})
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.mouse.click(2, 2)
  await expect.poll(() => asked.filter((path) => CHUNK.test(path)).length).toBeGreaterThan(3)
})

test('what React did not have to walk through is there again when a visitor comes back', async ({ page }) => {
  await page.goto('/about/', { waitUntil: 'networkidle' })
  const text = () => page.getByRole('main').innerText()
  const before = await text()
  expect(await page.locator('[data-kept]').count()).toBeGreaterThan(3)
  await page.getByRole('banner').getByRole('link', { name: 'Our Apps' }).click()
  await expect(page).toHaveTitle(/Our Apps/)
  await page.goBack()
  await expect(page).toHaveTitle(/About/)
  await expect.poll(text).toBe(before)
})

test('a press on a button before the scripts are there is answered when they are', async ({ page }) => {
  await page.route(PICTURE, () => {})
  await page.route(CHUNK, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const lights = page.getByRole('switch', { name: 'Dark theme' })
  await lights.click()
  expect(await lights.getAttribute('aria-checked')).toBe('false')
  await expect(lights).toHaveAttribute('aria-checked', 'true')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('when the scripts do not come, a form is sent by the mail program', async ({ page, context }) => {
  const session = await context.newCDPSession(page)
  await session.send('Page.enable')
  const asked: string[] = []
  session.on('Page.frameRequestedNavigation', ({ url }) => asked.push(url))
  await page.route(CHUNK, (route) => route.abort())
  await page.goto('/contact/')
  // Loaded anew, once.
  await expect.poll(() => asked.length).toBe(1)
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Name').fill('Ada')
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
  await page.getByLabel('Subject').fill('A house')
  await page.getByRole('textbox', { name: 'Message' }).fill('We would like to build a house with you.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect.poll(() => asked.at(-1)).toMatch(/^mailto:/)
})
