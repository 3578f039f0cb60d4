import { expect, test } from '@playwright/test'
import { unreadableText } from '../accessibility/unreadable-text.ts'
import { PAGE_TYPES } from '../fixture.ts'
import { testimonials } from '../page.ts'

test.use({ javaScriptEnabled: false })

test('without scripts, pictures and fonts nothing is hidden, and every type of page is readable', async ({ page }) => {
  test.slow()
  await page.route(/\.(avif|webp|png|jpe?g|svg|woff2)(\?|$)/, (route) => route.abort())
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
    const snapping = (all: Element[]) => all.filter((each) => getComputedStyle(each).scrollSnapType !== 'none').length
    expect.soft(await page.locator('*').evaluateAll(snapping), `${path}, which Safari would scroll`).toBe(0)
    expect.soft(await unreadableText(page), path).toEqual([])
  }
})

test('without scripts menus work, and submenus on a small screen', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Tools' }).click()
  await page.locator('#menu-technologies').getByRole('link', { name: 'Rust' }).click()
  await expect(page).toHaveURL('/tech/rust/')
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('#menu-mobile').getByRole('button', { name: 'Services' }).click()
  await page.locator('#menu-services').getByRole('link', { name: 'On shore' }).click()
  await expect(page).toHaveURL(/\/services\//)
})

test('without scripts slides and quotes can be scrolled to, and regions of a picture are links', async ({ page }) => {
  await page.goto('/')
  const code = page.getByRole('group', { name: 'Code examples' })
  const quotes = testimonials(page)
  for (const [carousel, count] of [
    [code.getByRole('group', { name: / of 3$/ }), 3],
    [quotes.getByRole('listitem'), 4],
  ] as const) {
    await expect(carousel).toHaveCount(count)
    for (const slide of await carousel.all()) {
      await slide.scrollIntoViewIfNeeded()
      await expect(slide).toBeInViewport()
    }
  }
  for (const carousel of [code, quotes]) await expect(carousel.getByRole('button')).toHaveCount(0)
  await page.getByRole('main').locator('svg').getByRole('link', { name: 'Ferry operations' }).click()
  await expect(page).toHaveURL('/services/ferries/')
})

test('without scripts lists show everything, also for a filtered URL, and no dead controls', async ({ page }) => {
  for (const query of ['', '?category=Ferries']) {
    await page.goto(`/portfolio/${query}`)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(6)
    await expect(page.getByRole('group', { name: 'Filter projects' })).toHaveCount(0)
  }
  await page.goto('/careers/?q=nobody')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('searchbox').or(page.getByRole('switch'))).toHaveCount(0)
})
