import { expect, type Page, test } from '@playwright/test'

const OWN_SHEET = /\/_next\/static\/pages\/[^/]+\.css$/
const OWN_SCRIPT = /\/_next\/static\/pages\/[^/]+\.js$/
const CHUNKS = /\/_next\/static\/chunks\/[^/]+\.js$/

/** One page of each kind. */
const PAGES = [
  '/',
  '/about/',
  '/accessibility/',
  '/careers/',
  '/careers/devops-engineer/',
  '/contact/',
  '/our-apps/',
  '/portfolio/',
  '/portfolio/takenote/',
  '/services/',
  '/services/web-development/',
  '/tech/database/',
  '/tech/react/',
]

/** How everything looks that stands before the page's own sheet, but for what is closed and the boxes around the sheet. */
const look = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const pictures = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    )
    await Promise.all(pictures.map((image) => image.decode()))
    const sheet = document.querySelector('main link[rel="stylesheet"]')
    if (!sheet) throw new Error('the page has no sheet of its own')
    const before = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.compareDocumentPosition(sheet) === Node.DOCUMENT_POSITION_FOLLOWING &&
        !element.closest('[popover], script'),
    )
    return before.flatMap((element) =>
      [null, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part)
        if (part && style.content === 'none') return []
        const { x, y, width, height } = element.getBoundingClientRect()
        const values = [...style]
          .filter((name) => !name.startsWith('--'))
          .map((name) => `${name}: ${style.getPropertyValue(name)}`)
        return `${element.outerHTML.slice(0, 80)} ${part} ${[x, y, width, height].join()} ${values.join('; ')}`
      }),
    )
  })

/** What an element is, and what of it was otherwise. */
function difference(before = '', after: string): string {
  const values = before.split('; ')
  return [after.slice(0, 80), ...after.split('; ').filter((value, index) => value !== values[index])].join(' | ')
}

for (const [width, height, theme] of [
  [390, 844, 'dark'],
  [1280, 900, 'light'],
] as const) {
  test.describe(`${width} px, ${theme}`, () => {
    test.use({ viewport: { width, height }, colorScheme: theme })

    for (const path of PAGES) {
      test(`the first view of ${path} looks the same before the rest of the styles has come`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme })
        let release = () => {}
        const held = new Promise<void>((resolve) => {
          release = resolve
        })
        // What scripts change is another matter.
        await page.route(OWN_SCRIPT, () => {})
        await page.route(OWN_SHEET, async (route) => {
          await held
          await route.continue()
        })
        await page.goto(path, { waitUntil: 'commit' })
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const first = await look(page)
        expect(first.length).toBeGreaterThan(20)
        release()
        await page.waitForLoadState('load')
        await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('main link[rel="stylesheet"]')?.sheet)
        const later = await look(page)
        const changes = later.flatMap((element, index) =>
          element === first[index] ? [] : [difference(first[index], element)],
        )
        expect(changes).toEqual([])
      })
    }
  })
}

/** How every element looks, wherever it stands. */
const wholeLook = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*:not(script, link)')].map((element) => {
      const style = getComputedStyle(element)
      const values = [...style].filter((name) => !name.startsWith('--'))
      return `${element.outerHTML.slice(0, 80)}; ${values.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')}`
    }),
  )

for (const path of PAGES) {
  test(`${path} looks the same by its own sheet and by the whole ones`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.route(CHUNKS, () => {})
    await page.goto(path)
    // The page's own script names the whole sheets.
    await expect.poll(() => page.locator('link[rel=stylesheet][disabled]').count()).toBeGreaterThan(0)
    // A file's height is a whole number, and may differ by a part of a pixel from what stood for it.
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager'
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    })
    const own = await wholeLook(page)
    await page.evaluate(async () => {
      const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]')]
      await Promise.all(
        sheets.map(
          (sheet) =>
            new Promise((resolve) => {
              sheet.onload = resolve
              sheet.disabled = false
            }),
        ),
      )
      for (const sheet of document.querySelectorAll<HTMLLinkElement>('body link')) sheet.disabled = true
    })
    const whole = await wholeLook(page)
    expect(whole.flatMap((element, at) => (element === own[at] ? [] : [difference(own[at], element)]))).toEqual([])
  })
}

test('without the sheet a page can be read and left', async ({ page }) => {
  await page.route(OWN_SHEET, (route) => route.abort())
  await page.goto('/tech/react/')
  await expect(page.getByRole('region', { name: 'Next to it on the shelf' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await expect(page).toHaveURL('/careers/')
})
