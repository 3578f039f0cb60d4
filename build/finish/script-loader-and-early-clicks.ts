/** Adds the file of the page's scripts after the first paint, and repeats clicks on buttons from before hydration. */
const [DECODE_LIMIT_MS, FRAME_LIMIT_MS, CLICK_LIMIT_MS] = [3000, 500, 5000]
const { file: src = '', integrity = '' } = document.currentScript?.dataset ?? {}
const script = document.createElement('script')
const clicked = new Set<HTMLElement>()
// React creates script elements from exactly this markup, and Next adds same-origin scripts. The rest is rejected.
window.trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === '<script></script>' || !html.includes('<') ? html : null),
  createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
})

// React can only hydrate a document that has been parsed.
const addScripts = () => script.src || document.head.append(Object.assign(script, { src, integrity }))
const addOnInput = () => document.readyState !== 'loading' && addScripts()
for (const type of ['pointerdown', 'keydown']) addEventListener(type, addOnInput, true)
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const frame = () => Promise.race([new Promise(requestAnimationFrame), wait(FRAME_LIMIT_MS)])
addEventListener('load', async () => {
  const inView = [...document.images].filter((image) => {
    const { width, top, bottom, left, right } = image.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  })
  await Promise.race([Promise.allSettled(inView.map((image) => image.decode())), wait(DECODE_LIMIT_MS)])
  await frame().then(frame).then(addScripts)
})

/** Buttons with `popovertarget` work without scripts. */
function holdClick(event: MouseEvent) {
  const button = event.target instanceof Element && event.target.closest<HTMLElement>('button:not([popovertarget])')
  if (!button) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (clicked.size === 0) setTimeout(repeatClicks, CLICK_LIMIT_MS)
  clicked.add(button)
}
/** Also called when a script fails to load: buttons then do what the HTML says. */
function repeatClicks() {
  removeEventListener('click', holdClick, true)
  for (const button of clicked) button.click()
  clicked.clear()
}
addEventListener('click', holdClick, true)
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && repeatClicks(), true)
// Set by components/layout/navigation-effects.tsx.
new MutationObserver(repeatClicks).observe(document.documentElement, { attributeFilter: ['data-hydrated'] })
