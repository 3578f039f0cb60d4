/**
 * Runs in the page, made small and put there by late.ts. Once the first view is there, or at the first touch or key, it
 * fetches what makes the page answer (run-page.ts). Until then it holds what is pressed.
 */

/** The page's own file, and the hash of its bytes. */
const { file = '', integrity = '' } = document.currentScript?.dataset ?? {}

/** A picture that does not come holds nothing up for longer. */
const LONGEST_WAIT_MS = 3000

/** React makes its elements answer within a few frames of taking them over. */
const RELEASE_MS = 100

let begun = false
let reloading = false
/** A reload would call back a visitor who is on the way to another page. */
let leaving = false
/** The page's own buttons. Those that scripts add answer from the first. */
const given = new WeakSet<Element>()

function begin() {
  if (begun) return
  begun = true
  for (const button of document.querySelectorAll('button')) given.add(button)
  const script = document.createElement('script')
  script.integrity = integrity
  script.onerror = reloadOnce
  script.src = file
  document.head.append(script)
}

/** A script is missing, as after a deploy that replaced it: loading the page anew is the cure, or there is none. */
function reloadOnce() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (reloading) return
  reloading = !leaving && visit?.type !== 'reload'
  if (reloading) location.reload()
  else letGo()
}

/** The observer tells after the next frame. A page in the background has none. */
function afterPaint() {
  if (document.hidden) return begin()
  const frame = new IntersectionObserver(() => {
    frame.disconnect()
    begin()
  })
  frame.observe(document.documentElement)
}

const held = new Set<HTMLButtonElement>()

/** Whether React has taken an element over: it then keeps its properties there. */
const taken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))

/** A press on a button that cannot answer yet is held until it can. Menus open by themselves. */
function hold(event: MouseEvent) {
  const pressed = event.target instanceof Element ? event.target.closest('a, button') : null
  if (pressed instanceof HTMLAnchorElement) leaving ||= pressed.pathname !== location.pathname
  const button = pressed instanceof HTMLButtonElement ? pressed : null
  if (!button || (begun && !given.has(button)) || button.hasAttribute('popovertarget') || taken(button)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (held.size === 0) setTimeout(release, RELEASE_MS)
  held.add(button)
}

function release() {
  for (const button of held) {
    if (!taken(button)) continue
    held.delete(button)
    button.click()
  }
  if (held.size > 0) setTimeout(release, RELEASE_MS)
}

/** The scripts do not come: buttons do what they do without, and so does what was pressed. */
function letGo() {
  removeEventListener('click', hold, true)
  for (const button of held) button.click()
  held.clear()
}

Object.assign(window, { reloadOnce })
addEventListener('click', hold, true)
for (const touch of ['pointerdown', 'keydown'])
  addEventListener(touch, () => document.readyState !== 'loading' && begin(), { capture: true })
addEventListener('load', () => {
  setTimeout(begin, LONGEST_WAIT_MS)
  const seen = [...document.images].filter((image) => {
    const { top, bottom, width } = image.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight
  })
  Promise.allSettled(seen.map((image) => image.decode())).then(afterPaint)
})
