import { isWebPage, type SendFailure, type SendResult, unreachable } from './result.ts'

interface EmailjsOptions {
  /** Scheme and host of the service, such as `https://api.emailjs.com`. */
  origin: string
  publicKey: string
  serviceId: string
  templateId: string
  /** Stops waiting when it is aborted. The SDK cannot cancel its request, so the message may still arrive. */
  signal: AbortSignal
}

/**
 * Sends `data` with the SDK of EmailJS, which is loaded for the first message. Never rejects: errors of the SDK and of
 * its import, which throws when the browser blocks localStorage, are returned as failures.
 */
export function sendWithEmailjs(data: FormData, options: EmailjsOptions): Promise<SendResult> {
  const { signal } = options
  const timedOut = new Promise<SendResult>((resolve) => {
    signal.addEventListener('abort', () => resolve({ outcome: 'unanswered' }), { once: true })
  })
  return Promise.race([
    deliver(data, options).catch((thrown: unknown) => failureOf(thrown, navigator.onLine)),
    timedOut,
  ])
}

async function deliver(data: FormData, options: EmailjsOptions): Promise<SendResult> {
  const { origin, publicKey, serviceId, templateId, signal } = options
  const { init, sendForm } = await import('@emailjs/browser')
  // The form has already shown the failure, so the message must not be sent after a slow import.
  if (signal.aborted) return { outcome: 'unanswered' }
  init({ publicKey, origin })
  const { text } = await sendForm(serviceId, templateId, formOf(data))
  return isWebPage(text) ? unreachable() : { outcome: 'delivered' }
}

/**
 * A form element with the fields and files of `data`. `sendForm` takes an element, and the visitor may have edited the
 * one on the page while the SDK was loading.
 */
function formOf(data: FormData): HTMLFormElement {
  const form = document.createElement('form')
  form.addEventListener('formdata', ({ formData }) => {
    for (const [name, value] of data) formData.append(name, value)
  })
  return form
}

const isResponse = (thrown: unknown): thrown is { status: number; text: unknown } =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'status' in thrown &&
  typeof thrown.status === 'number' &&
  'text' in thrown

/**
 * Converts what the SDK throws: `{ status, text }` for a response, with status 0 for none, and a string for a missing
 * identifier. Anything else is a network error or a failed import.
 */
export function failureOf(thrown: unknown, online: boolean): SendFailure {
  if (typeof thrown === 'string') return { outcome: 'misconfigured', text: thrown }
  if (!isResponse(thrown) || thrown.status === 0) return unreachable(online)
  const text = typeof thrown.text === 'string' ? thrown.text : ''
  // The SDK does not expose response headers such as Retry-After.
  return { outcome: 'rejected', status: thrown.status, text, waitMs: 0 }
}
