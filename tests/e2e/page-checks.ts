import type { Page } from '@playwright/test'

/** Collects console errors, uncaught errors and failed requests. Call before `goto`. */
export function collectErrors(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`thrown: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Cancelled prefetches, and images of another size after a resize.
    if (reason !== 'net::ERR_ABORTED') problems.push(`${reason} ${request.url()}`)
  })
  return problems
}

/** Scrolls through the page to trigger lazy loading, and waits for the pictures. */
export async function loadLazyContent(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { left, right } = image.getBoundingClientRect()
      // Those beside the viewport, in carousels, are not loaded.
      return image.complete || !image.checkVisibility() || right <= 0 || left >= window.innerWidth
    }),
  )
}

/** Waits for fonts, for running transitions, and for the frame after them. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })

/** Returns the elements that make the page scroll horizontally. */
export const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    )
    return [
      `the page: ${scrollWidth - clientWidth}`,
      ...wide.map((element) => `${element.tagName} ${element.className}: ${element.getBoundingClientRect().right}`),
    ]
  })
