import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { FIXTURE_PATH, fixtureSite } from '../../fixtures/site.ts'
import { CONTACT, fieldOf } from '../messages/forms.ts'
import { open } from '../open-page.ts'
import { collectErrors, loadLazyContent } from '../page-checks.ts'
import { mailWith, openForm } from '../pages/sent-mail.ts'
import { collectPolicyViolations } from '../policy/policy-violations.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

const fileOf = (path: string) => readFileSync(join(fixtureSite(FIXTURE_PATH), 'out', path), 'utf8')
const pathsIn = (text: string) =>
  [...text.matchAll(/https:\/\/wrenhaus\.example([^<)\s"]*)/g)].map(([, path = '']) => path)

/** Collects requests outside the path, failures and errors. */
async function collectProblems(page: Page): Promise<string[]> {
  const problems = collectErrors(page)
  const blocked = await collectPolicyViolations(page)
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url())
    if (protocol === 'http:' && !pathname.startsWith(`${FIXTURE_PATH}/`)) problems.push(`outside: ${pathname}`)
  })
  page.on('close', () => problems.push(...blocked.map(String)))
  return problems
}

test('each page of the sitemap loads, with all that it links for machines', async ({ page, request }) => {
  test.setTimeout(240_000)
  const paths = pathsIn(fileOf(`${FIXTURE_PATH}/sitemap.xml`))
  expect(paths.length).toBeGreaterThan(30)
  expect(paths.filter((path) => !path.startsWith(`${FIXTURE_PATH}/`))).toEqual([])
  const problems = await collectProblems(page)
  const linked = new Set(pathsIn(fileOf(`${FIXTURE_PATH}/llms.txt`)))
  for (const path of paths) {
    await open(page, path)
    await loadLazyContent(page)
    const addresses = page.locator('a[href^="/"], form[action^="/"], link[href], meta[property="og:image"]')
    const found = await addresses.evaluateAll((elements) =>
      elements.map((element) => ['href', 'action', 'content'].map((name) => element.getAttribute(name)).find(Boolean)),
    )
    for (const address of found) {
      const { origin, pathname } = new URL(address ?? '', 'https://wrenhaus.example')
      if (origin === 'https://wrenhaus.example') linked.add(pathname)
    }
  }
  const { icons, start_url }: { icons: { src: string }[]; start_url: string } = JSON.parse(
    fileOf(`${FIXTURE_PATH}/manifest.webmanifest`),
  )
  for (const path of [...icons.map(({ src }) => src), start_url]) linked.add(path)
  for (const path of [...linked].filter((path) => path.startsWith('/'))) {
    expect(path).toMatch(new RegExp(`^${FIXTURE_PATH}/`))
    expect([path, (await request.get(path, { maxRedirects: 0 })).status()]).toEqual([path, 200])
  }
  expect(problems).toEqual([])
})

test('menus, links, the filter and Back stay below the path', async ({ page }) => {
  const problems = await collectProblems(page)
  await open(page, './')
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Technologies' }).click()
  await header.getByRole('link', { name: 'Flutter' }).click()
  await expect(page).toHaveURL('tech/flutter/')
  await header.getByRole('link', { name: 'About us' }).click()
  await expect(page).toHaveURL('about/')
  await expect(header.locator('[aria-current=page]').first()).toHaveAttribute('href', `${FIXTURE_PATH}/about/`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click()
  await expect(page).toHaveURL('portfolio/')
  await page.getByRole('group', { name: 'Filter projects' }).getByRole('button', { name: 'App Development' }).click()
  await expect(page).toHaveURL('portfolio/?category=App%20Development')
  await page.reload()
  await expect(page.getByRole('button', { name: 'App Development' })).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('about/')
  expect(problems).toEqual([])
})

test('the contact form sends', async ({ page }) => {
  const problems = await collectProblems(page)
  await openForm(page, 'contact/')
  const subject = `Below a path ${Date.now()}`
  for (const [field, value] of Object.entries({
    Name: 'Ada',
    Email: 'ada@example.org',
    Subject: subject,
    Message: 'Hi',
  }))
    await fieldOf(page, CONTACT, field).fill(value)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Thank you for your message!')).toBeVisible()
  expect(await mailWith(subject)).toContain('ada@example.org')
  expect(problems).toEqual([])
})

test('the 404 page is below the path, and suggests what is similar', async ({ page, request }) => {
  await open(page, 'portfolio/no-such-project/', 404)
  await expect(page.getByRole('heading', { level: 1, name: 'Project not found' })).toBeVisible()
  await open(page, 'abuot/', 404)
  await page.getByRole('main').locator(`a[href="${FIXTURE_PATH}/about/"]`).click()
  await expect(page).toHaveURL('about/')
  for (const path of ['/', '/about/', '/api/v1.0/email/send-form', `${FIXTURE_PATH}/404.html`])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404])
})
