import { withoutInvisible } from '@/lib/plain-text.ts'
import { cleanEmail, textOf, tooLongText } from './form-data-helpers.ts'

/** Field names, in the order of the form. */
export const CONTACT_FIELDS = ['name', 'email', 'phone', 'company', 'subject', 'message'] as const
type ContactField = (typeof CONTACT_FIELDS)[number]

export const CONTACT_SUCCESS = "Thank you for your message! We'll get back to you shortly."
export const CONTACT_FAILURE = 'Sorry, there was an error sending your message. Please try again later.'

const SUBJECT_LIMIT = 120

/** Error messages by field name; empty when the form is valid. Cleans the address in `data`. */
export function contactErrors(data: FormData): Partial<Record<ContactField, string>> {
  return {
    ...(textOf(data, 'name') ? {} : { name: 'Please enter your name' }),
    ...(cleanEmail(data) ? {} : { email: 'Please enter a valid email address' }),
    ...(textOf(data, 'subject') ? {} : { subject: 'Please enter a subject' }),
    ...(textOf(data, 'message') ? {} : { message: 'Please enter your message' }),
    ...tooLongText(data, CONTACT_FIELDS),
  }
}

/** The subject of `?subject=` as one line without characters that nobody sees, at most SUBJECT_LIMIT characters. */
export function subjectFromSearch(search: string): string {
  const subject = withoutInvisible(new URLSearchParams(search).get('subject') ?? '')
  return Array.from(subject.replace(/[\p{Cc}\s]+/gu, ' ').trim())
    .slice(0, SUBJECT_LIMIT)
    .join('')
}

/** The message as an email, for "Copy message" and "Email it instead". */
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
