/**
 * After hurried steps through the history the router may show a page before it has the page's head, and the window
 * would have no title meanwhile. Gives it the one that stood with the same heading before, or else the heading, until
 * the page's own comes. Returns the way to end it.
 */
export function keepTitle(): () => void {
  const known = new Map<string, string>()
  const standIn = document.createElement('title')
  const look = () => {
    const heading = document.querySelector('main h1')?.textContent ?? ''
    const own = [...document.head.querySelectorAll('title')].find((title) => title !== standIn)
    if (own) {
      standIn.remove()
      known.set(heading, own.text)
    } else if (!standIn.isConnected) {
      standIn.text = known.get(heading) ?? heading
      document.head.append(standIn)
    }
  }
  const changes = new MutationObserver(look)
  changes.observe(document.head, { childList: true })
  look()
  return () => {
    changes.disconnect()
    standIn.remove()
  }
}
