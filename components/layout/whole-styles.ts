let fetched: Promise<unknown> | undefined

/** A medium that nothing is shown on: what is fetched for it costs the page that is open nothing. */
const NOWHERE = 'not all'

/**
 * Fetches the style sheets of the page that came first, of which it was sent only what it needs itself
 * (scripts/seal/styles.ts): another page may need more. Resolves when they are there, or will not come.
 */
export function fetchStyles(): Promise<unknown> {
  fetched ??= Promise.all([...sheets('link[rel="stylesheet"][disabled]')].map(arrived))
  return fetched
}

/**
 * Lets what was fetched hold, in place of the page's own sheet, whose rules would come behind it: the order decides. For
 * the moment at which the page changes. The browser goes through all styles then, and through those of all elements.
 */
export function applyStyles(): void {
  const waiting = [...sheets(`link[rel="stylesheet"][media="${NOWHERE}"]`)]
  for (const link of waiting) link.media = 'all'
  if (waiting.length > 0) for (const link of sheets(OWN)) link.disabled = true
}

/**
 * The page's own sheet stands in its markup, and goes with it when React has to make the page anew, as after an error:
 * the whole sheets then take its place.
 */
export function keepStyles(): void {
  if (!document.querySelector('style[data-first]') || document.querySelector(OWN)) return
  void fetchStyles()
  applyStyles()
}

const OWN = 'body link[rel="stylesheet"]'

const sheets = (selector: string) => document.querySelectorAll<HTMLLinkElement>(selector)

const arrived = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    link.onload = link.onerror = () => resolve()
    link.media = NOWHERE
    link.disabled = false
  })
