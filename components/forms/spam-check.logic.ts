/** The honeypot: a hidden field with a name that programs fill in and people do not see. */
export const HONEYPOT_FIELD = 'website'
/** Nobody reads and fills in a form within two seconds of opening the page. */
export const MINIMUM_MS = 2000
/** A second message this soon after a delivered one is more likely a mistake than a wish. */
export const REPEAT_MS = 20_000

export interface SpamCheckFacts {
  /** The value of the honeypot field. */
  honeypot: string
  /** Since the page was opened. */
  elapsedMs: number
  /** Since the last delivered message of this form in this browser, if any. */
  sinceDeliveredMs?: number | undefined
}

export type SpamWarning = 'looks automatic' | 'just sent'

/** Why the visitor is asked to confirm the message with a second click, or null. It is never dropped. */
export function spamCheck({ honeypot, elapsedMs, sinceDeliveredMs }: SpamCheckFacts): SpamWarning | null {
  if (honeypot !== '' || elapsedMs < MINIMUM_MS) return 'looks automatic'
  if (sinceDeliveredMs !== undefined && sinceDeliveredMs >= 0 && sinceDeliveredMs < REPEAT_MS) return 'just sent'
  return null
}
