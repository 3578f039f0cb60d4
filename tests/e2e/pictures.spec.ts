import { expect, test } from '@playwright/test'
import { PAGE_TYPES } from './fixture.ts'
import { holdRequests, hydrated, open } from './page.ts'

const ASSETS = '/assets/pictures/'
/**
 * Maximum and minimum of the file's width divided by the displayed width. Widths of files are up to 1.64 times apart, and
 * phones request three quarters (components/ui/picture-sizes.ts).
 */
const [MAX_RATIO, MIN_RATIO] = [1.65, 0.75]

for (const [width, height, deviceScaleFactor] of [
  [390, 844, 2],
  [768, 900, 1],
  [1280, 800, 1],
  [1920, 900, 1],
] as const) {
  test.describe(`${width}×${height} at ${deviceScaleFactor}x`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor, contextOptions: { reducedMotion: 'reduce' } })
    test('on every type of page the chosen files fit the displayed size', async ({ page }) => {
      const wrong: string[] = []
      let measured = 0
      for (const route of PAGE_TYPES) {
        await page.goto(route, { waitUntil: 'domcontentloaded' })
        await page.evaluate(() => document.fonts.ready.then(() => undefined))
        for (const { file, chosen, drawn, isNarrowest, isWidest } of await page.evaluate(shownPictures)) {
          measured++
          const isWasteful = chosen > drawn * MAX_RATIO && !isNarrowest
          const isBlurred = chosen < drawn * MIN_RATIO && !isWidest
          if (isWasteful || isBlurred) wrong.push(`${route}: ${file} drawn ${Math.round(drawn)} pixels wide`)
        }
      }
      expect(wrong).toEqual([])
      expect(measured).toBeGreaterThan(20)
    })
  })
}

for (const theme of ['light', 'dark'])
  test(`the first picture in the ${theme} theme is requested once, before the style sheets`, async ({ page }) => {
    const seen: string[] = []
    page.on('request', (request) => void (request.url().includes(ASSETS) && seen.push(request.url())))
    await page.addInitScript((stored) => localStorage.setItem('theme', stored), theme)
    const release = await holdRequests(page, /\.css$/)
    await page.goto('/nothing/', { waitUntil: 'commit' })
    await expect.poll(() => seen).toHaveLength(1)
    await release()
    const image = page.locator('img[fetchpriority=high]').filter({ visible: true })
    await expect(image).toHaveJSProperty('currentSrc', seen[0])
    await expect(image).toHaveJSProperty('complete', true)
    expect(seen.filter((url) => url.split('-')[0] === seen[0]?.split('-')[0])).toHaveLength(1)
  })

test('only the version of a picture for the theme is downloaded, and the other with the switch', async ({ page }) => {
  const seen = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith(ASSETS)) seen.add(pathname)
  })
  await page.goto('/tech/rust/')
  await hydrated(page)
  const versions = await page.locator('#why picture source').all()
  const [day, night] = await Promise.all(versions.map((version) => version.getAttribute('srcset')))
  const loaded = (files?: string | null) => [...seen].filter((path) => files?.includes(path)).length
  await page.locator('#why').scrollIntoViewIfNeeded()
  await expect.poll(() => loaded(day)).toBe(1)
  // Lazy pictures near the viewport are requested later.
  await page.waitForLoadState('networkidle')
  expect(loaded(night)).toBe(0)
  await page.getByRole('switch', { name: 'Dark theme' }).hover()
  await expect.poll(() => loaded(night), 'when the pointer is over the switch').toBe(1)
})

// tests/export/content.test.ts holds the words of all arrangements.
for (const width of [390, 1280])
  test(`at ${width} pixels a picture is beside or above its points, and pins are in their place`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/tech/rust/')
    const why = page.locator('#why')
    const picture = await why.locator('img').filter({ visible: true }).boundingBox()
    const point = await why.getByRole('listitem').first().boundingBox()
    if (!picture || !point) throw new Error('they are not shown')
    if (width === 1280) expect(picture.x).toBeGreaterThan(point.x + point.width)
    else expect(picture.y).toBeLessThan(point.y)

    await page.goto('/services/harbour-software/')
    await expect(page.locator('.pins-pin')).toHaveText(['1', '2', '3'])
    const around = await page.locator('#included').getByRole('img').first().boundingBox()
    if (!around) throw new Error('the picture is not shown')
    for (const [index, x] of [0.1, 0.5, 0.9].entries()) {
      const pin = await page.locator('.pins-pin').nth(index).boundingBox()
      if (!pin) throw new Error('the pin is not shown')
      expect((pin.x + pin.width / 2 - around.x) / around.width).toBeCloseTo(x)
      // The first and the last are at the edges, and whole.
      expect(pin.y).toBeGreaterThan(around.y - 1)
      expect(pin.y + pin.height).toBeLessThan(around.y + around.height + 1)
    }
    // Browsers print no other backgrounds, and the number would be on the picture.
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.pins-pin').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  })

/** Runs in the page: of each displayed picture, the file that `sizes` selects, which is the widest that any browser downloads. */
async function shownPictures() {
  const shown = [...document.querySelectorAll('picture')].filter((picture) => picture.clientWidth > 0)
  const all = shown.map(async (picture) => {
    const [source, image] = [picture.querySelector('source'), picture.querySelector('img')]
    if (!source || !image) return []
    image.loading = 'eager'
    await image.decode()
    // A picture with `sizes` has their width, whatever the width of its file is.
    const requested = image.naturalWidth * window.devicePixelRatio
    const widths = [...source.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))
    const chosen = widths.find((width) => width >= requested - 1) ?? Math.max(...widths)
    const fitted = { cover: Math.max, contain: Math.min }[getComputedStyle(image).objectFit]
    const inFull = (image.offsetHeight * image.naturalWidth) / image.naturalHeight
    const width = fitted ? fitted(image.offsetWidth, inFull) : image.offsetWidth
    const drawn = width * window.devicePixelRatio
    return { file: image.src, chosen, drawn, isNarrowest: chosen === widths[0], isWidest: chosen === widths.at(-1) }
  })
  return (await Promise.all(all)).flat()
}

test('the name of a region appears when it is pointed at, until Escape', async ({ page }) => {
  await open(page, '/')
  const region = page.getByRole('main').locator('svg').getByRole('link').first()
  await region.hover()
  await expect(region.locator('text')).toHaveCSS('opacity', '1')
  await page.keyboard.press('Escape')
  await expect(region.locator('text')).toHaveCSS('opacity', '0')
})
