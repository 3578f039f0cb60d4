/** The name of the honeypot: a hidden field that bots fill in. */
export const HONEYPOT_FIELD = 'website'
/** A message sent sooner after the page load is probably automatic. */
export const MINIMUM_MS = 2000
/** A second message sooner after a delivered one is probably a mistake. */
export const REPEAT_MS = 20_000

interface SendAnywayInput {
  /** The value of the honeypot field. */
  honeypot: string
  /** Since the page load. */
  elapsedMs: number
  /** Since the last delivered message of this form in this browser, if any. */
  sinceDeliveredMs?: number | undefined
}

export type WarningReason = 'looks automatic' | 'just sent'

/** Why the visitor has to confirm the message with a second click, or null. */
export function sendAnywayReason({ honeypot, elapsedMs, sinceDeliveredMs }: SendAnywayInput): WarningReason | null {
  if (honeypot !== '' || elapsedMs < MINIMUM_MS) return 'looks automatic'
  if (sinceDeliveredMs !== undefined && sinceDeliveredMs >= 0 && sinceDeliveredMs < REPEAT_MS) return 'just sent'
  return null
}
