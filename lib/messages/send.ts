import { builtConfig, type MessageKind, type MessagesConfig } from './config.ts'
import { sendWithEmailjs } from './emailjs-transport.ts'
import { InactivityTimeout } from './inactivity-timeout.ts'
import { sendToRelay } from './relay-transport.ts'
import { type SendResult, unreachable } from './result.ts'

interface Message {
  kind: MessageKind
  /** The form's fields by their names; an application has its file in `resume`. */
  data: FormData
}

/** Called with the share of the message that has been sent, 0 to 1. Never called for EmailJS. */
export type OnProgress = (share: number) => void

/** Milliseconds without a response or progress. */
const TIME_LIMIT_MS = 20_000
/** EmailJS reports no progress, so files get additional time for a slow connection of 256 kbit/s. */
const SLOW_BYTES_PER_MS = 32
/**
 * Bytes that the send buffer of the socket may contain after the browser has reported them as sent, and the rate of a
 * phone with 2 KB/s, which the relay accepts (server/relay/limits.ts).
 */
const SEND_BUFFER_BYTES = 128 * 1024
const PHONE_BYTES_PER_MS = 2

/**
 * Sends a message to the site's own server, or with EmailJS when it is configured. Never rejects: every error and
 * timeout is returned as a failure.
 */
export async function send({ kind, data }: Message, onProgress: OnProgress): Promise<SendResult> {
  const config = configuration()
  if (config instanceof Error) return { outcome: 'misconfigured', text: config.message }
  const { origin, serviceId, publicKey, templateIds } = config
  // Browsers may say so beside a virtual network. Only the SDK is not tried: once it failed to load, it may stay away.
  if (origin && !navigator.onLine) return unreachable()
  const limit = new InactivityTimeout()
  const options = { serviceId, templateId: templateIds[kind], publicKey, signal: limit.signal }
  try {
    if (origin) {
      limit.restart(TIME_LIMIT_MS + fileBytes(data) / SLOW_BYTES_PER_MS)
      return await sendWithEmailjs(data, { ...options, origin })
    }
    const silenceMs = TIME_LIMIT_MS + Math.min(fileBytes(data), SEND_BUFFER_BYTES) / PHONE_BYTES_PER_MS
    limit.restart(silenceMs)
    return await sendToRelay(data, {
      ...options,
      onProgress: (share) => {
        limit.restart(silenceMs)
        onProgress(share)
      },
    })
  } catch (error) {
    // A mistake of this code: the form must not remain in its pending state.
    return { outcome: 'misconfigured', text: String(error) }
  } finally {
    limit.clear()
  }
}

/** Returns the error of an invalid configuration. The build checks it, but hosts can replace the variables later. */
function configuration(): MessagesConfig | Error {
  try {
    return builtConfig()
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

const fileBytes = (data: FormData): number =>
  [...data.values()].reduce((sum, value) => sum + (typeof value === 'string' ? 0 : value.size), 0)
