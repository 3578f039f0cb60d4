let whole: Promise<unknown> | undefined

/**
 * Switches on the style sheets of the page that came first, of which it was sent only what it needs itself
 * (scripts/seal/styles.ts): another page may need more. Resolves when they are there, or will not come.
 */
export function wholeStyles(): Promise<unknown> {
  whole ??= Promise.all([...sheets('link[rel="stylesheet"][disabled]')].map(loaded)).then(withoutPageSheet)
  return whole
}

/**
 * The page's own sheet stands in its markup, and goes with it when React has to make the page anew, as after an error:
 * the whole sheets then take its place.
 */
export function keepStyles(): void {
  if (document.querySelector('style[data-first]') && !document.querySelector(OWN)) void wholeStyles()
}

const OWN = 'body link[rel="stylesheet"]'

const sheets = (selector: string) => document.querySelectorAll<HTMLLinkElement>(selector)

/** What the whole sheets say as well must not come behind them: the order of rules decides. */
function withoutPageSheet() {
  for (const sheet of sheets(OWN)) sheet.disabled = true
}

const loaded = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    link.onload = link.onerror = () => resolve()
    link.disabled = false
  })
