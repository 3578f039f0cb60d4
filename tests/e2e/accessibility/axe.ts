import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { lowContrastByPixels } from './contrast-by-pixels.ts'

const require = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))
/** Without it, the builder injects the source, which takes twice as long to compile. */
const MINIFIED = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.0 to 2.2, levels A and AA, best practices and experimental rules. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice', 'experimental']
/** Arrows are measured like letters. */
const CHECKS = { 'color-contrast': { options: { ignoreUnicode: false } } }
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
  const options = { ...rules, checks: CHECKS, resultTypes: ['violations' as const, 'incomplete' as const] }
  const builder = new AxeBuilder({ page, axeSource: isLoaded ? ';' : MINIFIED }).options(options).setLegacyMode()
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
