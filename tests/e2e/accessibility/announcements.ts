import type { Page } from '@playwright/test'

/** Notes from now on what every live region of the page says, in the order of the changes. Call after `open`. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = []
    const last = new Map<Element, string>()
    const regions = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]'
    const look = () => {
      for (const region of document.querySelectorAll<HTMLElement>(regions)) {
        if (region.parentElement?.closest(regions)) continue
        const text = region.textContent.replace(/\s+/g, ' ').trim()
        const before = last.get(region)
        last.set(region, text)
        // A region that comes with its text is said only when it is an alert.
        const isNew = before === undefined
        if (text && text !== before && !(isNew && region.getAttribute('role') !== 'alert')) said.push(text)
      }
    }
    look()
    said.length = 0
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { said })
  })
  return () => page.evaluate(() => ('said' in window && Array.isArray(window.said) ? window.said.map(String) : []))
}
