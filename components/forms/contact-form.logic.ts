/** Names on the wire and in the form, in the order of the form. */
export const CONTACT_FIELDS = ['name', 'email', 'phone', 'company', 'subject', 'message'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]

export const CONTACT_SUCCESS = "Thank you for your message! We'll get back to you shortly."
export const CONTACT_FAILURE = 'Sorry, there was an error sending your message. Please try again later.'

const SUBJECT_LIMIT = 120

/** One @ with something before it, and a dot inside what follows: stricter rules turn real addresses away. */
export const looksLikeEmail = (value: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value.trim())

export const textOf = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** The rules of the contact form, checked on submit. Empty when all is well. */
export function contactErrors(data: FormData): Partial<Record<ContactField, string>> {
  return {
    ...(textOf(data, 'name') ? {} : { name: 'Please enter your name' }),
    ...(looksLikeEmail(textOf(data, 'email')) ? {} : { email: 'Please enter a valid email address' }),
    ...(textOf(data, 'subject') ? {} : { subject: 'Please enter a subject' }),
    ...(textOf(data, 'message') ? {} : { message: 'Please enter your message' }),
  }
}

/** The subject that a link proposes (`?subject=`): one line of plain text, or nothing. */
export function proposedSubject(search: string): string {
  const raw = new URLSearchParams(search).get('subject') ?? ''
  return Array.from(raw.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim())
    .slice(0, SUBJECT_LIMIT)
    .join('')
}

/** The message as it would stand in a mail: what "Copy message" copies and "Email it instead" fills in. */
export function contactAsMail(data: FormData): { subject: string; body: string } {
  const lines = [
    textOf(data, 'message'),
    '',
    textOf(data, 'name'),
    textOf(data, 'company'),
    textOf(data, 'email'),
    textOf(data, 'phone'),
  ]
  return { subject: textOf(data, 'subject'), body: lines.filter((line, index) => line || index === 1).join('\n') }
}
