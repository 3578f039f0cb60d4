import type { SendFailure } from '@/lib/messages/result'

/** Windows takes links of about 2,000 characters, and does nothing with longer ones. */
const MAX_LINK = 2000
/** Of the link, for the encoded subject. */
const MAX_SUBJECT = 600
const CUT = '\n\n[cut here: the whole text is in the clipboard, to be pasted]'

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

interface Circumstances {
  /** True until the server accepts a retry. */
  waiting: boolean
  /** Whether the form sends a file. */
  withFile: boolean
  isOnline: boolean
}

/** What the visitor can do about a failure. */
export function failureHint(failure: SendFailure, { waiting, withFile, isOnline }: Circumstances): string {
  switch (failure.outcome) {
    case 'unreachable':
      if (!failure.offline) return 'We could not be reached. What you wrote is kept here.'
      return isOnline
        ? 'You are online again, and can send it now. What you wrote is kept here.'
        : 'You seem to be offline. What you wrote is kept here.'
    case 'unanswered':
      return 'There was no answer, so it may or may not have arrived. What you wrote is kept here.'
    case 'misconfigured':
      return 'Trying again later will not help after all, because the mistake is ours. Please send it by email, or copy what you wrote.'
    case 'rejected':
      if (failure.waitMs > 0) return waitHint(failure, waiting)
      if (failure.status === 429) return `${TOO_MANY} Wait a minute, then send yours again: it is all kept here.`
      if (failure.status === 413)
        return withFile && !isAboutText(failure.text)
          ? 'It is too large to be sent from here. Attach a smaller file, or use one of these ways.'
          : 'The text is too long to be sent from here. Shorten it, or use one of these ways.'
      return 'What you wrote is kept here.'
  }
}

const TOO_MANY = 'Too many messages reached us at once.'

/** Does not count down, because a live region would announce every second. */
const waitHint = ({ status, waitMs }: { status: number; waitMs: number }, waiting: boolean): string =>
  waiting
    ? `${status === 429 ? TOO_MANY : 'We cannot take messages at the moment.'} You can send yours again in ${formatDuration(waitMs)}: it is all kept here.`
    : 'You can send it again now.'

/** The answer of EmailJS and of the relay to fields that are too large together. */
const isAboutText = (answer: string): boolean => answer.startsWith('Variables size limit')

interface MailLink {
  href: string
  /** True when the link does not hold the whole message: the rest must be in the clipboard. */
  isCut: boolean
}

/** A `mailto:` URL with the message, at most MAX_LINK characters long. */
export function mailLink(address: string, { subject, body }: { subject: string; body: string }): MailLink {
  const title = cutEncoded(subject, MAX_SUBJECT)
  const start = `mailto:${address}?subject=${title}&body=`
  const whole = encode(body)
  if (title === encode(subject) && start.length + whole.length <= MAX_LINK) return { href: start + whole, isCut: false }
  return { href: start + cutEncoded(body, MAX_LINK - start.length - encode(CUT).length) + encode(CUT), isCut: true }
}

/** Half of a surrogate pair cannot be encoded. */
const encodable = (text: string): string => text.replace(/\p{Cs}/gu, '')
/** RFC 6068 requires CRLF. */
const encode = (text: string): string => encodeURIComponent(encodable(text).replace(/\r?\n/g, '\r\n'))

/** The encoded text, cut between two characters as people see them. */
function cutEncoded(text: string, length: number): string {
  let encoded = ''
  // More cannot fit in, and finding the characters of a long text takes a while.
  for (const character of charactersOf(encodable(text).slice(0, length))) {
    const next = encoded + encode(character)
    if (next.length > length) break
    encoded = next
  }
  return encoded
}

/** Firefox before 125 has no Segmenter; there a character of several code points may be cut. */
const charactersOf = (text: string): Iterable<string> =>
  'Segmenter' in Intl ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment) : text
