let whole: Promise<unknown> | undefined

/**
 * Switches on the style sheets of the page that came first, of which it was sent only what it needs itself
 * (scripts/seal/styles.ts): another page may need more. Resolves when they are there, or will not come.
 */
export function wholeStyles(): Promise<unknown> {
  whole ??= Promise.all([...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]')].map(loaded))
  return whole
}

const loaded = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    link.onload = link.onerror = () => resolve()
    link.disabled = false
  })
