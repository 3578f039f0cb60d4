import { builtConfig } from './built-config.ts'
import type { MessagesConfig } from './config.ts'
import { sendWithEmailjs } from './emailjs-transport.ts'
import { sendToRelay } from './relay-transport.ts'
import { type SendResult, unreachable } from './result.ts'
import { TimeLimit } from './time-limit.ts'

export type MessageKind = 'contact' | 'application'

export interface Message {
  kind: MessageKind
  /** The form's fields by their names; an application has its file in `resume`. */
  data: FormData
}

/** Called with the share of the message that has been sent, 0 to 1. Never called by EmailJS, which does not tell. */
export type OnProgress = (share: number) => void

/** Milliseconds without an answer or progress after which a message counts as failed. */
const TIME_LIMIT_MS = 20_000
/** EmailJS reports no progress: files get the time of a slow connection, 256 kbit/s, in addition. */
const SLOW_BYTES_PER_MS = 32
/**
 * Bytes that the system may still be sending when the browser has reported them as sent (the send buffer of a socket), and
 * the slowest connection that the relay accepts, 2 KB/s.
 */
const SEND_BUFFER_BYTES = 128 * 1024
const SLOWEST_BYTES_PER_MS = 2

/**
 * Sends a message: to the site's own server, or with EmailJS when the build names a service. Never throws and always
 * resolves, with a failure when there is no answer in time.
 */
export async function send({ kind, data }: Message, onProgress: OnProgress = () => {}): Promise<SendResult> {
  if (!navigator.onLine) return unreachable()
  const config = configuration()
  if (config instanceof Error) return { outcome: 'misconfigured', text: config.message }
  const { origin, serviceId, publicKey } = config
  const templateId = kind === 'contact' ? config.contactTemplateId : config.applicationTemplateId
  const limit = new TimeLimit()
  const options = { serviceId, templateId, publicKey, signal: limit.signal }
  try {
    if (origin) {
      limit.restart(TIME_LIMIT_MS + fileBytes(data) / SLOW_BYTES_PER_MS)
      return await sendWithEmailjs(data, { ...options, origin })
    }
    const silenceMs = TIME_LIMIT_MS + Math.min(fileBytes(data), SEND_BUFFER_BYTES) / SLOWEST_BYTES_PER_MS
    limit.restart(silenceMs)
    return await sendToRelay(data, {
      ...options,
      onProgress: (share) => {
        limit.restart(silenceMs)
        onProgress(share)
      },
    })
  } catch {
    // Unforeseen: the form must not stay at "Sending...".
    return unreachable()
  } finally {
    limit.clear()
  }
}

/** The build checks the configuration; this is for pages whose variables were replaced after it. */
function configuration(): MessagesConfig | Error {
  try {
    return builtConfig()
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

const fileBytes = (data: FormData): number =>
  [...data.values()].reduce((sum, value) => sum + (typeof value === 'string' ? 0 : value.size), 0)
