import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { KINDS } from '../fixture.ts'
import { open } from '../open-page.ts'
import { palePrint, paleText, unmarkedControls } from './style-checks.ts'
import { illegible } from './unreadable-text.ts'

// Injected styles are what a visitor's own style sheet would be: the pages' policy must not refuse them.
test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true, trace: 'off' })

const DESK = { width: 1280, height: 800 }
/** A window of 1280 pixels at 400 %. */
const ZOOMED = { width: 320, height: 256 }
/** WCAG 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`

/** Styles for as long as something is looked at. */
async function withStyle<Result>(page: Page, css: string, look: () => Promise<Result>): Promise<Result> {
  const style = await page.addStyleTag({ content: css })
  const result = await look()
  await style.evaluate((element) => element instanceof Element && element.remove())
  return result
}

/** Everything that a visitor may set, each on the page as it stands, each put back. */
const SETTINGS: Record<string, (page: Page) => Promise<string[]>> = {
  'forced colours': async (page) => {
    await page.emulateMedia({ forcedColors: 'active' })
    const problems = [...(await illegible(page)), ...(await page.evaluate(unmarkedControls))]
    await page.emulateMedia({ forcedColors: 'none' })
    return problems
  },
  'more contrast': async (page) => {
    await page.emulateMedia({ contrast: 'more' })
    const problems = [...(await illegible(page)), ...(await page.evaluate(paleText))]
    await page.emulateMedia({ contrast: 'no-preference' })
    return problems
  },
  'wide spacing': (page) => withStyle(page, SPACING, () => illegible(page)),
  print: async (page) => {
    await page.emulateMedia({ media: 'print' })
    const problems = [...(await illegible(page)), ...(await page.evaluate(palePrint))]
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
    return illegible(page)
  },
}

const WIDTHS = [390, 1280]

/** What cannot be read in each width, and what of the header is beside the window. */
async function atEachWidth(page: Page): Promise<string[]> {
  const problems: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    const found = [...(await illegible(page)), ...(await page.evaluate(besideTheWindow))]
    problems.push(...found.slice(0, 5).map((problem) => `${width}: ${problem}`))
  }
  return problems
}

/** Runs in the page. */
function besideTheWindow(): string[] {
  return [...document.querySelectorAll('header a, header button')]
    .filter((control) => control.checkVisibility() && !control.closest('[popover]'))
    .filter((control) => control.getBoundingClientRect().right > window.innerWidth + 1)
    .map((control) => `"${control.ariaLabel ?? control.textContent}" is beside the window`)
}

/** The setting of the browser that everybody has: how large letters are. It acts a moment later: that is waited for. */
async function setLetters(page: Page, session: CDPSession, standard: number): Promise<void> {
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: (standard * 13) / 16 } })
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  await expect.poll(size).toBe(`${standard}px`)
}

/**
 * Runs in the page: the longest word of each heading, link, button and label becomes a German one. The names of tools on
 * their spines stay: they are the same in every language.
 */
function speakGerman(): number {
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

for (const route of KINDS) {
  test(`${route} can be read in every setting`, async ({ page, context }) => {
    test.setTimeout(60_000)
    await page.setViewportSize(DESK)
    await open(page, route)
    for (const [name, look] of Object.entries(SETTINGS)) expect.soft(await look(page), name).toEqual([])
    const session = await context.newCDPSession(page)
    await setLetters(page, session, 32)
    expect.soft(await atEachWidth(page), 'letters of 200 %').toEqual([])
    await setLetters(page, session, 16)
    expect(await page.evaluate(speakGerman)).toBeGreaterThan(15)
    expect.soft(await atEachWidth(page), 'German').toEqual([])
  })
}

test.describe('without scripts, pictures and fonts', () => {
  test.use({ javaScriptEnabled: false })
  test('every kind of page can be read', async ({ page }) => {
    test.setTimeout(60_000)
    await page.route(/\.(avif|webp|png|jpe?g|svg|woff2)(\?|$)/, (route) => route.abort())
    for (const route of KINDS) {
      await page.goto(route)
      await expect.soft(page.getByRole('heading', { level: 1 }), route).toBeVisible()
      expect.soft(await illegible(page), route).toEqual([])
    }
  })
})

test('with inverted colours pictures keep theirs', async ({ page }) => {
  await open(page, '/about/')
  // No driver can invert colours: the rule is read.
  const rules = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText.includes('inverted-colors'))
      .map(({ cssText }) => cssText),
  )
  expect(rules.join()).toMatch(/img \{ filter: invert\(1?\); \}/)
})

test('without storage everything works, and nothing complains', async ({ page }) => {
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
  await page.getByRole('textbox', { name: 'Name' }).fill('Nobody')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('3 answers need another look')
  await page.getByRole('banner').getByRole('link', { name: 'About us' }).click()
  await expect(page).toHaveURL('/about/')
  await page.goBack()
  await expect(page).toHaveURL('/contact/')
  await page.getByRole('switch', { name: 'Pause motion' }).click()
  await expect(page.getByRole('switch', { name: 'Pause motion' })).toBeChecked()
  expect(problems).toEqual([])
})
