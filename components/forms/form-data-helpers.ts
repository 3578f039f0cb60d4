import { parseEmailAddress } from '@/lib/messages/email-address.ts'
import { MAX_VARIABLES_BYTES } from '@/lib/messages/limits.ts'

/** The trimmed text of a field. */
export const textOf = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** Removes from the field `email` what was pasted along with the address. Returns false when there is no valid one. */
export function cleanEmail(data: FormData): boolean {
  const address = parseEmailAddress(textOf(data, 'email'))
  if (address) data.set('email', address.text)
  return address !== undefined
}

/** For the identifiers, and the names of all fields. */
const RESERVED_BYTES = 1024
const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** The error for a long text with which all fields together are more than the service takes, by the name of its field. */
export function tooLongText<Name extends string>(
  data: FormData,
  labels: Record<Name, string>,
): Partial<Record<Name, string>> {
  const texts = [...data].map(([name, value]) => ({ name, bytes: typeof value === 'string' ? bytesOf(value) : 0 }))
  const free = MAX_VARIABLES_BYTES - RESERVED_BYTES - texts.reduce((sum, { bytes }) => sum + bytes, 0)
  const errors: Partial<Record<Name, string>> = {}
  for (const name in labels) {
    const text = textOf(data, name)
    if (free >= 0 || !text) continue
    const possible = Math.max(0, Math.floor((text.length * (bytesOf(text) + free)) / bytesOf(text) / 100) * 100)
    const [is, most] = [text.length, possible].map((length) => length.toLocaleString('en-GB'))
    errors[name] = `Your ${labels[name]} has ${is} characters. Please shorten it to at most ${most}`
  }
  return errors
}
