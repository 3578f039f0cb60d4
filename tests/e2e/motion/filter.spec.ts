import { expect, type Page, test } from '@playwright/test'
import { GLIDE } from '../../../components/motion/constants'
import { OPENINGS } from '../openings.ts'

const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Filter projects' }).getByRole('button', { name })
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const status = (page: Page) => page.getByRole('main').getByRole('status')

/** Notes the moves of the parts of filtered lists: how long, and which properties. */
async function noteGlides(page: Page) {
  await page.addInitScript(() => {
    const glides: { duration: number; properties: string[] }[] = []
    const animate = Element.prototype.animate
    Element.prototype.animate = function (keyframes, options) {
      const animation = animate.call(this, keyframes, options)
      if (animation.id === 'glide' && animation.effect instanceof KeyframeEffect) {
        const properties = animation.effect.getKeyframes().flatMap((frame) => Object.keys(frame))
        glides.push({
          duration: Number(animation.effect.getTiming().duration),
          properties: properties.filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name)),
        })
      }
      return animation
    }
    Object.assign(window, { glides })
  })
  return () => page.evaluate(() => Reflect.get(window, 'glides') as { duration: number; properties: string[] }[])
}

async function open(page: Page, path: string) {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
}

test('the cards glide to their new places, by transform and opacity alone', async ({ page }) => {
  const glides = await noteGlides(page)
  await open(page, '/portfolio/')
  await filter(page, 'Website Development').click()
  await filter(page, 'All').click()
  // The list answers before its parts are moved.
  await expect.poll(async () => (await glides()).length).toBeGreaterThan(0)
  for (const { duration, properties } of await glides()) {
    expect(duration).toBe(GLIDE.duration)
    expect(new Set(['transform', 'transformOrigin', 'opacity', ...properties]).size).toBe(3)
  }
})

test('nothing above the cards moves while they do', async ({ page }) => {
  await open(page, '/portfolio/')
  await filter(page, 'All').scrollIntoViewIfNeeded()
  const bar = page.getByRole('group', { name: 'Filter projects' })
  const before = await bar.boundingBox()
  for (const name of ['App Development', 'UI/UX Designs', 'Website Development', 'All']) {
    await filter(page, name).click()
    const tops = await bar.evaluate(async (element) => {
      const seen = new Set<number>()
      for (let frame = 0; frame < 24; frame++) {
        await new Promise(requestAnimationFrame)
        seen.add(Math.round(element.getBoundingClientRect().top))
      }
      return [...seen]
    })
    expect(tops, name).toEqual([Math.round(before?.y ?? Number.NaN)])
  }
})

test('a change in the middle of a glide ends in the right order', async ({ page }) => {
  await open(page, '/portfolio/')
  for (const name of ['App Development', 'All', 'Website Development', 'App Development']) {
    await filter(page, name).click({ noWaitAfter: true })
  }
  await expect(cards(page)).toHaveCount(4)
  await expect(status(page)).toHaveText('4 projects under App Development')
  await expect
    .poll(() => page.evaluate(() => document.getAnimations().filter(({ id }) => id === 'glide').length))
    .toBe(0)
  const tops = await cards(page).evaluateAll((list) => list.map((card) => card.getBoundingClientRect().top))
  expect(tops).toEqual([...tops].sort((one, other) => one - other))
})

for (const [name, prepare] of [
  ['reduced motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  ['"Pause motion"', (page: Page) => page.addInitScript(() => window.localStorage.setItem('motion', 'paused'))],
] as const) {
  test(`${name}: cards and notices change places without moving`, async ({ page }) => {
    const glides = await noteGlides(page)
    await prepare(page)
    await open(page, '/portfolio/')
    await filter(page, 'Website Development').click()
    await filter(page, 'All').click()
    await expect(cards(page)).toHaveCount(22)
    expect(await glides()).toEqual([])
    await open(page, '/careers/')
    await page.locator('.job-board').evaluate((board) => board.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await page.getByRole('combobox', { name: 'Department' }).selectOption('QA')
    await expect(page.getByRole('main').getByRole('status')).toHaveText(`1 of ${OPENINGS} openings`)
    expect(await glides()).toEqual([])
  })
}

test('the notices of the job board glide too', async ({ page }) => {
  const glides = await noteGlides(page)
  await open(page, '/careers/')
  await page.locator('.job-board').evaluate((board) => board.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await page.getByRole('combobox', { name: 'Department' }).selectOption('QA')
  await expect.poll(async () => (await glides()).length).toBeGreaterThan(0)
})

/** Notes how many cards of a list were painted in each frame, and how far the page shifted. */
async function noteFrames(page: Page, selector: string) {
  await page.addInitScript((wanted) => {
    const counts = new Set<number>()
    let shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += Number(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
    const look = () => {
      const all = [...document.querySelectorAll(wanted)]
      counts.add(all.filter((card) => card.checkVisibility({ visibilityProperty: true })).length)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    Object.assign(window, { seen: () => ({ counts: [...counts].filter(Boolean), shift }) })
  }, selector)
  return () =>
    page.evaluate(() => {
      const seen: unknown = Reflect.get(window, 'seen')
      return typeof seen === 'function' ? seen() : undefined
    })
}

for (const [path, selector, count] of [
  ['/portfolio/?category=App%20Development', 'main article', 4],
  ['/careers/?department=QA', '.job-place', 1],
  ['/careers/?q=react', '.job-place', 1],
] as const) {
  test(`${path} never shows more than it should, and nothing shifts`, async ({ page }) => {
    const seen = await noteFrames(page, selector)
    await open(page, path)
    await expect(page.locator(selector).filter({ visible: true })).toHaveCount(count)
    const { counts, shift } = await seen()
    expect(counts).toEqual([count])
    expect(shift).toBeLessThan(0.02)
  })
}

test('the choice on the job board stands in the address, and Back from an opening finds it again', async ({ page }) => {
  await open(page, '/careers/')
  await page.getByRole('combobox', { name: 'Department' }).selectOption('QA')
  await page.getByRole('searchbox').pressSequentially('engi')
  await expect(page).toHaveURL('/careers/?department=QA&q=engi')
  await expect(status(page)).toHaveText(`1 of ${OPENINGS} openings`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Read more/ })
    .filter({ visible: true })
    .click()
  await expect(page).toHaveURL('/careers/quality-assurance-engineer/')
  await page.goBack()
  await expect(page).toHaveURL('/careers/?department=QA&q=engi')
  await expect(status(page)).toHaveText(`1 of ${OPENINGS} openings`)
  await expect(page.getByRole('searchbox')).toHaveValue('engi')
})

test('an address that asks for nothing we have shows all, and does nothing else', async ({ page }) => {
  const alarms: string[] = []
  page.on('dialog', async (dialog) => {
    alarms.push(dialog.message())
    await dialog.dismiss()
  })
  page.on('pageerror', (error) => alarms.push(error.message))
  const hostile = ['<img src=x onerror=alert(1)>', 'constructor', "';alert(1)//", '%00', 'app development', '"]{}']
  for (const value of hostile) {
    await page.goto(`/portfolio/?category=${encodeURIComponent(value)}`)
    await expect(status(page)).toHaveText('All 22 projects')
    await expect(cards(page)).toHaveCount(22)
    expect(await page.locator('html').getAttribute('data-filtering')).toBeNull()
  }
  await page.goto('/portfolio/?category=%E0%A4%A')
  await expect(cards(page)).toHaveCount(22)
  expect(alarms).toEqual([])
})

test('a filtered address shows all when its script does not come', async ({ page }) => {
  await page.route('**/_next/static/**/*.js', (route) => route.abort())
  await page.goto('/portfolio/?category=App%20Development')
  await expect(cards(page).first()).toBeHidden()
  await expect(cards(page)).toHaveCount(22)
})
