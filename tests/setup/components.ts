import { afterPaint } from '@/components/motion/after-paint'
import '@testing-library/jest-dom'

// Forms are typed into letter by letter; on a busy machine that takes a while.
jest.setTimeout(30_000)

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

/** jsdom scrolls nothing. */
Element.prototype.scrollIntoView ??= () => {}

/** jsdom has files, but reads them only in the old way. */
Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () =>
      reader.result instanceof ArrayBuffer ? resolve(reader.result) : reject(new Error('The file was not read'))
    reader.onerror = () => reject(reader.error ?? new Error('The file was not read'))
    reader.readAsArrayBuffer(this)
  })
}

/** user-event puts chosen files where scripts see them, which is not where jsdom's FormData looks. */
class FormDataWithFiles extends FormData {
  constructor(form?: HTMLFormElement) {
    super(form)
    for (const { name, files } of form?.querySelectorAll<HTMLInputElement>('input[type=file]') ?? []) {
      if (!files?.length) continue
      this.delete(name)
      for (const file of files) this.append(name, file)
    }
  }
}
globalThis.FormData = FormDataWithFiles

/** Nothing is painted here: what waits for a paint is done at once. */
jest.mock('@/components/motion/after-paint', () => ({
  afterPaint: jest.fn(),
}))

beforeEach(() => {
  jest.mocked(afterPaint).mockImplementation((work) => {
    work()
    return () => {}
  })
})
