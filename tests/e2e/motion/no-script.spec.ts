import { expect, test } from '@playwright/test'
import { OPENINGS, PAGE_TYPES } from '../fixture.ts'

test.use({ javaScriptEnabled: false })

test('without scripts no text and no picture is hidden', async ({ page }) => {
  for (const path of PAGE_TYPES) {
    expect((await page.goto(path))?.status(), path).toBe(200)
    // A decoration may wait for what it decorates, such as the postmark for a delivered message.
    const hiddenElements = () =>
      page
        .locator('main :is(h1, h2, h3, p, li, dt, dd, img:not([alt=""]), label, input, textarea)')
        .evaluateAll((all) =>
          all
            .filter((each) => each.checkVisibility())
            .filter((each) => !each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
            .map((each) => each.outerHTML.slice(0, 80)),
        )
    // Polls, because style sheets may still be loading.
    await expect.poll(hiddenElements, { message: path }).toEqual([])
  }
})

test('without scripts menus and their links work', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Technologies' }).click()
  await page.locator('#menu-technologies').getByRole('link', { name: 'Python' }).click()
  await expect(page).toHaveURL('/tech/python/')
})

test('without scripts the menu of small screens and its submenus work', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/about/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('#menu-mobile').getByRole('button', { name: 'Our Services' }).click()
  await page.locator('#menu-services').getByRole('link', { name: 'Database' }).first().click()
  await expect(page).not.toHaveURL('/about/')
})

test('without scripts lists show everything, also for a filtered URL', async ({ page }) => {
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

test('without scripts visitors can write and apply by mail', async ({ page }) => {
  await page.goto('/contact/')
  await expect(page.getByRole('main').locator('a[href^="mailto:"]').first()).toBeVisible()
  await page.goto('/careers/')
  const apply = page.getByRole('button', { name: /^Apply Now/ })
  await apply.first().click()
  await expect(page).toHaveURL(/\/careers\/.+\//)
  const form = page.locator('form').filter({ has: apply }).first()
  await expect(apply.first()).toHaveAttribute('formaction', /^mailto:/)
  await expect(form.locator('[name=subject]')).toHaveValue(/^Application: ./)
})
