import type { SendFailure } from '@/lib/messages/result'

/** Mail programs cut or refuse links that are much longer. */
const MAIL_BODY_LIMIT = 1500

/** What the visitor can do about a failure, in a sentence that follows the specification's text. */
export function failureHint(failure: SendFailure): string {
  switch (failure.outcome) {
    case 'unreachable':
      return failure.offline
        ? 'You seem to be offline. What you wrote is kept here.'
        : 'We could not be reached. What you wrote is kept here.'
    case 'timed-out':
      return 'There was no answer within 20 seconds, so it may or may not have arrived. What you wrote is kept here.'
    case 'misconfigured':
      return 'The mistake is ours, and trying again will not help: please use one of these ways.'
    case 'rejected':
      if (failure.status === 429) return 'Too much came in at once. Wait a minute, then try again: it is all kept here.'
      if (failure.status === 413) return 'It is too large for our mail service. Shorten it, or use one of these ways.'
      return 'What you wrote is kept here.'
  }
}

/** A mail link that carries the message, as much of it as mail programs take. */
export function mailLink(address: string, { subject, body }: { subject: string; body: string }): string {
  const characters = Array.from(body)
  const text =
    characters.length > MAIL_BODY_LIMIT
      ? `${characters.slice(0, MAIL_BODY_LIMIT).join('')}\n\n[cut here: use "Copy message" for the rest]`
      : body
  // A mail's lines end in CR LF.
  const lines = text.replace(/\r?\n/g, '\r\n')
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`
}
