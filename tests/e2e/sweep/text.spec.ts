import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { chunks, routesOf } from '../routes.ts'
import { illegible } from './legible.ts'
import { open } from './settings.ts'
import { tally } from './tally.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true, trace: 'off' })

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

for (const [number, part] of chunks(routesOf(), 10).entries()) {
  test(`with letters of twice the size, and with long German words, every page can be read, part ${number + 1}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(part.length * 20_000)
    const session = await context.newCDPSession(page)
    for (const route of part) {
      await open(page, route)
      await setLetters(page, session, 32)
      expect.soft(await atEachWidth(page), `${route}, letters of 200 %`).toEqual([])
      await setLetters(page, session, 16)
      expect(await page.evaluate(speakGerman), route).toBeGreaterThan(15)
      expect.soft(await atEachWidth(page), `${route}, German`).toEqual([])
    }
    tally({ what: 'letters of 200 % and German words', routes: part, checks: part.length * WIDTHS.length * 2 })
  })
}
