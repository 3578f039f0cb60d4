import { LOCALE } from '@/lib/locale'
import { parseEmailAddress } from '@/lib/messages/email-address.ts'
import { MAX_VARIABLES_BYTES } from '@/lib/messages/limits.ts'
import { asTyped, isVisible } from '@/lib/plain-text.ts'

/** The trimmed text of a field; an empty one when nothing in it can be seen. */
export const textOf = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === 'string' && isVisible(value) ? value.trim() : ''
}

/** Removes from the field `email` what was pasted along with the address. Returns false when there is no valid one. */
export function cleanEmail(data: FormData): boolean {
  const address = parseEmailAddress(textOf(data, 'email'))
  if (address) data.set('email', address.text)
  return address !== undefined
}

/**
 * Completes `linkedin.com/in/ada`, `www.…` and `https:/…`, as people type a link; `n/a` is none. Removes what was pasted
 * along: invisible characters, brackets, quotation marks, a full stop, https:// twice.
 */
export function completeUrl(value: string): string {
  const begun = asTyped(value).replace(/^[\s<"'`\p{Pi}\p{Pf}\p{Ps}]+|[\s>"'`,.;!]+$/gu, '')
  // A bracket that the link opens is its own.
  const bare = begun.includes('(') ? begun : begun.replace(/[\s>"'`,.;!\p{Pi}\p{Pf}\p{Pe}]+$/u, '')
  if (/^(?:n\/a|none|no|[-/]+)$/i.test(bare)) return ''
  const visible = bare.replace(/^(?:https?:[/\\]*)+(?=https?:)/i, '').replace(/^(https?):[/\\\s]*/i, '$1://')
  return /^(?:\/\/)?(?:[\p{L}\p{N}_-]+[.。])+(?:\p{L}{2,}|xn--[a-z\d-]+)(?::\d+)?(?:[/?#]|$)/u.test(visible)
    ? `https://${visible.replace(/^\/\//, '')}`
    : visible
}

/** For the identifiers, and the names of all fields. */
const RESERVED_BYTES = 1024
/** Browsers send each line break as two characters. */
const bytesOf = (text: string): number => new TextEncoder().encode(text.replace(/\r\n?|\n/g, '\r\n')).length

/** The error for the longest text, by the name of its field, when all fields together are more than the service takes. */
export function tooLongText<Name extends string>(
  data: FormData,
  fields: readonly Name[],
): Partial<Record<Name, string>> {
  const texts = [...data].map(([_, value]) => (typeof value === 'string' ? bytesOf(value) : 0))
  const free = MAX_VARIABLES_BYTES - RESERVED_BYTES - texts.reduce((sum, bytes) => sum + bytes, 0)
  const [longest] = [...fields].sort((a, b) => bytesOf(textOf(data, b)) - bytesOf(textOf(data, a)))
  if (free >= 0 || longest === undefined) return {}
  const text = textOf(data, longest)
  const possible = Math.max(0, Math.floor((text.length * (bytesOf(text) + free)) / bytesOf(text) / 100) * 100)
  const [is, most] = [text.length, possible].map((length) => length.toLocaleString(LOCALE))
  const errors: Partial<Record<Name, string>> = {}
  errors[longest] = `Your ${longest.replaceAll('_', ' ')} has ${is} characters. Please shorten it to at most ${most}`
  return errors
}
