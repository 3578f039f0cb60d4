import type { Page } from '@playwright/test'
import { loadLazyContent } from '../page.ts'

/** Collects violations of the policy and related console messages. Call before `goto`. */
export async function collectPolicyViolations(page: Page): Promise<string[]> {
  const found: string[] = []
  await page.exposeFunction('reportViolation', (text: string) => found.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample } = event
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

/** Clicks, fills or selects every control that is not a link, also those that appear. Returns their number. */
export async function useAllControls(page: Page): Promise<number> {
  await loadLazyContent(page)
  return page.evaluate(async () => {
    const used = new Set<Element>()
    const frame = () => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 0))
    const nextUnused = () =>
      [...document.querySelectorAll('button, summary, input, select, textarea')].find(
        (element) => !used.has(element) && element.checkVisibility() && !element.closest('[inert]'),
      )
    for (let element = nextUnused(); element; element = nextUnused()) {
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
