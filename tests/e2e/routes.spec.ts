import { expect, type Page, test } from '@playwright/test'
import { markDocument, open, scrollPosition, scrollTo } from './page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const main = (page: Page) => page.getByRole('main')
const banner = (page: Page) => page.getByRole('banner')
const link = (page: Page, name: string | RegExp) => banner(page).getByRole('link', { name })
const h1 = (page: Page) => page.getByRole('heading', { level: 1 })

test('the skip link has the first focus and moves it to the content', async ({ page }) => {
  await page.goto('/about/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(main(page)).toBeFocused()
})

test('links show the new page from its top or section, with the focus on the heading', async ({ page }) => {
  await open(page, '/about/')
  const isSameDocument = await markDocument(page)
  const titles = await page.evaluateHandle(() => {
    const seen = new Set<string>()
    new MutationObserver(() => seen.add(document.title)).observe(document, { subtree: true, childList: true })
    return seen
  })
  const expectPage = async (path: string, title: string, marked: string[]) => {
    await expect(page).toHaveURL(path)
    await expect(page).toHaveTitle(title)
    await expect(h1(page)).toBeFocused()
    await expect.poll(() => scrollPosition(page)).toBe(0)
    const current = banner(page).locator('[aria-current]')
    const hrefs = await current.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''))
    expect([...new Set(hrefs)]).toEqual(marked)
  }
  await scrollTo(page, 600)
  // Not prefetched.
  await link(page, 'Work').dispatchEvent('click')
  await expectPage('/portfolio/', 'Work | Brücke & Søn', ['/portfolio/'])
  // Next's live region announces the title.
  await expect(page.locator('next-route-announcer')).toHaveCount(1)
  await link(page, 'Write to us').press('Enter')
  await expectPage('/contact/', 'Contact | Brücke & Søn', ['/contact/'])
  await scrollTo(page, 300)
  await link(page, 'Write to us').click()
  await expectPage('/contact/', 'Contact | Brücke & Søn', ['/contact/'])
  await link(page, /, home$/).click()
  await expectPage('/', 'Software for harbours and ferries | Brücke & Søn', [])
  await main(page).locator('a[href="/services/#ferries"]').first().press('Enter')
  await expect(page.locator('#ferries :is(h2, h3)').first()).toBeFocused()
  expect(await isSameDocument()).toBe(true)
  expect(await titles.evaluate((seen) => seen.has(''))).toBe(false)
})

test('links with a query or a hash keep it; a hash of the page itself fetches nothing', async ({ page }) => {
  await open(page, '/services/')
  const isSameDocument = await markDocument(page)
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await main(page).locator('a[href="#ferries"]').first().click()
  await expect(page).toHaveURL('/services/#ferries')
  await expect(page.locator('#ferries:target')).toHaveCount(1)
  expect(requested.filter((url) => url.includes('.txt'))).toEqual([])
  expect(await isSameDocument()).toBe(true)
  await open(page, '/portfolio/overfart/')
  await main(page).getByRole('link', { name: 'Begin' }).click()
  await expect(page).toHaveURL('/contact/?subject=A%20project%20like%20Overfart')
})

test('a link to a file opens the file', async ({ page }) => {
  await open(page, '/privacy/')
  await page.locator('a[href="/assets/licences.txt"]').click()
  await expect(page).toHaveURL('/assets/licences.txt')
  await page.waitForLoadState()
  expect(await page.evaluate(() => document.contentType)).toBe('text/plain')
})

test('what stands below an empty line of a text begins a line', async ({ page }) => {
  await open(page, '/privacy/')
  const text = page.getByText('Ask us what we hold')
  await expect(text).toHaveText(/we tell you\.\nWe correct or delete it/, { useInnerText: true })
})

test('an unknown path is a 404 that offers the nearest pages, also after two slashes', async ({ page, baseURL }) => {
  await open(page, `${baseURL}//abuot/`, 404)
  await expect(page).toHaveTitle('Not found | Brücke & Søn')
  await expect(h1(page)).toHaveText('No such berth')
  // Whether that loads a new document is up to Next: 16.4 does not, a canary of 16.5 does.
  await main(page).locator('a[href="/about/"]').click()
  await expect(page).toHaveTitle('About us | Brücke & Søn')
})

test('an unknown project says so and leads back to the projects', async ({ page }) => {
  await open(page, '/portfolio/no-such-project/', 404)
  await expect(h1(page)).toHaveText('No such project')
  await main(page).getByRole('link', { name: 'All projects' }).click()
  await expect(page).toHaveURL('/#projects')
})
