import type { SendFailure } from '@/lib/messages/result'

/** Mail programs truncate or reject much longer links. */
const MAIL_BODY_LIMIT = 1500

/** The time in milliseconds after which the server accepts a retry; 0 if unknown. */
export const retryDelay = (failure: SendFailure): number => (failure.outcome === 'rejected' ? failure.waitMs : 0)

/** `42 seconds`, `3 minutes`, rounded up. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  const [count, unit] = seconds < 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** `0:42` */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** What the visitor can do about a failure. `withFile` is true for a form that sends a file. */
export function failureHint(failure: SendFailure, waiting: boolean, withFile: boolean): string {
  switch (failure.outcome) {
    case 'unreachable':
      return failure.offline
        ? 'You seem to be offline. What you wrote is kept here.'
        : 'We could not be reached. What you wrote is kept here.'
    case 'timed-out':
      return 'There was no answer in time, so it may or may not have arrived. What you wrote is kept here.'
    case 'misconfigured':
      return 'This time trying again will not help, because the mistake is ours. Please send it by email, or copy what you wrote.'
    case 'rejected':
      if (failure.waitMs > 0) return waitHint(failure.waitMs, waiting)
      if (failure.status === 429)
        return 'Too many messages reached us at once. Wait a minute, then send yours again: it is all kept here.'
      if (failure.status === 413)
        return `It is too large to be sent from here. Shorten the text${withFile ? ' or attach a smaller file' : ''}, or use one of these ways.`
      return 'What you wrote is kept here.'
  }
}

/** Does not count down, because a live region would announce every second. */
const waitHint = (ms: number, waiting: boolean): string =>
  waiting
    ? `Too many messages reached us at once. You can send yours again in ${formatDuration(ms)}: it is all kept here.`
    : 'You can send it again now.'

/** A `mailto:` URL with the message, cut at MAIL_BODY_LIMIT characters. `copyLabel` names the button that copies all. */
export function mailLink(
  address: string,
  { subject, body }: { subject: string; body: string },
  copyLabel: string,
): string {
  const characters = Array.from(body)
  const text =
    characters.length > MAIL_BODY_LIMIT
      ? `${characters.slice(0, MAIL_BODY_LIMIT).join('')}\n\n[cut here: use "${copyLabel}" for the rest]`
      : body
  // RFC 6068 requires CRLF.
  const lines = text.replace(/\r?\n/g, '\r\n')
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`
}
