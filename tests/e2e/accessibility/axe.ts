import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { lowContrastByPixels } from './contrast-by-pixels.ts'

/** WCAG 2.0 to 2.2, levels A and AA, best practices and experimental rules. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice', 'experimental']
/** Those that depend on the theme and the width of the viewport. */
const APPEARANCE = ['color-contrast', 'link-in-text-block', 'target-size', 'button-name', 'link-name', 'label']
const RULES = {
  'target-size': { enabled: true },
  // Experimental: takes figures in large type for headings.
  'p-as-heading': { enabled: false },
  // Experimental: rejects scrollable lists that can be focused for keyboard scrolling.
  'focus-order-semantics': { enabled: false },
}

interface Options {
  /** The selector of a part of the page. */
  within?: string
  /** Leaves out what another check of the same page has found in another theme or width. */
  appearanceOnly?: boolean
}

/** Returns the violations that axe finds. Where it cannot tell the contrast, such as on a picture, pixels are measured. */
export async function axeViolations(page: Page, { within, appearanceOnly = false }: Options = {}): Promise<string[]> {
  // Injecting axe again into the same document would double the time.
  const isLoaded = await page.evaluate(() => 'axe' in window)
  const rules = appearanceOnly
    ? { runOnly: { type: 'rule' as const, values: APPEARANCE } }
    : { runOnly: { type: 'tag' as const, values: TAGS }, rules: RULES }
  const builder = new AxeBuilder({ page, ...(isLoaded ? { axeSource: ';' } : {}) })
    .options({ ...rules, resultTypes: ['violations', 'incomplete'] })
    .setLegacyMode()
  if (within) builder.include(within)
  const { violations, incomplete } = await builder.analyze()
  const unknown = incomplete.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes)
  const selectors = unknown.map(({ target }) => target.join(' '))
  const low = await lowContrastByPixels(page, selectors)
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary }) =>
      [`${id} at ${target.join(' ')}`, html.slice(0, 160), failureSummary].join('\n  '),
    ),
  )
  return [...found, ...low.map((line) => `color-contrast, measured by pixels: ${line}`)]
}
