import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { lowContrastByPixels } from './contrast-by-pixels.ts'

/** WCAG 2.0 to 2.2, levels A and AA, best practices and experimental rules. */
const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice', 'experimental']
const rules = {
  // Experimental: takes figures in large type for headings.
  'p-as-heading': { enabled: false },
  // Experimental: rejects scrollable lists that can be focused for keyboard scrolling.
  'focus-order-semantics': { enabled: false },
}

/**
 * Returns the violations that axe finds in the page, or in the part that `within` selects. Where axe cannot tell the
 * contrast, such as on a picture, it is measured by pixels.
 */
export async function axeViolations(page: Page, within?: string): Promise<string[]> {
  // Injecting axe again into the same document would double the time.
  const isLoaded = await page.evaluate(() => 'axe' in window)
  const builder = new AxeBuilder({ page, ...(isLoaded ? { axeSource: ';' } : {}) })
    .options({ runOnly: { type: 'tag', values }, rules, resultTypes: ['violations', 'incomplete'] })
    .setLegacyMode()
  if (within) builder.include(within)
  const { violations, incomplete } = await builder.analyze()
  const unknown = incomplete.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes)
  const low = await lowContrastByPixels(
    page,
    unknown.map(({ target }) => target.join(' ')),
  )
  const found = violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, html, failureSummary }) =>
      [`${id} (${impact}) at ${target.join(' ')}`, html.slice(0, 160), failureSummary].join('\n  '),
    ),
  )
  return [...found, ...low.map((line) => `color-contrast, measured by pixels: ${line}`)]
}
