import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** WCAG 2.0 to 2.2, levels A and AA, best practices and experimental rules. */
const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice', 'experimental']
const rules = {
  // Experimental: takes figures in large type for headings.
  'p-as-heading': { enabled: false },
  // Experimental: rejects scrollable lists that can be focused for keyboard scrolling.
  'focus-order-semantics': { enabled: false },
}

/** Returns the violations that axe finds in the page, or in the part that `within` selects. */
export async function axeViolations(page: Page, within?: string): Promise<string[]> {
  // Injecting axe again into the same document would double the time.
  const isLoaded = await page.evaluate(() => 'axe' in window)
  const builder = new AxeBuilder({ page, ...(isLoaded ? { axeSource: ';' } : {}) })
    .options({ runOnly: { type: 'tag', values }, rules, resultTypes: ['violations'] })
    .setLegacyMode()
  if (within) builder.include(within)
  const { violations: found } = await builder.analyze()
  return found.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, html, failureSummary }) =>
      [`${id} (${impact}) at ${target.join(' ')}`, html.slice(0, 160), failureSummary].join('\n  '),
    ),
  )
}
