import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** WCAG 2.0 to 2.2, levels A and AA, best practices and experimental rules. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice', 'experimental']
/** Those that depend on the theme and the width of the viewport. */
const APPEARANCE = ['color-contrast', 'link-in-text-block', 'target-size']
const RULES = {
  'target-size': { enabled: true },
  // Experimental: takes figures in large type for headings.
  'p-as-heading': { enabled: false },
  // Experimental: rejects scrollable lists that can be focused for keyboard scrolling.
  'focus-order-semantics': { enabled: false },
}
/** Measures arrows too. */
const CHECKS = { checks: { 'color-contrast': { options: { ignoreUnicode: false } } } }

interface Options {
  /** The selector of a part of the page. */
  within?: string
  /** Leaves out what another check of the same page has found in another theme or width. */
  appearanceOnly?: boolean
}

/**
 * Returns the violations that axe finds. It measures no text on what a pseudo-element draws, such as the light of a lamp:
 * tests/unit/contrast.test.ts measures all pairs of colours.
 */
export async function axeViolations(page: Page, { within, appearanceOnly = false }: Options = {}): Promise<string[]> {
  // Injecting axe again into the same document would double the time.
  const isLoaded = await page.evaluate(() => 'axe' in window)
  const rules = appearanceOnly
    ? { runOnly: { type: 'rule' as const, values: APPEARANCE } }
    : { runOnly: { type: 'tag' as const, values: TAGS }, rules: RULES }
  const builder = new AxeBuilder({ page, ...(isLoaded ? { axeSource: ';' } : {}) })
    .options({ ...rules, ...CHECKS, resultTypes: ['violations'] })
    .setLegacyMode()
  if (within) builder.include(within)
  const { violations } = await builder.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary }) =>
      [`${id} at ${target.join(' ')}`, html.slice(0, 160), failureSummary].join('\n  '),
    ),
  )
}
