import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** All of WCAG 2.0 to 2.2, A and AA, best practices, and what is still an experiment: no element, no severity is left out. */
const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice', 'experimental']
const rules = {
  // An experiment that takes every figure in the display face for a heading; figures are not headings.
  'p-as-heading': { enabled: false },
  // An experiment that wants a widget wherever the focus goes; a list that scrolls has it so that the keyboard can scroll.
  'focus-order-semantics': { enabled: false },
}

/** What axe holds against the page, or against the part of it that `within` selects; empty when nothing. */
export async function violations(page: Page, within?: string): Promise<string[]> {
  // A second look at the same document finds axe there: to send it again would double the time.
  const there = await page.evaluate(() => 'axe' in window)
  const builder = new AxeBuilder({ page, ...(there ? { axeSource: ';' } : {}) })
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
