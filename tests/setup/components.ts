import { afterPaint } from '@/components/motion/after-paint'
import '@testing-library/jest-dom'

// Forms are filled in step by step; on a busy machine that takes a while.
jest.setTimeout(30_000)

/** No media query matches: no reduced motion, no dark system, no narrow screen. */
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
dialog.close ??= function close(this: HTMLDialogElement) {
  if (!this.hasAttribute('open')) return
  this.removeAttribute('open')
  this.dispatchEvent(new Event('close'))
}

/** jsdom scrolls nothing. */
Element.prototype.scrollIntoView ??= () => {}

/** jsdom reads files only in the old way. */
Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result instanceof ArrayBuffer ? reader.result : new ArrayBuffer())
    reader.readAsArrayBuffer(this)
  })
}

/** user-event puts chosen files where scripts see them, which is not where jsdom's FormData looks. */
globalThis.FormData = class extends FormData {
  constructor(form?: HTMLFormElement) {
    super(form)
    for (const { name, files } of form?.querySelectorAll<HTMLInputElement>('input[type=file]') ?? []) {
      if (!files?.length) continue
      this.delete(name)
      for (const file of files) this.append(name, file)
    }
  }
}

/** Nothing is painted here: what waits for a paint is done at once. */
jest.mock('@/components/motion/after-paint', () => ({ afterPaint: jest.fn() }))

beforeEach(() => {
  jest.mocked(afterPaint).mockImplementation((work) => {
    work()
    return () => {}
  })
})
