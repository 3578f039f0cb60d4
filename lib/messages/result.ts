/** The result of sending a message. Only `delivered` is a success: a 2xx status of a server that takes messages. */
export type SendResult =
  | { outcome: 'delivered' }
  /**
   * The server responded with a status other than 2xx. `text` is the response body, possibly empty or binary. `waitMs`
   * is the time in milliseconds before the next attempt, 0 when the server does not send one.
   */
  | { outcome: 'rejected'; status: number; text: string; waitMs: number }
  /** Nothing was taken: offline, DNS error, connection refused or reset, blocked, or something else answered. */
  | { outcome: 'unreachable'; offline: boolean }
  /** No response within the time limit, or an error after all was sent. The message may have arrived. */
  | { outcome: 'unanswered' }
  /** An identifier of the configuration is missing or malformed. */
  | { outcome: 'misconfigured'; text: string }

export type SendFailure = Exclude<SendResult, { outcome: 'delivered' }>

export const unreachable = (online = navigator.onLine): SendFailure => ({ outcome: 'unreachable', offline: !online })

/** True for an HTML document, with which captive portals and hosts that serve their front page at every path answer. */
export const isWebPage = (body: string): boolean => body.trimStart().startsWith('<')

/**
 * True for `OK`, with which the relay says that it has stored a message. Captive portals, gateways and hosts that serve
 * their front page at every path respond with status 2xx and something else, or nothing.
 */
export const isConfirmation = (body: string): boolean => /^"?OK"?$/i.test(body.trim())
