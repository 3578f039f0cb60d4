/** The hidden field: people do not see it, programs fill it in. Named like something that a program wants to fill. */
export const TRAP_FIELD = 'website'
/** Nobody reads and fills in a form within two seconds of opening the page. */
export const MINIMUM_MS = 2000
/** A second message this soon after a delivered one is more likely a mistake than a wish. */
export const REPEAT_MS = 20_000

export interface SendingFacts {
  trap: string
  /** Since the page was opened. */
  elapsedMs: number
  /** Since the last delivered message of this form in this browser, if any. */
  sinceDeliveredMs?: number | undefined
}

export type Suspicion = 'looks automatic' | 'just sent'

/** Why the visitor is asked for one more click, or null. A suspect message is never dropped. */
export function suspicion({ trap, elapsedMs, sinceDeliveredMs }: SendingFacts): Suspicion | null {
  if (trap !== '' || elapsedMs < MINIMUM_MS) return 'looks automatic'
  if (sinceDeliveredMs !== undefined && sinceDeliveredMs >= 0 && sinceDeliveredMs < REPEAT_MS) return 'just sent'
  return null
}
