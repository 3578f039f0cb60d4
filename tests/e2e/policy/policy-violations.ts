import type { Page } from '@playwright/test'
import { scrollThrough } from '../page-checks.ts'

/** Collects what a page's policy refuses, and what the console says of it. Call before `goto`. */
export async function violations(page: Page): Promise<string[]> {
  const found: string[] = []
  await page.exposeFunction('reportViolation', (text: string) => found.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample } = event
      // Playwright has put it there.
      Reflect.get(window, 'reportViolation')?.(`${effectiveDirective} ${blockedURI} ${sample}`.trim())
    })
  })
  page.on('console', (message) => {
    if (/content security policy|trusted|permissions policy|integrity/i.test(message.text()))
      found.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => found.push(`thrown: ${error.message}`))
  return found
}

/**
 * Uses everything on the page that is not a link, once: opens what opens, chooses each choice, types into each field,
 * and uses what appears by that. Returns how many things were used.
 */
export async function tryEverything(page: Page): Promise<number> {
  await scrollThrough(page)
  return page.evaluate(async () => {
    const used = new Set<Element>()
    const frame = () => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 0))
    const fresh = () =>
      [...document.querySelectorAll('button, summary, input, select, textarea')].find(
        (element) => !used.has(element) && element.checkVisibility() && !element.closest('[inert]'),
      )
    for (let element = fresh(); element; element = fresh()) {
      used.add(element)
      if (element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type !== 'file')) {
        element.focus()
        document.execCommand('insertText', false, 'a')
      } else if (element instanceof HTMLSelectElement) {
        element.selectedIndex = element.options.length - 1
        element.dispatchEvent(new Event('change', { bubbles: true }))
      } else if (element instanceof HTMLElement) {
        element.click()
      }
      await frame()
    }
    return used.size
  })
}
