import { expect, type Page, test } from '@playwright/test'
import { loadLazyContent, overflow } from './page-checks.ts'

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

/** Opens the page in each theme, and shows its section `id`. */
async function inBothThemes(page: Page, path: string, id: string, check: (theme: string) => Promise<void>) {
  for (const theme of ['light', 'dark']) {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await page.locator(id).scrollIntoViewIfNeeded()
    expect(await overflow(page)).toEqual([])
    await check(theme)
  }
}

test('plain points are rows of title and text, and others stand beside their picture', async ({ page }) => {
  const why = page.locator('#why')
  const points = why.getByRole('listitem')
  const showPoint = async (title: string, text: string) => {
    await expect(points).toHaveCount(4)
    await expect(points.last().getByRole('heading', { level: 3, name: title })).toBeVisible()
    await expect(points.last().getByText(text)).toBeVisible()
  }
  // It has no picture in its first section either, where its code is instead.
  await inBothThemes(page, '/tech/database/', '#why', async () => {
    await showPoint('Access decided next to the data', 'Roles with few rights')
    await expect(why.getByRole('img')).toHaveCount(0)
    await expect(page.locator('.hero').getByRole('figure')).toContainText('CREATE TABLE booking')
  })
  await inBothThemes(page, '/tech/react/', '#why', async () => {
    await showPoint('The same model on phones', 'Hooks, types and validation')
    const picture = why.getByRole('img', { name: 'People around a desk' })
    await expect(picture).toHaveJSProperty('complete', true)
    const [pictureBox, pointBox] = [await picture.boundingBox(), await points.first().boundingBox()]
    expect(pictureBox?.x).toBeGreaterThan((pointBox?.x ?? 0) + (pointBox?.width ?? 0))
  })
})

test('pins are where their points say, whole, and have the numbers of the list', async ({ page }) => {
  await inBothThemes(page, '/services/ui-ux-design/', '#included', async () => {
    const pins = page.locator('.pins-pin')
    await expect(pins).toHaveText(['1', '2', '3', '4', '5'])
    await expect(page.locator('#included ol > li .pins-number')).toHaveText(['1', '2', '3', '4', '5'])
    const places = await pins.evaluateAll((all) =>
      all.map((pin) => {
        const box = pin.getBoundingClientRect()
        const around = pin.parentElement?.getBoundingClientRect() ?? box
        const whole = box.top >= around.top - 1 && box.bottom <= around.bottom + 1
        const x = ((box.left + box.width / 2 - around.left) / around.width) * 100
        return { x: Math.round(x), whole }
      }),
    )
    expect(places).toEqual([10, 30, 50, 70, 90].map((x) => ({ x, whole: true })))
  })
})

test('in a window the points are centred, without numbers, and named in its panel', async ({ page }) => {
  await inBothThemes(page, '/tech/figma/', '#why', async (theme) => {
    const frames = page.locator('#why ul.window-canvas > li')
    await expect(frames.locator('h3')).toHaveText(['One shared file', 'It can be checked', 'It stays yours'])
    await expect(frames.locator('h3').first()).toHaveCSS('text-align', 'center')
    await expect(page.locator('.window-layers li')).toHaveCount(6)
    await expect(page.locator('.window-properties dd').last().getByText(/./).filter({ visible: true })).toHaveText(
      theme === 'dark' ? 'Dark' : 'Light',
    )
  })
})

test('in a notebook each point begins on a rule, and the coils keep to them', async ({ page }) => {
  await inBothThemes(page, '/tech/python/', '#why', async () => {
    const heights = await page
      .locator('.notebook-page, .notebook-point')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height % 36))
    expect(heights.map(Math.round)).toEqual(Array(5).fill(0))
    const binding = await page.locator('.notebook-binding').first().boundingBox()
    expect((binding?.height ?? 1) % 36).toBeCloseTo(0)
    await expect(page.locator('#why').getByRole('img')).toHaveCount(0)
  })
})

test('phone, search, before and after, and table show their words and pictures on phones too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const section = page.getByRole('region', { name: 'What is included' })
  const points = section.getByRole('listitem')
  const show = (service: string, check: () => Promise<void>) =>
    inBothThemes(page, `/services/${service}/`, '#included', async () => {
      await loadLazyContent(page)
      const widths = await section
        .locator('img:visible')
        .evaluateAll((all) => all.map((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
      expect(widths).not.toContain(0)
      await check()
    })

  await show('mobile-development', async () => {
    await expect(section.getByText('07:52 Tuesday, in a tunnel')).toBeVisible()
    await expect(section.getByText('No service · 9%')).toBeVisible()
    await expect(points.nth(1)).toHaveText(/^No signal\s*Offline as a normal state/)
  })
  await show('seo-digital-marketing', async () => {
    await expect(points.nth(1).locator('s')).toHaveText('The home page, for want of a better one')
    await expect(points.nth(1)).toHaveText(/^Before: .+your-site\.example › guides › first-doubtPages for real/)
  })
  await show('data-science-ai', async () => {
    await expect(section.getByRole('img', { name: 'straight line' })).toBeVisible()
    await expect(section.getByText('4 of 41 wrong')).toBeVisible()
    await expect(points.nth(3).getByRole('term')).toHaveText(['The rule', 'The model'])
    await expect(points.nth(3).getByRole('definition')).toHaveText(['Next to nothing', 'Has to earn its price'])
  })
  await show('professional-partnership', async () => {
    await expect(points).toHaveCount(5)
    await expect(section.getByText('Free', { exact: true })).toBeVisible()
  })
})
