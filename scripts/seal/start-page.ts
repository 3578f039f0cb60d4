/**
 * Runs in the page, made small and put there by late.ts. Once the first view is there, or at the first touch or key, it
 * fetches what makes the page answer (run-page.ts). Until then it holds what is pressed. Every page sends it again, in the
 * bytes that come first: it is written to be short.
 */

declare global {
  interface Window {
    /** What to do when a script is missing. */
    reloadOnce: () => void
  }
}

/** The page's own file, and the hash of its bytes. */
const { file = '', integrity = '' } = document.currentScript?.dataset ?? {}

/** A picture that does not come holds nothing up for longer. */
const LONGEST_WAIT_MS = 3000

/** React makes its elements answer within a few frames of taking them over. */
const RELEASE_MS = 100

/** The page's own buttons, once it has begun. Those that scripts add answer from the first. */
let given: Element[] | undefined
let reloading = false
/** A reload would call back a visitor who is on the way to another page. */
let leaving = false

function begin() {
  if (given) return
  given = [...document.querySelectorAll('button')]
  document.head.append(
    Object.assign(document.createElement('script'), { integrity, onerror: window.reloadOnce, src: file }),
  )
}

/** A script is missing, as after a deploy that replaced it: loading the page anew is the cure, or there is none. */
window.reloadOnce = () => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (reloading) return
  reloading = !leaving && visit?.type !== 'reload'
  if (reloading) location.reload()
  else letGo()
}

const held = new Set<HTMLElement>()

/** Whether React has taken an element over: it then keeps its properties there. */
const taken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))

/** A press on a button that cannot answer yet is held until it can. Menus open by themselves. */
function hold(event: MouseEvent) {
  const pressed = (event.target as Element).closest?.<HTMLElement>('a[href], button:not([popovertarget])')
  if (pressed instanceof HTMLAnchorElement) leaving ||= pressed.pathname !== location.pathname
  else if (pressed && !taken(pressed) && given?.includes(pressed) !== false) {
    event.preventDefault()
    event.stopImmediatePropagation()
    if (!held.size) setTimeout(release, RELEASE_MS)
    held.add(pressed)
  }
}

function release() {
  for (const button of held) {
    if (!taken(button)) continue
    held.delete(button)
    button.click()
  }
  if (held.size) setTimeout(release, RELEASE_MS)
}

/** The scripts do not come: buttons do what they do without, and so does what was pressed. */
function letGo() {
  removeEventListener('click', hold, true)
  for (const button of held) button.click()
  held.clear()
}

addEventListener('click', hold, true)
for (const touch of ['pointerdown', 'keydown'])
  addEventListener(touch, () => document.readyState !== 'loading' && begin(), true)
addEventListener('load', () => {
  setTimeout(begin, LONGEST_WAIT_MS)
  const seen = [...document.images].map((image) => {
    const { top, bottom, width } = image.getBoundingClientRect()
    return width && bottom > 0 && top < innerHeight && image.decode()
  })
  // The observer tells after the next frame. A page in the background has none.
  Promise.allSettled(seen).then(() =>
    document.hidden ? begin() : new IntersectionObserver(begin).observe(document.documentElement),
  )
})

export {}
