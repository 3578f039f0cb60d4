import { expect, type Page, test } from '@playwright/test'

/** The longest that a visitor may wait for an answer, in milliseconds, on a machine four times slower than this one. */
const LIMIT = 100
const SLOWDOWN = 4
const ROUNDS = 3
/** Slower than this is the answer of a machine that has other work: what it measures is not the page. */
const BUSY = 32

type Act = (page: Page) => Promise<unknown>

/** Every kind of thing that a visitor can do on a page, in an order in which it can be done. */
const INTERACTIONS: Record<string, readonly (readonly [name: string, act: Act])[]> = {
  '/': [
    ['open a menu', (page) => button(page, 'Technologies').click()],
    ['open the other menu', (page) => button(page, 'Our Services').click()],
    ['close a menu', (page) => page.keyboard.press('Escape')],
    ['choose a slide of code', (page) => button(page, 'Database').click()],
    ['stop and start the slides', (page) => button(page, 'Start automatic slide show').click()],
    ['night', (page) => page.getByRole('switch', { name: 'Dark theme' }).click()],
    ['day', (page) => page.getByRole('switch', { name: 'Dark theme' }).click()],
    ['come to the quotes', toQuotes],
    ['next quote', (page) => button(page, 'Next quote').click()],
    ['a dot of the quotes', (page) => button(page, 'Go to quote 5').click()],
    ['an arrow key in the quotes', (page) => page.keyboard.press('ArrowLeft')],
    ['pause motion', (page) => page.getByRole('switch', { name: 'Pause motion' }).click()],
    ['go to another page', (page) => page.getByRole('banner').getByRole('link', { name: 'Our Apps' }).click()],
  ],
  '/portfolio/': [
    ['filter', (page) => button(page, /^Website Dev/).click()],
    ['filter to nothing', (page) => button(page, /^UI\/UX/).click()],
    ['show all', (page) => button(page, /^All/).click()],
    [
      'open a story',
      (page) =>
        page
          .getByRole('link', { name: /^Read the story/ })
          .first()
          .click(),
    ],
  ],
  '/careers/': [
    ['type in the job search', (page) => page.getByRole('searchbox').pressSequentially('react dev')],
    [
      'clear the job search',
      (page) =>
        page
          .getByRole('searchbox')
          .press('ControlOrMeta+A')
          .then(() => page.keyboard.press('Delete')),
    ],
    [
      'choose a department with the keyboard',
      (page) => page.getByRole('combobox', { name: 'Department' }).press('ArrowDown'),
    ],
    [
      'open the dialog',
      (page) =>
        button(page, /^Apply Now/)
          .first()
          .click(),
    ],
    [
      'type in the dialog',
      (page) =>
        page
          .getByRole('dialog')
          .getByLabel(/^Full Name/)
          .pressSequentially('Ada'),
    ],
    ['send an empty application', (page) => button(page, 'Submit Application').click()],
    ['close the dialog', (page) => page.keyboard.press('Escape')],
  ],
  '/contact/': [
    ['type a message', (page) => page.getByRole('main').locator('textarea').pressSequentially('A few words')],
    ['send a form with mistakes', (page) => page.getByRole('main').locator('button[type=submit]').click()],
    ['mend a mistake', (page) => page.getByLabel(/^Name/).pressSequentially('Ada')],
    ['a message that cannot be sent', failToSend],
    ['copy the message', (page) => button(page, 'Copy message').click()],
  ],
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

async function toQuotes(page: Page) {
  await page.getByRole('region', { name: 'What clients say', exact: true }).scrollIntoViewIfNeeded()
  await expect(button(page, 'Next quote')).toBeVisible({ timeout: 15_000 })
}

async function failToSend(page: Page) {
  await page.getByLabel(/^Email/).fill('ada@example.org')
  await page.getByLabel(/^Subject/).fill('A few words')
  await page.getByRole('main').locator('button[type=submit]').click()
  await expect(button(page, 'Copy message')).toBeVisible()
}

/** What the browser itself measured, from the press to the next paint. */
async function watchInteractions(page: Page) {
  await page.addInitScript(() => {
    let slowest = { name: '', duration: 0 }
    new PerformanceObserver((list) => {
      for (const { name, duration, ...entry } of list.getEntries().map((each) => each.toJSON())) {
        if (entry.interactionId > 0 && duration > slowest.duration) slowest = { name, duration }
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
    Object.assign(window, {
      takeSlowest: () => {
        const taken = slowest
        slowest = { name: '', duration: 0 }
        return taken.duration
      },
    })
  })
  return async () => {
    // Entries come with the frame after the paint that they measure.
    await page.waitForTimeout(120)
    return page.evaluate(() => {
      const take: unknown = Reflect.get(window, 'takeSlowest')
      return typeof take === 'function' ? Number(take()) : Number.NaN
    })
  }
}

/** One after the other: two at once would measure each other. */
test.describe.configure({ mode: 'default' })

for (const [path, interactions] of Object.entries(INTERACTIONS)) {
  test(`${path} answers within ${LIMIT} ms on a processor ${SLOWDOWN} times slower`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.route('**/api/v1.0/email/send-form', (route) => route.fulfill({ status: 500, body: 'no' }))
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const take = await watchInteractions(page)
    const browser = await page.context().newCDPSession(page)
    const best: Record<string, number> = {}
    const nothing: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      await page.goto(path)
      await page.evaluate(() => window.localStorage.clear())
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await page.waitForFunction(() => performance.now() > 2100)
      await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
      for (const [name, act] of interactions) {
        await take()
        await page.mouse.click(2, 300)
        nothing.push(await take())
        await act(page)
        best[name] = Math.min(best[name] ?? Number.POSITIVE_INFINITY, await take())
      }
      if (Object.values(best).every((duration) => duration <= LIMIT)) break
    }
    const idle = nothing.sort((one, other) => one - other)[Math.floor(nothing.length / 2)] ?? 0
    test.info().annotations.push({ type: 'milliseconds', description: JSON.stringify({ ...best, nothing: idle }) })
    const slow = Object.entries(best).filter(([, duration]) => duration > LIMIT)
    test.skip(slow.length > 0 && idle > BUSY, `not measured: on this machine a press on nothing takes ${idle} ms`)
    expect(Object.fromEntries(slow)).toEqual({})
    expect(Math.max(...Object.values(best)), 'something was measured').toBeGreaterThan(0)
  })
}
