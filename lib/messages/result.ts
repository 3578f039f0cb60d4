/** What became of a message. Only `delivered` is a success: the service answered with a 2xx. */
export type SendResult =
  | { outcome: 'delivered' }
  /**
   * The service answered, and not with a 2xx. `text` is what it said; it may be empty or not be text at all. `waitMs` is
   * how long it wants to be left alone, 0 when it does not say.
   */
  | { outcome: 'rejected'; status: number; text: string; waitMs: number }
  /** No answer of the service: offline, name not resolved, refused, reset, blocked, or somebody else answered. */
  | { outcome: 'unreachable'; offline: boolean }
  /** No answer within the limit. The message may or may not have arrived. */
  | { outcome: 'timed-out' }
  /** Our own mistake: an identifier is missing or malformed. */
  | { outcome: 'misconfigured'; text: string }

export type SendFailure = Exclude<SendResult, { outcome: 'delivered' }>

/** Thrown by our own clock, to tell it from anything the library throws. */
export class TimeLimitError extends Error {}

const isAnswer = (thrown: unknown): thrown is { status: number; text: unknown } =>
  typeof thrown === 'object' && thrown !== null && 'status' in thrown && typeof thrown.status === 'number'

/**
 * Reads what @emailjs/browser throws: `{status, text}` for an answer, a plain string for a missing identifier, and
 * the browser's own TypeError when there was no answer. Anything else counts as no answer: it is never a success.
 */
export function failureOf(thrown: unknown, online: boolean, waitMs = 0): SendFailure {
  if (thrown instanceof TimeLimitError) return { outcome: 'timed-out' }
  if (typeof thrown === 'string') return { outcome: 'misconfigured', text: thrown }
  if (isAnswer(thrown) && thrown.status > 0) {
    const text = 'text' in thrown && typeof thrown.text === 'string' ? thrown.text : ''
    return { outcome: 'rejected', status: thrown.status, text, waitMs }
  }
  return { outcome: 'unreachable', offline: !online }
}

/** A server that asks for hours would leave the visitor before a dead button; the other ways stay open all the time. */
const LONGEST_WAIT_MS = 15 * 60_000

/** Milliseconds to wait by a `Retry-After` header: seconds or a date; 0 when there is none or it cannot be read. */
export function retryAfterMs(header: string | null, now = Date.now()): number {
  const text = header?.trim() ?? ''
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now
  return ms > 0 ? Math.min(ms, LONGEST_WAIT_MS) : 0
}
