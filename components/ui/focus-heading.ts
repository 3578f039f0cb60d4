/** Moves the focus to the heading of the section that the hash names, or else of the page. */
export function focusHeading(hash = ''): void {
  const section = document.getElementById(hash.slice(1))?.closest('[aria-labelledby]')
  const id = section?.getAttribute('aria-labelledby')
  const heading = id ? document.getElementById(id) : document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
