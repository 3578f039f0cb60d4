import { withBasePath } from '../url-paths.ts'
import { SEND_FORM_PATH } from './config.ts'
import { isConfirmation, type SendResult, unreachable } from './result.ts'

/** Limits Retry-After, because the submit button is disabled for that time. */
const MAX_WAIT_MS = 15 * 60_000

interface RelayOptions {
  serviceId: string
  templateId: string
  publicKey: string
  /** Cancels the request. */
  signal: AbortSignal
  /** Called with the share of the body that has been sent, 0 to 1. */
  onProgress: (share: number) => void
}

/**
 * Posts `data` as multipart/form-data to the site's own server. It uses XMLHttpRequest because fetch does not report
 * upload progress. Never rejects: a request that `signal` cancels is `unanswered`.
 */
export function sendToRelay(data: FormData, options: RelayOptions): Promise<SendResult> {
  const { signal, onProgress } = options
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', withBasePath(SEND_FORM_PATH))
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total)
    }
    let sent = false
    request.upload.onload = () => {
      sent = true
    }
    request.onload = () => resolve(resultOf(request))
    request.onerror = () => resolve(sent ? { outcome: 'unanswered' } : unreachable())
    request.onabort = () => resolve({ outcome: 'unanswered' })
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(bodyOf(data, options))
  })
}

function bodyOf(data: FormData, { serviceId, templateId, publicKey }: RelayOptions): FormData {
  const body = new FormData()
  for (const [name, value] of data) body.append(name, value)
  body.append('service_id', serviceId)
  body.append('template_id', templateId)
  body.append('user_id', publicKey)
  return body
}

function resultOf(request: XMLHttpRequest): SendResult {
  const { status, responseText: text } = request
  if (status < 200 || status >= 300) {
    const [wait, date] = ['Retry-After', 'Date'].map((name) => request.getResponseHeader(name))
    return { outcome: 'rejected', status, text, waitMs: retryAfterMs(wait, date) }
  }
  return isConfirmation(text) ? { outcome: 'delivered' } : unreachable()
}

/**
 * The milliseconds of a `Retry-After` header, which contains seconds or a date. At most 15 minutes, and 0 when the
 * header is missing or invalid. `date` is the `Date` header, because the clock of the visitor may be wrong.
 */
export function retryAfterMs(header: string | null = null, date: string | null = null): number {
  const text = header?.trim() ?? ''
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - (Date.parse(date ?? '') || Date.now())
  return ms > 0 ? Math.min(ms, MAX_WAIT_MS) : 0
}
