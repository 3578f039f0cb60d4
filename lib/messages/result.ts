/** What became of a message. Only `delivered` is a success: the server took it and answered with a 2xx status. */
export type SendResult =
  | { outcome: 'delivered' }
  /**
   * The server answered with another status than 2xx. `text` is the body of the answer, possibly empty or binary.
   * `waitMs` is the time in milliseconds that it asks to wait before the next attempt, 0 when it names none.
   */
  | { outcome: 'rejected'; status: number; text: string; waitMs: number }
  /** No answer of the server: offline, name not resolved, refused, reset, blocked, or a web page answered instead. */
  | { outcome: 'unreachable'; offline: boolean }
  /** No answer within the time limit. The message may or may not have arrived. */
  | { outcome: 'timed-out' }
  /** An identifier of the configuration is missing or malformed. */
  | { outcome: 'misconfigured'; text: string }

export type SendFailure = Exclude<SendResult, { outcome: 'delivered' }>

/** The failure of a message that got no answer; `online` is what the browser says about its connection. */
export const unreachable = (online = navigator.onLine): SendFailure => ({ outcome: 'unreachable', offline: !online })

/**
 * True for an HTML document. The sign-in page of a public network, or a host that answers every address with its front
 * page, comes with status 200 although nobody has taken the message: both protocols answer `OK` as plain text.
 */
export const isWebPage = (body: string): boolean => body.trimStart().startsWith('<')
