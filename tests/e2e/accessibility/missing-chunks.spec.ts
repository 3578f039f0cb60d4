import { expect, type Page, type Route, test } from '@playwright/test'
import { OPENINGS } from '../fixture.ts'
import { hydrated } from '../hydration.ts'
import { open } from '../open-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const CHUNKS = '**/_next/static/chunks/**/*.js'
const gone = (route: Route) => route.fulfill({ status: 404, body: 'Not Found' })

/** Counts how often a document is fetched from now on. */
function documents(page: Page): string[] {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) fetched.push(new URL(request.url()).pathname)
  })
  return fetched
}

/** Counts the scripts that were not there, in the document of now: one that is loaded later begins anew. */
function missingScripts(page: Page): () => number {
  let missing = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) missing = 0
  })
  page.on('response', (response) => {
    if (response.status() === 404) missing += 1
  })
  return () => missing
}

/** Every chunk that the page at `path` does not name itself is gone from now on, as after a deploy. */
async function deploy(page: Page, path: string): Promise<void> {
  const html = await (await page.request.get(path)).text()
  // A finished page names them in the file of its scripts.
  const [own] = /\/_next\/static\/pages\/[^"]+\.js/.exec(html) ?? []
  const names = own ? await (await page.request.get(own)).text() : html
  await page.route(CHUNKS, (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
    return names.includes(name) ? route.continue() : gone(route)
  })
}

/** Collects what is asked of the visitor's mail program from now on. */
async function mails(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  const asked: string[] = []
  session.on('Page.frameRequestedNavigation', ({ url }) => asked.push(url))
  return asked
}

const toCareers = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true }).click()

test('a page whose chunk is gone after a deploy is loaded anew, and works', async ({ page }) => {
  await deploy(page, '/about/')
  await open(page, '/about/')
  const fetched = documents(page)
  // The first document after this one is of the new deploy: all its chunks are there.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void page.unroute(CHUNKS)
  })
  await toCareers(page)
  await expect(page).toHaveURL('/careers/')
  await expect(page.getByRole('heading', { level: 1, name: 'Join Our Team' })).toBeVisible()
  await expect.poll(() => fetched).toEqual(['/careers/'])
  await hydrated(page)
  await page.getByRole('searchbox').fill('devops')
  await expect(page.getByText(new RegExp(`^\\d of ${OPENINGS} openings$`))).toBeVisible()
})

test('a chunk that stays away is asked for once more, and then the page stands without scripts', async ({ page }) => {
  await deploy(page, '/about/')
  await open(page, '/about/')
  const fetched = documents(page)
  const missing = missingScripts(page)
  await toCareers(page)
  await expect.poll(() => fetched).toEqual(['/careers/'])
  await expect.poll(missing).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Join Our Team' })).toBeVisible()
  // A way on, although no script works.
  await page.getByRole('banner').getByRole('link', { name: 'About us' }).click()
  await expect(page).toHaveURL('/about/')
  expect(fetched).toEqual(['/careers/', '/about/'])
})

for (const [name, options] of [
  ['a first chunk that fails', { times: 1 }],
  ['no chunk at all', {}],
] as const) {
  test(`with ${name} the page can be read and left, and its form opens the mail program`, async ({ page }) => {
    const missing = missingScripts(page)
    await page.route(CHUNKS, gone, options)
    await page.goto('/contact/')
    await expect.poll(missing).toBeGreaterThan(0)
    const asked = await mails(page)
    for (const name of ['Name', 'Subject', 'Message']) {
      await page.getByRole('main').getByRole('textbox', { name }).fill('Anything')
    }
    await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill('somebody@example.com')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect.poll(() => asked).toEqual([expect.stringMatching(/^mailto:hello@/)])
    await page.getByRole('banner').getByRole('button', { name: 'Technologies' }).click()
    await page.locator('#menu-technologies').getByRole('link', { name: 'Python' }).click()
    await expect(page).toHaveURL('/tech/python/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('a dialog whose chunk is gone leads to the mail program instead', async ({ page }) => {
  const asked = await mails(page)
  await deploy(page, '/careers/')
  await open(page, '/careers/')
  await page
    .getByRole('button', { name: /^Apply Now/ })
    .first()
    .click()
  await expect.poll(() => asked).toEqual([expect.stringMatching(/^mailto:careers@.+\?subject=Application/)])
  // The page stands as it was: nothing threw, and the openings are there.
  await expect(page.getByRole('heading', { level: 1, name: 'Join Our Team' })).toBeVisible()
  await expect(page).toHaveURL('/careers/')
})

test('without a line the page goes on, a link ends in the page of the browser, and the line brings the site back', async ({
  page,
  context,
}) => {
  await open(page, '/about/')
  await context.setOffline(true)
  // What is on the page goes on: a menu opens, and the theme changes.
  await page.getByRole('banner').getByRole('button', { name: 'Technologies' }).click()
  await expect(page.locator('#menu-technologies')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('switch', { name: 'Dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  const failed = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest())
  await toCareers(page)
  expect(new URL((await failed).url()).pathname).toBe('/careers/')

  // The browser's own page stands under the address that was asked for: loading it anew is all that a visitor has to do.
  await page.waitForURL('chrome-error://**')
  await context.setOffline(false)
  await page.reload()
  await expect(page).toHaveURL('/careers/')
  await expect(page.getByRole('heading', { level: 1, name: 'Join Our Team' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/about/')
  await hydrated(page)
})
