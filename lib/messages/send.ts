import type { MessagesConfig } from './config.ts'
import { builtConfig } from './env.ts'
import { library, withPost } from './library.ts'
import { failureOf, retryAfterMs, type SendResult, TimeLimitError } from './result.ts'
import { isOwn, post } from './transport.ts'

/**
 * How long nothing may happen. The library has no limit of its own, and a hanging server would leave the visitor at
 * "Sending..."; a slow connection that goes on uploading is not one.
 */
export const TIME_LIMIT_MS = 20_000
/** Where the browser does not tell how far an upload is, files are granted the time of a slow connection: 256 kbit/s. */
const SLOW_BYTES_PER_MS = 32

/**
 * The library reads the message from a form element when it is ready to send. It gets one that holds what the visitor
 * had written at the click, so that typing on while it loads changes nothing. Files cannot be put into a form by
 * script but through its `formdata` event.
 */
function formOf(data: FormData): HTMLFormElement {
  const form = document.createElement('form')
  const files: [string, File][] = []
  for (const [name, value] of data) {
    if (typeof value !== 'string') {
      files.push([name, value])
      continue
    }
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  form.addEventListener('formdata', ({ formData }) => {
    for (const [name, file] of files) formData.append(name, file, file.name)
  })
  return form
}

const fileBytes = (data: FormData): number =>
  [...data.values()].reduce((sum, value) => sum + (typeof value === 'string' ? 0 : value.size), 0)

/** Told the share of the message that has left, 0 to 1. Never called where the browser does not tell. */
export type Progress = (share: number) => void

/** The build checks it; this is for a page that was put together by somebody else. */
function configured(): MessagesConfig | Error {
  try {
    return builtConfig()
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

type Template = (config: MessagesConfig) => string

async function send(template: Template, data: FormData, onProgress: Progress = () => {}): Promise<SendResult> {
  if (!navigator.onLine) return { outcome: 'unreachable', offline: true }
  const config = configured()
  if (config instanceof Error) return { outcome: 'misconfigured', text: config.message }
  const limit = new AbortController()
  let clock: ReturnType<typeof setTimeout> | undefined
  const allow = (ms: number) => {
    clearTimeout(clock)
    clock = setTimeout(() => limit.abort(new TimeLimitError()), ms)
  }
  const passed = new Promise<never>((_, reject) => {
    limit.signal.addEventListener('abort', () => reject(limit.signal.reason), { once: true })
  })
  let waitMs = 0
  const deliver = async () => {
    const { init, sendForm } = await library()
    // Loaded too late: the visitor has been told that it was not sent.
    limit.signal.throwIfAborted()
    const origin = config.origin || window.location.origin
    // Per call the library ignores `origin`. No storage provider and no limitRate: that would count failed sends too.
    init({ publicKey: config.publicKey, origin, blockHeadless: false })
    const form = formOf(data)
    allow(TIME_LIMIT_MS + (isOwn(origin) ? 0 : fileBytes(data) / SLOW_BYTES_PER_MS))
    const watched = async (url: string, body: FormData) => {
      const response = await post(url, body, {
        signal: limit.signal,
        onProgress: (share) => {
          allow(TIME_LIMIT_MS)
          onProgress(share)
        },
      })
      waitMs = retryAfterMs(response.headers.get('Retry-After'))
      return response
    }
    await withPost(watched, () => sendForm(config.serviceId, template(config), form, { publicKey: config.publicKey }))
  }
  try {
    allow(TIME_LIMIT_MS)
    await Promise.race([deliver(), passed])
    return { outcome: 'delivered' }
  } catch (thrown) {
    return failureOf(thrown, navigator.onLine, waitMs)
  } finally {
    clearTimeout(clock)
  }
}

/** Sends a contact message: name, email, phone, company, subject, message. Never throws. */
export const sendContact = (data: FormData, onProgress?: Progress): Promise<SendResult> =>
  send((config) => config.contactTemplateId, data, onProgress)

/** Sends a job application with the résumé in `resume`. Never throws. */
export const sendApplication = (data: FormData, onProgress?: Progress): Promise<SendResult> =>
  send((config) => config.applicationTemplateId, data, onProgress)
