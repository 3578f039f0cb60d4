/**
 * Runs in the page, made small and put there by late.ts. Once the first view is there, or at the first touch or key, it
 * gives React's data back what the page itself says (kept.ts), fetches the scripts, and runs them in tasks that are short.
 */

/** The modules to run one after the other; the last is where Next begins. */
declare const STAGES: number[]

interface Sealed {
  __next_f: [number, string?][]
  TURBOPACK: { push: (entry: { otherChunks: string[]; runtimeModuleIds: number[] }) => void }
  /** What the page's policy lets become markup again (components/layout/trusted-types.ts). */
  kept?: Set<string>
}

/** A picture that does not come holds nothing up for longer. */
const LONGEST_WAIT_MS = 3000

/** React makes its elements answer within a few frames of taking them over. */
const RELEASE_MS = 100

const sealed = window as unknown as Sealed
const stages = STAGES
let begun = false
let reloading = false
/** A reload would call back a visitor who is on the way to another page. */
let leaving = false
/** The page's own buttons. Those that scripts add answer from the first. */
const given = new WeakSet<Element>()

function begin() {
  if (begun) return
  begun = true
  for (const piece of sealed.__next_f) if (piece[1]) piece[1] = piece[1].replace(/\u00a4(\d+)\u00a4/g, inside)
  // Nothing else may be added.
  delete sealed.kept
  for (const button of document.querySelectorAll('button')) given.add(button)
  const late = document.querySelectorAll('script[type=late]')
  let left = late.length
  for (const old of late) {
    const script = document.createElement('script')
    script.async = true
    script.integrity = old.getAttribute('integrity') ?? ''
    script.src = old.getAttribute('src') ?? ''
    script.onload = () => {
      if (!--left) run()
    }
    script.onerror = reloadOnce
    old.replaceWith(script)
  }
}

/** What stands inside the element of this number, as a JSON text without its quotation marks. */
function inside(_mark: string, number: string): string {
  const html = document.querySelector(`[data-kept="${number}"]`)?.innerHTML ?? ''
  sealed.kept?.add(html)
  return JSON.stringify(html).slice(1, -1)
}

function run() {
  sealed.TURBOPACK.push({ otherChunks: [], runtimeModuleIds: stages.splice(0, 1) })
  if (stages.length) inNextTask(run)
}

/** Sooner than a timer, which waits for four milliseconds when it follows another. */
function inNextTask(act: () => void) {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = act
  port2.postMessage(0)
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
