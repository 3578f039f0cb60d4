import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { loadContent } from '../../../lib/content/load.ts'
import { FIXTURE_PATH, fixtureSite } from '../../fixtures/site.ts'
import { CONTACT, fieldOf, fillIn, mailWith, openForm, submit } from '../messages/forms.ts'
import { collectErrors, loadLazyContent, open } from '../page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

const FOLDER = fixtureSite(FIXTURE_PATH)
const fileOf = (path: string) => readFileSync(join(FOLDER, 'out', FIXTURE_PATH, path), 'utf8')
const siteUrl = () => new URL(loadContent(join(FOLDER, 'content')).site.url)
/** The paths of the site's own URLs in a text. */
const pathsIn = (text: string) => text.split(siteUrl().origin).flatMap((part) => part.match(/^\/[^<)\s"]*/)?.[0] ?? [])

/** Collects requests outside the path, failures and errors. */
function collectProblems(page: Page): string[][] {
  const outside: string[] = []
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url())
    if (protocol === 'http:' && !pathname.startsWith(`${FIXTURE_PATH}/`)) outside.push(pathname)
  })
  return [outside, collectErrors(page)]
}
const NONE = [[], []]

test('each page of the sitemap loads, with all that it links for machines', async ({ page, request }) => {
  test.setTimeout(480_000)
  const paths = pathsIn(fileOf('sitemap.xml'))
  expect(paths.length).toBeGreaterThan(15)
  const problems = collectProblems(page)
  const linked = new Set([...paths, ...pathsIn(fileOf('llms.txt'))])
  for (const path of paths) {
    await open(page, path)
    await loadLazyContent(page)
    const addresses = page.locator('a[href^="/"], form[action^="/"], link[href], meta[property="og:image"]')
    const found = await addresses.evaluateAll((elements) =>
      elements.map((element) => ['href', 'action', 'content'].map((name) => element.getAttribute(name)).find(Boolean)),
    )
    for (const address of found) {
      const { origin, pathname } = new URL(address ?? '', siteUrl())
      if (origin === siteUrl().origin) linked.add(pathname)
    }
  }
  const manifest: { icons: { src: string }[]; start_url: string } = JSON.parse(fileOf('manifest.webmanifest'))
  for (const path of [...linked, ...manifest.icons.map(({ src }) => src), manifest.start_url]) {
    expect(path).toMatch(new RegExp(`^${FIXTURE_PATH}/`))
    expect([path, (await request.get(path, { maxRedirects: 0 })).status()]).toEqual([path, 200])
  }
  expect(problems).toEqual(NONE)
})

test('links, the filter, Back and the contact form stay below the path', async ({ page }) => {
  const problems = collectProblems(page)
  await open(page, 'about/')
  await expect(page.locator('header [aria-current=page]').first()).toHaveAttribute('href', `${FIXTURE_PATH}/about/`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Work' }).click()
  await page.getByRole('button', { name: /^Ferries/ }).click()
  await expect(page).toHaveURL('portfolio/?category=Ferries')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('about/')
  await openForm(page, CONTACT, FIXTURE_PATH)
  const subject = `Below a path ${Date.now()}`
  await fillIn(page, CONTACT)
  await fieldOf(page, CONTACT, 'Subject').fill(subject)
  await submit(page, CONTACT).click()
  expect(await mailWith(subject)).toContain(CONTACT.words.Email)
  expect(problems).toEqual(NONE)
})

test('the 404 page is below the path, and suggests what is similar', async ({ page, request }) => {
  await open(page, 'portfolio/no-such-project/', 404)
  await expect(page.getByRole('heading', { level: 1, name: 'No such project' })).toBeVisible()
  await open(page, 'abuot/', 404)
  await page.getByRole('main').locator(`a[href="${FIXTURE_PATH}/about/"]`).click()
  await expect(page).toHaveURL('about/')
  for (const path of ['/', '/about/', '/api/v1.0/email/send-form', `${FIXTURE_PATH}/404.html`])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404])
})
