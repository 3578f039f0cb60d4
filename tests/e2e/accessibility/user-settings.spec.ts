import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { PAGE_TYPES } from '../fixture.ts'
import { CONTACT, fieldOf } from '../messages/forms.ts'
import { open } from '../open-page.ts'
import { controlsLikeText, lightPrint, mutedText } from './style-checks.ts'
import { unreadableText } from './unreadable-text.ts'

// bypassCSP, because the tests inject styles.
test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true, trace: 'off' })

const DESKTOP = { width: 1280, height: 800 }
/** 1280 CSS pixels at a zoom of 400 %. */
const ZOOMED = { width: 320, height: 256 }
/** WCAG 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`

/** Adds styles while `check` runs. */
async function withStyle<Result>(page: Page, css: string, check: () => Promise<Result>): Promise<Result> {
  const style = await page.addStyleTag({ content: css })
  const result = await check()
  await style.evaluate((element) => element instanceof Element && element.remove())
  return result
}

/** Settings of browser and system. Each function applies one, returns the problems and resets it. */
const SETTINGS: Record<string, (page: Page) => Promise<string[]>> = {
  'forced colours': async (page) => {
    await page.emulateMedia({ forcedColors: 'active' })
    const problems = [...(await unreadableText(page)), ...(await page.evaluate(controlsLikeText))]
    await page.emulateMedia({ forcedColors: 'none' })
    return problems
  },
  'more contrast': async (page) => {
    await page.emulateMedia({ contrast: 'more' })
    const problems = [...(await unreadableText(page)), ...(await page.evaluate(mutedText))]
    await page.emulateMedia({ contrast: 'no-preference' })
    return problems
  },
  'wide spacing': (page) => withStyle(page, SPACING, () => unreadableText(page)),
  print: async (page) => {
    await page.emulateMedia({ media: 'print' })
    const problems = [...(await unreadableText(page)), ...(await page.evaluate(lightPrint))]
    await page.emulateMedia({ media: 'screen' })
    return problems
  },
  'right to left': async (page) => {
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    const problems = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth > clientWidth ? [`wider by ${scrollWidth - clientWidth}`] : []
    })
    await page.evaluate(() => document.documentElement.removeAttribute('dir'))
    return problems
  },
  'zoom of 400 %': async (page) => {
    await page.setViewportSize(ZOOMED)
    return unreadableText(page)
  },
}

const WIDTHS = [390, 1280]

/** Returns unreadable text and overflowing controls of the header at each width. */
async function atEachWidth(page: Page): Promise<string[]> {
  const problems: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    const found = [...(await unreadableText(page)), ...(await page.evaluate(overflowingControls))]
    problems.push(...found.slice(0, 5).map((problem) => `${width}: ${problem}`))
  }
  return problems
}

/** Runs in the page. */
function overflowingControls(): string[] {
  return [...document.querySelectorAll('header a, header button')]
    .filter((control) => control.checkVisibility() && !control.closest('[popover]'))
    .filter((control) => control.getBoundingClientRect().right > window.innerWidth + 1)
    .map((control) => `"${control.ariaLabel ?? control.textContent}" overflows the viewport`)
}

/** Changes the browser's font size and waits until it is applied. */
async function setFontSize(page: Page, session: CDPSession, standard: number): Promise<void> {
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: (standard * 13) / 16 } })
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  await expect.poll(size).toBe(`${standard}px`)
}

/** Runs in the page: replaces the longest word of each heading, link, button and label by a long German one. */
function insertGermanWords(): number {
  const words = [
    'Wettbewerbsbeschränkung',
    'Nutzungsvereinbarung',
    'Datenschutzbestimmungen',
    'Softwareentwicklungsteam',
  ]
  document.documentElement.lang = 'de'
  let replaced = 0
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent?.closest('h1, h2, h3, h4, a, button, label, summary, dt, legend')) continue
    if (parent.closest('pre, svg, script, style, .tech-spine')) continue
    const text = (node.nodeValue ?? '').split(/(\s+)/)
    const longest = text.reduce(
      (best, word, index) => (word.trim().length > (text[best]?.trim().length ?? 0) ? index : best),
      0,
    )
    if ((text[longest]?.trim().length ?? 0) < 4) continue
    text[longest] = words[replaced++ % words.length] ?? ''
    node.nodeValue = text.join('')
  }
  return replaced
}

for (const route of PAGE_TYPES) {
  test(`${route} is readable with all settings of browser and system`, async ({ page, context }) => {
    test.setTimeout(60_000)
    await page.setViewportSize(DESKTOP)
    await open(page, route)
    for (const [name, check] of Object.entries(SETTINGS)) expect.soft(await check(page), name).toEqual([])
    const session = await context.newCDPSession(page)
    await setFontSize(page, session, 32)
    expect.soft(await atEachWidth(page), 'font size of 200 %').toEqual([])
    await setFontSize(page, session, 16)
    expect(await page.evaluate(insertGermanWords)).toBeGreaterThan(15)
    expect.soft(await atEachWidth(page), 'German').toEqual([])
  })
}

test.describe('without scripts, pictures and fonts', () => {
  test.use({ javaScriptEnabled: false })
  test('every type of page is readable', async ({ page }) => {
    test.setTimeout(60_000)
    await page.route(/\.(avif|webp|png|jpe?g|svg|woff2)(\?|$)/, (route) => route.abort())
    for (const route of PAGE_TYPES) {
      await page.goto(route)
      await expect.soft(page.getByRole('heading', { level: 1 }), route).toBeVisible()
      expect.soft(await unreadableText(page), route).toEqual([])
    }
  })
})

test('with inverted colours pictures are not inverted', async ({ page }) => {
  await open(page, '/about/')
  // Playwright cannot emulate inverted colours, so the test reads the rule.
  const rules = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText.includes('inverted-colors'))
      .map(({ cssText }) => cssText),
  )
  expect(rules.join()).toMatch(/img \{ filter: invert\(1?\); \}/)
})

test('without storage everything works without errors', async ({ page }) => {
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  })
  for (const route of ['/', '/portfolio/', '/careers/', '/contact/']) {
    await open(page, route)
    await page.getByRole('switch', { name: 'Dark theme' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  }
  await fieldOf(page, CONTACT, 'Name').fill('Nobody')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('3 answers need correcting')
  await page.getByRole('banner').getByRole('link', { name: 'About us' }).click()
  await expect(page).toHaveURL('/about/')
  await page.goBack()
  await expect(page).toHaveURL('/contact/')
  await page.getByRole('switch', { name: 'Pause motion' }).click()
  await expect(page.getByRole('switch', { name: 'Pause motion' })).toBeChecked()
  expect(problems).toEqual([])
})
