import { expect, type Page, type Route, test } from '@playwright/test'
import { OPENINGS } from '../openings.ts'
import { live, open } from './settings.ts'

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

/** Every chunk that the page at `path` does not name itself is gone from now on, as after a deploy. */
async function deploy(page: Page, path: string): Promise<void> {
  const html = await (await page.request.get(path)).text()
  const [own = ''] = /\/_next\/static\/pages\/[^"]+\.js/.exec(html) ?? []
  const names = await (await page.request.get(own)).text()
  await page.route(CHUNKS, (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
    return names.includes(name) ? route.continue() : gone(route)
  })
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
  await live(page)
  await page.getByRole('searchbox').fill('devops')
  await expect(page.getByText(new RegExp(`^\\d of ${OPENINGS} openings$`))).toBeVisible()
})

test('a chunk that stays away is asked for once more, and then the page stands without scripts', async ({ page }) => {
  await deploy(page, '/about/')
  await open(page, '/about/')
  const fetched = documents(page)
  await toCareers(page)
  await expect.poll(() => fetched).toEqual(['/careers/'])
  await page.waitForLoadState('networkidle')
  expect(fetched).toEqual(['/careers/'])
  await expect(page.getByRole('heading', { level: 1, name: 'Join Our Team' })).toBeVisible()
  // A way on, although no script works.
  await page.getByRole('banner').getByRole('link', { name: 'About us' }).click()
  await expect(page).toHaveURL('/about/')
})

test('a first chunk that fails is cured by loading the page anew', async ({ page }) => {
  const fetched = documents(page)
  await page.route(CHUNKS, gone, { times: 1 })
  await page.goto('/contact/')
  await expect.poll(() => fetched).toEqual(['/contact/', '/contact/'])
  await live(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('4 answers need another look')
})

test('without any chunk the page is loaded anew once, and can be read and left', async ({ page }) => {
  const fetched = documents(page)
  await page.route(CHUNKS, gone)
  await page.goto('/')
  await expect.poll(() => fetched).toEqual(['/', '/'])
  await page.waitForLoadState('networkidle')
  expect(fetched).toHaveLength(2)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).click()
  await expect(page).toHaveURL('/contact/')
})

test('a dialog whose chunk is gone leads to the mail program instead', async ({ page, context }) => {
  const session = await context.newCDPSession(page)
  await session.send('Page.enable')
  const asked: string[] = []
  session.on('Page.frameRequestedNavigation', ({ url }) => asked.push(url))
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
  await live(page)
})
