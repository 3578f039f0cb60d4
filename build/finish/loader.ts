/**
 * Fetched at the top of each page: adds the file of the page's scripts once its first view has been painted, and
 * repeats presses on buttons that came before hydration. Limits in milliseconds; a tab in the background has no frames.
 */
const [DECODE_LIMIT, FRAME_LIMIT, PRESS_LIMIT] = [3000, 500, 5000]
const { file: src = '', integrity = '' } = document.currentScript?.dataset ?? {}
const script = document.createElement('script')
const pressed = new Set<HTMLElement>()

// React creates script elements from exactly this markup, and Next adds scripts of this site. All else is refused.
window.trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === '<script></script>' || !html.includes('<') ? html : null),
  createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
})

// React can only hydrate a document that has been parsed.
const addScripts = () => script.src || document.head.append(Object.assign(script, { src, integrity }))
const addOnInput = () => document.readyState !== 'loading' && addScripts()
for (const type of ['pointerdown', 'keydown']) addEventListener(type, addOnInput, true)

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const frame = () => Promise.race([new Promise(requestAnimationFrame), wait(FRAME_LIMIT)])
addEventListener('load', async () => {
  const inView = [...document.images].filter((image) => {
    const { width, top, bottom } = image.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight
  })
  await Promise.race([Promise.allSettled(inView.map((image) => image.decode())), wait(DECODE_LIMIT)])
  await frame().then(frame).then(addScripts)
})

/** Buttons with `popovertarget` work without scripts. */
function holdPress(event: MouseEvent) {
  const button = event.target instanceof Element && event.target.closest<HTMLElement>('button:not([popovertarget])')
  if (!button) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (pressed.size === 0) setTimeout(repeatPresses, PRESS_LIMIT)
  pressed.add(button)
}
/** Also when a script fails to load: a button then does what the HTML says. */
function repeatPresses() {
  removeEventListener('click', holdPress, true)
  for (const button of pressed) button.click()
  pressed.clear()
}
addEventListener('click', holdPress, true)
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && repeatPresses(), true)
// Set by components/layout/document-effects.tsx.
new MutationObserver(repeatPresses).observe(document.documentElement, { attributeFilter: ['data-hydrated'] })
