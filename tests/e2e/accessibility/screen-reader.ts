import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const FILE = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js')
const ADDRESS = '/virtual-screen-reader.js'
/** Ends the loop below if the reader never returns to its first phrase. */
const MAX_PHRASES = 3000

type Virtual = typeof import('@guidepup/virtual-screen-reader')

/** Serves the virtual screen reader to the page as a module. Call before `goto`. */
export const installScreenReader = (page: Page) => page.route(`**${ADDRESS}`, (route) => route.fulfill({ path: FILE }))

/** Reads the element and returns its phrases, one per line. */
export async function readAloud(page: Page, selector: string): Promise<string> {
  const phrases = await page.evaluate(
    async ({ address, selector, maximum }) => {
      const { virtual }: Virtual = await import(address)
      const container = document.querySelector(selector)
      if (!container) throw new Error(`There is no ${selector}`)
      // The virtual screen reader reads the text of noscript elements.
      for (const element of container.querySelectorAll('noscript')) element.remove()
      await virtual.start({ container })
      const first = await virtual.lastSpokenPhrase()
      for (let step = 0; step < maximum; step++) {
        await virtual.next()
        if ((await virtual.lastSpokenPhrase()) === first) break
      }
      const log = await virtual.spokenPhraseLog()
      await virtual.stop()
      return log.slice(0, -1)
    },
    { address: ADDRESS, selector, maximum: MAX_PHRASES },
  )
  const text = `${phrases.join('\n')}\n`
  // Code is split into its tokens, and the footer contains the current year.
  return text.replace(/^code\n[\s\S]*?^end of code$/gm, 'code').replace(/^© 20\d\d /gm, '© YEAR ')
}
