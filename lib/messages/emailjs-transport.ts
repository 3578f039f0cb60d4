import { isWebPage, type SendFailure, type SendResult, unreachable } from './result.ts'

export interface EmailjsOptions {
  /** Scheme and host of the service, such as `https://api.emailjs.com`. */
  origin: string
  publicKey: string
  serviceId: string
  templateId: string
  /** Gives up waiting when it is aborted. The SDK cannot end its request, so the message may still arrive. */
  signal: AbortSignal
}

/**
 * Sends `data` with the SDK of EmailJS, which is downloaded for the first message. Does not reject: everything the SDK
 * throws is a failure, also when its import throws because the browser blocks localStorage.
 */
export function sendWithEmailjs(data: FormData, options: EmailjsOptions): Promise<SendResult> {
  const { signal } = options
  const timedOut = new Promise<SendResult>((resolve) => {
    signal.addEventListener('abort', () => resolve({ outcome: 'timed-out' }), { once: true })
  })
  return Promise.race([
    deliver(data, options).catch((thrown: unknown) => failureOf(thrown, navigator.onLine)),
    timedOut,
  ])
}

async function deliver(data: FormData, options: EmailjsOptions): Promise<SendResult> {
  const { origin, publicKey, serviceId, templateId, signal } = options
  const { init, sendForm } = await import('@emailjs/browser')
  // The visitor has been told that it failed: a download that ends later must not send it after all.
  if (signal.aborted) return { outcome: 'timed-out' }
  init({ publicKey, origin, blockHeadless: false })
  const { text } = await sendForm(serviceId, templateId, formOf(data))
  return isWebPage(text) ? unreachable() : { outcome: 'delivered' }
}

/**
 * A form element with the fields of `data`, files included, for `sendForm`: it reads the form after its download, when
 * the visitor may have edited the one on the page.
 */
function formOf(data: FormData): HTMLFormElement {
  const form = document.createElement('form')
  form.addEventListener('formdata', ({ formData }) => {
    for (const [name, value] of data) formData.append(name, value)
  })
  return form
}

const isAnswer = (thrown: unknown): thrown is { status: number; text: unknown } =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'status' in thrown &&
  typeof thrown.status === 'number' &&
  'text' in thrown

/**
 * What the SDK throws as a failure: `{ status, text }` for an answer, with status 0 for none, and a plain string for a
 * missing identifier. Anything else is a network error or a failed import.
 */
export function failureOf(thrown: unknown, online: boolean): SendFailure {
  if (typeof thrown === 'string') return { outcome: 'misconfigured', text: thrown }
  if (!isAnswer(thrown) || thrown.status === 0) return unreachable(online)
  const text = typeof thrown.text === 'string' ? thrown.text : ''
  // The SDK does not pass on the headers of an answer, so a Retry-After is not known.
  return { outcome: 'rejected', status: thrown.status, text, waitMs: 0 }
}
