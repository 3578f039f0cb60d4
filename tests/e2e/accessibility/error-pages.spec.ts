import { expect, type Page, test } from '@playwright/test'
import { APPLICATION } from '../messages/forms.ts'
import { hydrated, markDocument, open } from '../page.ts'
import { axeViolations } from './axe.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true })

/** Makes an effect of the carousel or of the layout throw, except after a reload. */
const breakPart = (page: Page, broken: 'carousel' | 'layout') =>
  page.addInitScript((part) => {
    const [visit] = performance.getEntriesByType('navigation')
    if (visit instanceof PerformanceNavigationTiming && visit.type === 'reload') return
    const fail = () => {
      throw new Error('broken on purpose')
    }
    const { IntersectionObserver: Observer, addEventListener: listen } = window
    if (part === 'layout')
      window.addEventListener = (...args: Parameters<typeof listen>) =>
        args[0] === 'scroll' ? fail() : listen(...args)
    else
      window.IntersectionObserver = class extends Observer {
        constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          if (options?.rootMargin === '600px 0px') fail()
          super(callback, options)
        }
      }
  }, broken)

const brokenHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'This page stopped working' })
const reload = (page: Page) => page.getByRole('button', { name: 'Load the page again' })

test('a page that throws shows an error page in its layout, and a reload or another page works', async ({ page }) => {
  await breakPart(page, 'carousel')
  await page.goto('/')
  await expect(brokenHeading(page)).toBeFocused()
  expect(await axeViolations(page)).toEqual([])
  await reload(page).click()
  await expect(brokenHeading(page)).toHaveCount(0)

  await page.goto('/')
  await expect(brokenHeading(page)).toBeVisible()
  const isSameDocument = await markDocument(page)
  await page.getByRole('main').getByRole('link', { name: 'Tell us about it' }).click()
  await expect(page).toHaveURL('/contact/')
  await expect(page.getByRole('form')).toBeVisible()
  expect(await isSameDocument(), 'the same document').toBe(false)
})

test('a layout that throws shows the global error page', async ({ page }) => {
  await breakPart(page, 'layout')
  await page.goto('/about/')
  await expect(brokenHeading(page)).toBeFocused()
  expect(await axeViolations(page)).toEqual([])
  const size = () => brokenHeading(page).evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize))
  await expect.poll(size, 'with styles').toBeGreaterThan(40)
  await reload(page).click()
  await expect(brokenHeading(page)).toHaveCount(0)
  await expect(page.getByRole('banner')).toBeVisible()
})

const CHUNKS = '**/_next/static/chunks/**/*.js'
/** Answers all chunks with 404 that the page at `path` does not name itself, as after a deploy. */
async function deploy(page: Page, path: string): Promise<void> {
  const html = await (await page.request.get(path)).text()
  // A finished page names them in its deferred file.
  const [deferredFile] = /\/_next\/static\/pages\/[^"]+\.js/.exec(html) ?? []
  const names = deferredFile ? await (await page.request.get(deferredFile)).text() : html
  await page.route(CHUNKS, (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
    return names.includes(name) ? route.continue() : route.fulfill({ status: 404, body: 'Not Found' })
  })
}

test('a page whose chunk is missing after a deploy is loaded as a new document, and works', async ({ page }) => {
  await deploy(page, '/about/')
  await open(page, '/about/')
  const fetched: string[] = []
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return
    fetched.push(new URL(request.url()).pathname)
    // From the next document on, all chunks exist.
    void page.unroute(CHUNKS)
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true }).click()
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
  await page.locator('[data-apply]').first().click()
  const mail = expect.stringContaining(`mailto:${APPLICATION.mailAddress}?subject=Application`)
  await expect.poll(() => mails).toEqual([mail])
  await expect(page).toHaveURL('/careers/')
})
