import { expect, test } from '@playwright/test'
import { KINDS, OPENINGS } from '../fixture.ts'

test.use({ javaScriptEnabled: false })

test('no text and no picture is hidden, on any kind of page', async ({ page }) => {
  for (const path of KINDS) {
    expect((await page.goto(path))?.status(), path).toBe(200)
    const faint = () =>
      page.locator('main :is(h1, h2, h3, p, li, dt, dd, img, label, input, textarea)').evaluateAll((all) =>
        all
          .filter((each) => each.checkVisibility())
          .filter((each) => !each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          .map((each) => each.outerHTML.slice(0, 80)),
      )
    // On a slow machine a style may still be on its way: what no style brings back stays hidden.
    await expect.poll(faint, { message: path }).toEqual([])
  }
})

test('menus open and lead on', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Technologies' }).click()
  await page.locator('#menu-technologies').getByRole('link', { name: 'Python' }).click()
  await expect(page).toHaveURL('/tech/python/')
})

test('the menu of small screens opens, with its groups', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/about/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('#menu-mobile').getByRole('button', { name: 'Our Services' }).click()
  await page.locator('#menu-services').getByRole('link', { name: 'Database' }).first().click()
  await expect(page).not.toHaveURL('/about/')
})

test('filters show all, also for an address that asks for a part', async ({ page }) => {
  for (const query of ['', '?category=App%20Development']) {
    await page.goto(`/portfolio/${query}`)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(22)
    await expect(page.getByRole('group', { name: 'Filter projects' })).toHaveCount(0)
  }
  for (const query of ['', '?q=react&department=QA']) {
    await page.goto(`/careers/${query}`)
    await expect(page.locator('.job-item').filter({ visible: true })).toHaveCount(OPENINGS)
    await expect(page.getByRole('searchbox')).toHaveCount(0)
  }
})

test('who wants to write or to apply gets the mail address', async ({ page }) => {
  await page.goto('/contact/')
  await expect(page.getByRole('main').locator('a[href^="mailto:"]').first()).toBeVisible()
  await page.goto('/careers/')
  const apply = page.getByRole('button', { name: /^Apply Now/ })
  await apply.first().click()
  await expect(page).toHaveURL(/\/careers\/.+\//)
  const form = page.locator('form').filter({ has: apply })
  await expect(apply.first()).toHaveAttribute('formaction', /^mailto:/)
  await expect(form.locator('[name=subject]')).toHaveValue(/^Application: ./)
})

test('a page is left by its links, and a hash is found', async ({ page }) => {
  await page.goto('/portfolio/takenote/')
  await page.getByRole('link', { name: 'Back to Projects' }).first().click()
  await expect(page).toHaveURL('/#projects')
  await expect(page.locator('#projects')).toBeInViewport()
})
