import { isWebPage, type SendResult, unreachable } from './result.ts'

/** Where the server of `npm start` takes messages (server/relay): the path of EmailJS's `sendForm`. */
const PATH = '/api/v1.0/email/send-form'
/** The version of the SDK whose fields these are; the relay does not read it. */
const LIB_VERSION = '4.4.1'
/** A server that asks for hours would leave the visitor with a disabled button. */
const LONGEST_WAIT_MS = 15 * 60_000

export interface RelayOptions {
  serviceId: string
  templateId: string
  publicKey: string
  /** Ends the request when it is aborted. */
  signal: AbortSignal
  /** Called with the share of the body that has been sent, 0 to 1. */
  onProgress: (share: number) => void
}

/**
 * Posts `data` as multipart/form-data to the site's own server, by XMLHttpRequest because fetch does not report the
 * progress of an upload. Does not reject: a request ended by `signal` is `timed-out`.
 */
export function sendToRelay(data: FormData, options: RelayOptions): Promise<SendResult> {
  const { signal, onProgress } = options
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', PATH)
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total)
    }
    request.onload = () => resolve(resultOf(request))
    request.onerror = () => resolve(unreachable())
    request.onabort = () => resolve({ outcome: 'timed-out' })
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(bodyOf(data, options))
  })
}

/** The form's fields, then those that the protocol of EmailJS adds. */
function bodyOf(data: FormData, { serviceId, templateId, publicKey }: RelayOptions): FormData {
  const body = new FormData()
  for (const [name, value] of data) body.append(name, value)
  body.append('lib_version', LIB_VERSION)
  body.append('service_id', serviceId)
  body.append('template_id', templateId)
  body.append('user_id', publicKey)
  return body
}

function resultOf(request: XMLHttpRequest): SendResult {
  const { status, responseText: text } = request
  if (status < 200 || status >= 300) {
    return { outcome: 'rejected', status, text, waitMs: retryAfterMs(request.getResponseHeader('Retry-After')) }
  }
  return isWebPage(text) ? unreachable() : { outcome: 'delivered' }
}

/**
 * Milliseconds to wait by a `Retry-After` header, which holds seconds or a date; at most 15 minutes, and 0 when there is
 * none or it cannot be read.
 */
export function retryAfterMs(header: string | null, now = Date.now()): number {
  const text = header?.trim() ?? ''
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now
  return ms > 0 ? Math.min(ms, LONGEST_WAIT_MS) : 0
}
