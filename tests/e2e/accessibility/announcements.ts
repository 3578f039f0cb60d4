import type { Page } from '@playwright/test'

/** Records the changes of all live regions. Returns a function that returns them in order. Call after `open`. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announced: string[] = []
    const last = new Map<Element, string>()
    const regions = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]'
    const check = () => {
      for (const region of document.querySelectorAll<HTMLElement>(regions)) {
        if (region.parentElement?.closest(regions)) continue
        const text = region.textContent.replace(/\s+/g, ' ').trim()
        const before = last.get(region)
        last.set(region, text)
        // Screen readers announce the initial text of a region only if it is an alert.
        const isNew = before === undefined
        if (text && text !== before && !(isNew && region.getAttribute('role') !== 'alert')) announced.push(text)
      }
    }
    check()
    announced.length = 0
    new MutationObserver(check).observe(document.body, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { announced })
  })
  return () =>
    page.evaluate(() => ('announced' in window && Array.isArray(window.announced) ? window.announced.map(String) : []))
}
