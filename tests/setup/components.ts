import { TextDecoder, TextEncoder } from 'node:util'
import '@testing-library/jest-dom'

/** jsdom has no matchMedia. No query matches. */
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} })

/** jsdom does not implement the methods of dialogs. */
const dialog = HTMLDialogElement.prototype
dialog.showModal ??= function showModal(this: HTMLDialogElement) {
  this.setAttribute('open', '')
}
dialog.close ??= function close(this: HTMLDialogElement) {
  if (!this.hasAttribute('open')) return
  this.removeAttribute('open')
  this.dispatchEvent(new Event('close'))
}

Element.prototype.scrollIntoView ??= () => {}

/** jsdom supports only FileReader. */
Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result instanceof ArrayBuffer ? reader.result : new ArrayBuffer())
    reader.readAsArrayBuffer(this)
  })
}

/** jsdom's FormData ignores the files that user-event sets. */
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

/** jsdom does not paint, so callbacks run immediately. */
jest.mock('@/components/motion/after-paint', () => ({
  afterPaint(work: () => void) {
    work()
    return () => {}
  },
}))

// jsdom has no encoders.
Object.assign(globalThis, { TextDecoder, TextEncoder })
