import { expect, type Page, test } from '@playwright/test'
import { hydrated } from '../hydration.ts'
import { OPENINGS } from '../openings.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

test.describe('Careers', () => {
  const notices = (page: Page) => page.getByRole('main').getByRole('article')

  test('department and search narrow the list, ignoring case, in title and description', async ({ page }) => {
    await open(page, '/careers/')
    await expect(notices(page)).toHaveCount(OPENINGS)
    const search = page.getByPlaceholder('Search jobs...')
    await search.fill('REACT DEVELOPER')
    await expect(notices(page)).toHaveCount(1)
    await expect(notices(page).getByRole('heading')).toHaveText('Senior React Developer')
    await page.getByRole('combobox', { name: 'Department' }).selectOption('Design')
    await expect(notices(page)).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(`0 of ${OPENINGS} openings`)
    await page.getByRole('button', { name: 'Show all openings' }).click()
    await expect(notices(page)).toHaveCount(OPENINGS)
    await search.fill('kubernetes')
    await expect(notices(page)).toHaveCount(0)
    await search.fill('pipelines and alarms')
    await expect(notices(page).getByRole('heading')).toHaveText('DevOps Engineer')
    await expect(page).toHaveURL(/\/careers\/\?q=pipelines/)
  })

  test('every department shows the openings that are its own', async ({ page }) => {
    await open(page, '/careers/')
    for (const department of ['Engineering', 'Design', 'Product', 'Data Science', 'DevOps', 'QA']) {
      await page.getByRole('combobox', { name: 'Department' }).selectOption(department)
      await expect(notices(page)).toHaveCount(1)
      await expect(notices(page)).toContainText(department)
    }
  })
})

test('the buttons of the apps do nothing, and say why', async ({ page }) => {
  await open(page, '/our-apps/')
  const buttons = page.getByRole('button', { name: 'Comming Soon!' })
  await expect(buttons).toHaveCount(2)
  for (const button of await buttons.all()) {
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription(/store/)
  }
})

for (const [name, path] of [
  ['Get Started', '/contact/'],
  ['Explore Our Services', '/services/'],
] as const) {
  test(`${name} of the hero leads to ${path}`, async ({ page }) => {
    await open(page, '/')
    await page.getByRole('main').getByRole('link', { name }).first().click()
    await expect(page).toHaveURL(path)
  })
}

test('a Learn More card leads to its section, below the header', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('link', { name: /^Learn More about SEO/ }).click()
  await expect(page).toHaveURL('/services/#seo-optimization')
  const top = () => page.locator('#seo-optimization').evaluate((element) => element.getBoundingClientRect().top)
  await expect.poll(top).toBeGreaterThanOrEqual(-2)
  await expect.poll(top).toBeLessThan(300)
})

test('the illustration and the stat tiles of the hero are seen at once', async ({ page }) => {
  await open(page, '/')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Transforming Ideas Into Digital Reality' }),
  ).toBeInViewport()
  const illustration = page.getByRole('main').getByRole('img').first()
  await expect(illustration).toBeInViewport()
  await expect(illustration).toHaveAccessibleName(/\bhouse\b/)
  await expect(page.getByText('Happy Clients')).toBeVisible()
})

test('a page without scripts shows every project, every opening and the mail address', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/portfolio/')
  await expect(page.getByRole('article')).toHaveCount(22)
  await expect(page.getByRole('group', { name: 'Filter projects' })).toBeHidden()
  await page.goto('/careers/')
  await expect(page.getByRole('article')).toHaveCount(OPENINGS)
  await expect(page.getByPlaceholder('Search jobs...')).toBeHidden()
  await page.goto('/contact/')
  await expect(page.getByRole('main').getByRole('link', { name: 'hello@wrenhaus.example' }).first()).toBeVisible()
  await context.close()
})
