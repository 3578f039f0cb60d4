import { expect, type Locator, type Page } from '@playwright/test'

export const VIEWPORTS = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desk: { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false },
} as const

/** Opens a page, checks its status, and waits until it is hydrated. */
export async function open(page: Page, path: string, status = 200): Promise<void> {
  const response = await page.goto(path)
  expect(response?.status(), path).toBe(status)
  await hydrated(page)
}

/**
 * Waits until the page is hydrated. Pressing a key makes the loader add the deferred scripts at once, also with a stopped
 * clock. Shift has no other effect.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '', { timeout: 15_000 })
}

/** Waits until the animation library is loaded. Only for pages with blocks that are revealed, and with a running clock. */
export async function motionLoaded(page: Page): Promise<void> {
  await expect(page.locator('[data-reveal="waiting"], [data-reveal="seen"]')).not.toHaveCount(0, { timeout: 15_000 })
}

export const testimonials = (page: Page): Locator => page.getByRole('group', { name: 'What clients say', exact: true })

/** Waits until a carousel near the viewport has its controls. */
export const carouselStarted = (carousel: Locator) =>
  expect(carousel).toHaveAttribute('data-started', '', { timeout: 15_000 })

/** Waits for animation frames of the page. */
export const frames = (page: Page, count = 2) =>
  page.evaluate(async (number) => {
    for (let frame = 0; frame < number; frame++) await new Promise(requestAnimationFrame)
  }, count)

/** Collects console errors, such as violations of the policy, uncaught errors and failed requests. Call before `goto`. */
export function collectErrors(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`)
  })
  page.on('pageerror', ({ message }) => {
    // On a busy machine Chromium shows the page without its transition.
    if (!message.includes('timeout in DOM update')) problems.push(`thrown: ${message}`)
  })
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

/** Sums up all layout shifts from now on, also those of documents that are opened later. Returns a function that reads the sum. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  const watch = () => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift' })
    Object.assign(window, { layoutShift: () => sum })
  }
  await page.addInitScript(watch)
  await page.evaluate(watch)
  return () => page.evaluate<number>('layoutShift()')
}

/** Marks the document. Returns a function that tells whether the page still has the same one. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  return () => page.evaluate(() => Reflect.get(window, 'isSameDocument') === true)
}

/** Scrolls through the page to trigger lazy loading, and to each picture that is not loaded until all are. */
export async function loadLazyContent(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Chromium 156 sometimes loses the signal that all tiles are painted, and then paints nothing more.
    const frame = () =>
      new Promise((resolve, reject) => {
        requestAnimationFrame(resolve)
        setTimeout(() => reject(new Error('The browser has painted nothing for 15 seconds')), 15_000)
      })
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' })
      await frame()
    }
  })
  await page.waitForFunction(async () => {
    // Slides beside the visible ones of a carousel never are, and never load.
    const isInView = (image: HTMLImageElement) =>
      new Promise((resolve) => {
        new IntersectionObserver(([entry], observer) => {
          observer.disconnect()
          resolve(entry?.isIntersecting)
        }).observe(image)
      })
    for (const image of document.images) {
      if (image.complete) continue
      const { top } = image.getBoundingClientRect()
      window.scrollTo({ top: top + window.scrollY - window.innerHeight / 2, behavior: 'instant' })
      if (await isInView(image)) return false
    }
    return true
  })
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
}

/** Waits for fonts, for running transitions, and for the frame after them. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    // Those of a scroll position have no end.
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    await Promise.allSettled(timed.map(({ finished }) => finished))
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })

/** Returns by how much the page scrolls horizontally, and the elements that make it do so. */
export const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    )
    return [`wider by ${scrollWidth - clientWidth}`, ...wide.map(({ tagName, className }) => `${tagName} ${className}`)]
  })

export const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Scrolls without animation, and waits for the scroll event. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((value) => window.scrollTo({ top: value, behavior: 'instant' }), top)
  await expect.poll(() => scrollPosition(page)).toBe(top)
  await frames(page)
}

/** Clicks, fills or selects every control that is not a link, also those that appear. Returns their number. */
export async function useAllControls(page: Page, within = 'html'): Promise<number> {
  return page.evaluate(async (part) => {
    const used = new Set<Element>()
    const frame = () => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 0))
    const nextUnused = () =>
      [...document.querySelectorAll('button, summary, input, select, textarea')].find(
        (element) =>
          element.closest(part) && !used.has(element) && element.checkVisibility() && !element.closest('[inert]'),
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
  }, within)
}

/** Holds requests that match `url`. Returns a function that releases them and waits for them. */
export async function holdRequests(page: Page, url: RegExp): Promise<() => Promise<void>> {
  let release: () => void = () => {}
  const network = new Promise<void>((resolve) => (release = resolve))
  // The page may have cancelled the request.
  await page.route(url, (route) => network.then(() => route.continue()).catch(() => {}))
  return async () => {
    release()
    await page.unrouteAll({ behavior: 'wait' })
  }
}
