let whole: Promise<unknown> | undefined

/**
 * Switches on the style sheets of the page that came first, of which it was sent only what it needs itself
 * (scripts/seal/styles.ts): another page may need more. Resolves when they are there, or will not come.
 */
export function wholeStyles(): Promise<unknown> {
  whole ??= Promise.all([...sheets('link[rel="stylesheet"][disabled]')].map(loaded)).then(withoutPageSheet)
  return whole
}

const sheets = (selector: string) => document.querySelectorAll<HTMLLinkElement>(selector)

/** What the whole sheets say as well must not come behind them: the order of rules decides. */
function withoutPageSheet() {
  for (const sheet of sheets('body link[rel="stylesheet"]')) sheet.disabled = true
}

const loaded = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    link.onload = link.onerror = () => resolve()
    link.disabled = false
  })
