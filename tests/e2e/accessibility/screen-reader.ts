import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const FILE = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js')
const ADDRESS = '/virtual-screen-reader.js'
/** A page has some hundreds of phrases; one that has more has a loop. */
const LONGEST = 3000

type Virtual = typeof import('@guidepup/virtual-screen-reader')

/** Serves the reader to the page as a module of its own address. Call before `goto`. */
export const bringReader = (page: Page) => page.route(`**${ADDRESS}`, (route) => route.fulfill({ path: FILE }))

/** Reads what `selector` selects from its beginning to its end and gives the phrases, one a line. */
export async function readAloud(page: Page, selector: string): Promise<string> {
  const phrases = await page.evaluate(
    async ({ address, selector, longest }) => {
      const { virtual }: Virtual = await import(address)
      const container = document.querySelector(selector)
      if (!container) throw new Error(`There is no ${selector}`)
      // What is for a browser without scripts is no content in one that has them; the reader takes it for text.
      for (const unseen of container.querySelectorAll('noscript')) unseen.remove()
      await virtual.start({ container })
      const first = await virtual.lastSpokenPhrase()
      for (let step = 0; step < longest; step++) {
        await virtual.next()
        if ((await virtual.lastSpokenPhrase()) === first) break
      }
      const log = await virtual.spokenPhraseLog()
      await virtual.stop()
      return log.slice(0, -1)
    },
    { address: ADDRESS, selector, longest: LONGEST },
  )
  const text = `${phrases.join('\n')}\n`
  // Code is read in the pieces of its colours, and the year of the footer is that of the build.
  return text.replace(/^code\n[\s\S]*?^end of code$/gm, 'code').replace(/^© 20\d\d /gm, '© YEAR ')
}
