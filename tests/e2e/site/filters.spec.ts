import { expect, type Page, test } from '@playwright/test'
import { hydrated } from '../hydration.ts'
import { BASE_PATH } from '../routes.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const shown = (page: Page, selector: string) => page.locator(selector).filter({ visible: true })

test('each filter of the portfolio shows as many projects as its button says', async ({ page }) => {
  await page.goto(`${BASE_PATH}/portfolio/`)
  await hydrated(page)
  const all = await shown(page, 'main article').count()
  const filters = page.getByRole('group', { name: 'Filter projects' }).getByRole('button')
  test.skip((await filters.count()) === 0, 'With this many projects, the filters are links to separate pages.')
  for (const filter of (await filters.all()).reverse()) {
    await filter.click()
    const count = Number(/(\d+) projects?$/.exec((await filter.textContent()) ?? '')?.[1])
    await expect(shown(page, 'main article')).toHaveCount(count)
  }
  await expect(shown(page, 'main article')).toHaveCount(all)
})

test('every job belongs to exactly one department', async ({ page }) => {
  await page.goto(`${BASE_PATH}/careers/`)
  const department = page.getByRole('combobox', { name: 'Department' })
  test.skip((await shown(page, '.job-item').count()) === 0, 'There are no openings now.')
  await hydrated(page)
  const all = await shown(page, '.job-item').count()
  const names = await department.locator('option').allTextContents()
  let sum = 0
  for (const name of names.slice(1)) {
    await page.goto(`${BASE_PATH}/careers/?${new URLSearchParams({ department: name })}`)
    await expect(department).toHaveValue(name)
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(new RegExp(`(^|of )${all} openings?$`))
    sum += await shown(page, '.job-item').count()
  }
  expect(sum).toBe(all)
})
