import { expect, type Page, type Route, test } from '@playwright/test'
import { OPENINGS } from '../fixture.ts'
import { hydrated } from '../hydration.ts'
import { CONTACT, fieldOf } from '../messages/forms.ts'
import { open } from '../open-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const CHUNKS = '**/_next/static/chunks/**/*.js'
const notFound = (route: Route) => route.fulfill({ status: 404, body: 'Not Found' })

/** Collects the paths of documents that are requested. */
function collectDocuments(page: Page): string[] {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) fetched.push(new URL(request.url()).pathname)
  })
  return fetched
}

/** Counts 404 responses of the current document. */
function countMissing(page: Page): () => number {
  let missing = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) missing = 0
  })
  page.on('response', (response) => {
    if (response.status() === 404) missing += 1
  })
  return () => missing
}

/** Answers all chunks with 404 that the page at `path` does not name itself, as after a deploy. */
async function deploy(page: Page, path: string): Promise<void> {
  const html = await (await page.request.get(path)).text()
  // A finished page names them in its deferred file.
  const [deferredFile] = /\/_next\/static\/pages\/[^"]+\.js/.exec(html) ?? []
  const names = deferredFile ? await (await page.request.get(deferredFile)).text() : html
  await page.route(CHUNKS, (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
    return names.includes(name) ? route.continue() : notFound(route)
  })
}

/** Collects the URLs that the page navigates to, such as mailto: links. */
async function collectNavigations(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  const navigations: string[] = []
  session.on('Page.frameRequestedNavigation', ({ url }) => navigations.push(url))
  return navigations
}

const toCareers = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true }).click()

test('a page whose chunk is missing after a deploy is loaded as a new document, and works', async ({ page }) => {
  await deploy(page, '/about/')
  await open(page, '/about/')
  const fetched = collectDocuments(page)
  // From the next document on, all chunks exist.
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

test('if the chunk is still missing, the page stays without scripts and its links work', async ({ page }) => {
  await deploy(page, '/about/')
  await open(page, '/about/')
  const fetched = collectDocuments(page)
  const missing = countMissing(page)
  await toCareers(page)
  await expect.poll(() => fetched).toEqual(['/careers/'])
  await expect.poll(missing).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Join Our Team' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'About us' }).click()
  await expect(page).toHaveURL('/about/')
  expect(fetched).toEqual(['/careers/', '/about/'])
})

for (const [name, options] of [
  ['the first chunk missing', { times: 1 }],
  ['all chunks missing', {}],
] as const) {
  test(`with ${name} links work, and the form opens the mail program`, async ({ page }) => {
    const missing = countMissing(page)
    await page.route(CHUNKS, notFound, options)
    await page.goto('/contact/')
    await expect.poll(missing).toBeGreaterThan(0)
    const navigations = await collectNavigations(page)
    for (const name of ['Name', 'Subject', 'Message']) {
      await fieldOf(page, CONTACT, name).fill('Anything')
    }
    await fieldOf(page, CONTACT, 'Email').fill('somebody@example.com')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect.poll(() => navigations).toEqual([expect.stringMatching(/^mailto:hello@/)])
    await page.getByRole('banner').getByRole('button', { name: 'Technologies' }).click()
    await page.locator('#menu-technologies').getByRole('link', { name: 'Python' }).click()
    await expect(page).toHaveURL('/tech/python/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('if the chunk of the dialog is missing, "Apply Now" opens the mail program', async ({ page }) => {
  const navigations = await collectNavigations(page)
  await deploy(page, '/careers/')
  await open(page, '/careers/')
  await page
    .getByRole('button', { name: /^Apply Now/ })
    .first()
    .click()
  await expect.poll(() => navigations).toEqual([expect.stringMatching(/^mailto:careers@.+\?subject=Application/)])
  await expect(page.getByRole('heading', { level: 1, name: 'Join Our Team' })).toBeVisible()
  await expect(page).toHaveURL('/careers/')
})

test('offline the page still works, links lead to the error page of the browser, and a reload recovers', async ({
  page,
  context,
}) => {
  await open(page, '/about/')
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('button', { name: 'Technologies' }).click()
  await expect(page.locator('#menu-technologies')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('switch', { name: 'Dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  const failed = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest())
  await toCareers(page)
  expect(new URL((await failed).url()).pathname).toBe('/careers/')

  await page.waitForURL('chrome-error://**')
  await context.setOffline(false)
  await page.reload()
  await expect(page).toHaveURL('/careers/')
  await expect(page.getByRole('heading', { level: 1, name: 'Join Our Team' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/about/')
  await hydrated(page)
})
