import { expect, type Page, type Route, test } from '@playwright/test'
import { hydrated } from '../hydration.ts'
import { APPLICATION } from '../messages/forms.ts'
import { open } from '../open-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const CHUNKS = '**/_next/static/chunks/**/*.js'
const notFound = (route: Route) => route.fulfill({ status: 404, body: 'Not Found' })

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

/** Collects the paths of documents that are requested. */
function collectDocuments(page: Page): string[] {
  const fetched: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && fetched.push(new URL(request.url()).pathname))
  return fetched
}

const toCareers = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true }).click()
const applyButton = (page: Page) => page.getByRole('button', { name: /^Apply Now/ })

test('a page whose chunk is missing after a deploy is loaded as a new document, and works', async ({ page }) => {
  await deploy(page, '/about/')
  await open(page, '/about/')
  const fetched = collectDocuments(page)
  // From the next document on, all chunks exist.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void page.unroute(CHUNKS)
  })
  await toCareers(page)
  await expect.poll(() => fetched).toEqual(['/careers/'])
  await hydrated(page)
  await page.getByRole('searchbox').fill('nobody')
  await expect(page.getByText(/^0 of \d+ openings?$/)).toBeVisible()
})

test('if the chunk of the dialog is missing, "Apply Now" opens the mail program', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  const mails: string[] = []
  session.on('Page.frameRequestedNavigation', ({ url }) => mails.push(url))
  await deploy(page, '/careers/')
  await open(page, '/careers/')
  await applyButton(page).first().click()
  await expect
    .poll(() => mails)
    .toEqual([expect.stringContaining(`mailto:${APPLICATION.mailAddress}?subject=Application`)])
  await expect(page).toHaveURL('/careers/')
})
