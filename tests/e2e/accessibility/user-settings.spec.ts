import { expect, type Page, test } from '@playwright/test'
import { PAGE_TYPES } from '../fixture.ts'
import { collectErrors, hydrated, open } from '../page.ts'
import { unreadableText } from './unreadable-text.ts'

// bypassCSP, because the tests inject styles.
test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true, trace: 'off' })

/** WCAG 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`

/** Settings of browser and system. Each function applies one, returns the problems and resets it. */
const SETTINGS: Record<string, (page: Page) => Promise<string[]>> = {
  print: async (page) => {
    await page.emulateMedia({ media: 'print' })
    const problems = [...(await unreadableText(page)), ...(await page.evaluate(lightPrint))]
    await page.emulateMedia({ media: 'screen' })
    return problems
  },
  'wide spacing': async (page) => {
    const style = await page.addStyleTag({ content: SPACING })
    const problems = await unreadableText(page)
    await style.evaluate((element) => element instanceof Element && element.remove())
    return problems
  },
  'zoom of 400 %': async (page) => {
    await page.setViewportSize({ width: 320, height: 256 })
    return unreadableText(page)
  },
  'font size of 200 %': async (page) => {
    await setFontSize(page, 32)
    const problems = await atAllWidths(page)
    await setFontSize(page, 16)
    return problems
  },
  'lists that are twice as long': async (page) => {
    await page.evaluate(doubleLists)
    return atAllWidths(page)
  },
  'long German words': async (page) => {
    await page.evaluate(insertGermanWords)
    return atAllWidths(page)
  },
  'pictures of other shapes': async (page) => {
    await page.reload()
    await hydrated(page)
    const problems: string[] = []
    for (const shape of SHAPES) {
      await page.evaluate(giveShape, shape)
      problems.push(...(await atAllWidths(page)).map((problem) => `${shape.join(' ')}: ${problem}`))
    }
    return problems
  },
}

type Shape = readonly [kind: 'cut-out' | 'photograph', width: number, height: number]
/** Beside those of the pages, most of which are photographs in landscape. */
const SHAPES: readonly Shape[] = [
  ['cut-out', 1200, 1000],
  ['photograph', 1000, 1500],
]
/** The other layouts of the hero and of points, and the 404 page. */
const OTHER_LAYOUTS = '/services/harbour-software/ /tech/elixir/ /tech/c/ /tech/mqtt/ /tech/nmea/ /404.html'.split(' ')

async function setFontSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } })
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  await expect.poll(size).toBe(`${pixels}px`)
}

/** Returns unreadable text, and controls of the header outside the window, at three widths. */
async function atAllWidths(page: Page): Promise<string[]> {
  const problems: string[] = []
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    const outside = await page
      .locator('header :is(a, button):not([popover] *)')
      .filter({ visible: true })
      .evaluateAll(
        (all) => all.filter((control) => control.getBoundingClientRect().right > window.innerWidth + 1).length,
      )
    if (outside > 0) problems.push(`${width}: ${outside} controls of the header outside the window`)
    problems.push(...(await unreadableText(page)).map((problem) => `${width}: ${problem}`))
  }
  return problems.slice(0, 8)
}

/** Runs in the page: the header, the skip link, texts too light to be printed, and gradients, which are printed white over texts. */
function lightPrint(): string[] {
  return [...document.querySelectorAll('body > header, .skip-link, main :is(h1, h2, h3, p, li)')]
    .filter((text) => {
      const channels = getComputedStyle(text).color.match(/\d+(\.\d+)?/g) ?? []
      const isPale = Math.max(...channels.slice(0, 3).map(Number)) > 110
      const isWhite = getComputedStyle(text, '::after').backgroundImage !== 'none'
      return text.checkVisibility() && (isPale || isWhite || text.matches('header, .skip-link'))
    })
    .map(({ tagName, textContent }) => `printed: ${tagName} ${textContent}`)
}

/** Runs in the page: content may have longer lists. Slides have their places, and so have things on a picture. */
function doubleLists(): void {
  for (const list of document.querySelectorAll('main :is(ul, ol):not([aria-roledescription=carousel] *, svg *)'))
    for (const item of list.querySelectorAll(':scope > li'))
      if (getComputedStyle(item).position !== 'absolute') list.append(item.cloneNode(true))
}

/** Runs in the page: replaces the longest word of each heading, link, button and label. */
function insertGermanWords(): void {
  const words = ['Wettbewerbsbeschränkung', 'Datenschutzbestimmungen', 'Softwareentwicklungsteam']
  document.documentElement.lang = 'de'
  let replaced = 0
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement?.closest('h1, h2, h3, h4, a, button, label, summary, dt, legend')
    const longest = node.textContent?.match(/\p{L}{4,}/gu)?.sort((one, other) => other.length - one.length)[0]
    if (!parent || parent.closest('pre, svg, script, style') || !longest) continue
    node.textContent = node.textContent?.replace(longest, words[replaced++ % words.length] ?? '') ?? ''
  }
}

/** Runs in the page: makes every picture one of this shape, as components/ui/picture.tsx would show it. */
async function giveShape([kind, width, height]: Shape): Promise<void> {
  const images = [...document.querySelectorAll<HTMLImageElement>('main img')]
  for (const image of images) {
    const root = image.closest('[data-cut-out], [data-photograph]')
    if (!root) throw new Error(`not a cut-out, nor a photograph: ${image.outerHTML}`)
    root.toggleAttribute('data-cut-out', kind === 'cut-out')
    root.toggleAttribute('data-photograph', kind === 'photograph')
    const style = root.getAttribute('style')
    if (style) root.setAttribute('style', style.replace(/\* \d+ \/ \d+/, `* ${width} / ${height}`))
    image.closest('picture')?.querySelector('source')?.remove()
    image.width = width
    image.height = height
    image.loading = 'eager'
    image.src = `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%25" height="100%25" fill="teal"/></svg>`
  }
  await Promise.all(images.filter((image) => image.checkVisibility()).map((image) => image.decode()))
}

for (const route of [...PAGE_TYPES, ...OTHER_LAYOUTS]) {
  test(`${route} is readable with all settings of browser and system`, async ({ page }) => {
    test.slow()
    await open(page, route, route === '/404.html' ? 404 : 200)
    for (const [name, check] of Object.entries(SETTINGS)) expect.soft(await check(page), name).toEqual([])
  })
}

test('without storage everything works without errors', async ({ page }) => {
  const problems = collectErrors(page)
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get })
  })
  for (const route of ['/', '/portfolio/', '/careers/', '/contact/']) {
    await open(page, route)
    for (const name of ['Dark theme', 'Pause motion']) {
      await page.getByRole('switch', { name }).click()
      await expect(page.getByRole('switch', { name })).toBeChecked()
    }
  }
  expect(problems).toEqual([])
})

test('a theme that an earlier site stored is light, and the first click makes it dark', async ({ page }) => {
  const [html, toggle] = [page.locator('html'), page.getByRole('switch', { name: 'Dark theme' })]
  await page.goto('/about/')
  for (const stored of ['system', '"dark"', '{"a":1}', ' ']) {
    await page.evaluate((theme) => localStorage.setItem('theme', theme), stored)
    await page.reload()
    await expect(html).toHaveAttribute('data-theme', 'light')
    await hydrated(page)
    await expect(toggle).not.toBeChecked()
    await toggle.click()
    await expect(html).toHaveAttribute('data-theme', 'dark')
    // Another tab of the earlier site writes its own.
    const message = { key: 'theme', newValue: stored }
    await page.evaluate((change) => window.dispatchEvent(new StorageEvent('storage', change)), message)
    await expect(html).toHaveAttribute('data-theme', 'dark')
  }
})
