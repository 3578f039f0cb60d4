import '@testing-library/jest-dom'

/** jsdom lays nothing out: everything observed counts as visible at once. */
class VisibleAtOnce implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  readonly #callback: IntersectionObserverCallback

  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback
  }

  observe(target: Element): void {
    const rect = target.getBoundingClientRect()
    const entry: IntersectionObserverEntry = {
      target,
      isIntersecting: true,
      intersectionRatio: 1,
      time: 0,
      boundingClientRect: rect,
      intersectionRect: rect,
      rootBounds: null,
    }
    this.#callback([entry], this)
  }

  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return []
  }
}

globalThis.IntersectionObserver ??= VisibleAtOnce

/** No media query matches: no reduced motion, no dark system, no narrow screen. A test that needs one replaces it. */
window.matchMedia ??= (media) => ({
  media,
  matches: false,
  onchange: null,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => true,
})

/** jsdom knows the element but not how to open it. */
const dialog = HTMLDialogElement.prototype
dialog.showModal ??= function showModal(this: HTMLDialogElement) {
  this.setAttribute('open', '')
}
dialog.close ??= function close(this: HTMLDialogElement, returnValue?: string) {
  if (!this.hasAttribute('open')) return
  if (returnValue !== undefined) this.returnValue = returnValue
  this.removeAttribute('open')
  this.dispatchEvent(new Event('close'))
}
