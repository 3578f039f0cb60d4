import { createTransport, type SendMailOptions } from 'nodemailer'
import { KINDS, type MessageKind } from '../../lib/messages/config.ts'
import type { Attachment, Submission } from './submission.ts'

export interface MailFacts {
  kind: MessageKind
  from: string
  to: string
}

const MAX_HEADER_LENGTH = 200
const NAME_FIELDS = ['name', 'full_name', 'from_name']
const ADDRESS_FIELDS = ['email', 'reply_to', 'from_email']
/** Long texts come last in the mail, below their labels. */
const LONG_FIELDS: readonly string[] = Object.values(KINDS).map(({ longField }) => longField)

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/** Builds the complete mail (RFC 5322). Values of the visitor cannot add headers. */
export async function compose(submission: Submission, facts: MailFacts): Promise<Buffer> {
  const { message } = await composer.sendMail(mailOptions(submission, facts))
  return Buffer.isBuffer(message) ? message : Buffer.concat(await message.toArray())
}

export function mailOptions({ fields, attachments }: Submission, { kind, from, to }: MailFacts): SendMailOptions {
  const first = (names: readonly string[]) => fields.find(([name, value]) => names.includes(name) && value.trim())?.[1]
  const person = oneLine(first(NAME_FIELDS) ?? '')
  const address = replyAddress(first(ADDRESS_FIELDS) ?? '')
  const { subjectPrefix, subjectField } = KINDS[kind]
  const topic = oneLine(first([subjectField]) ?? '')
  return {
    from,
    to,
    ...(address ? { replyTo: { name: person, address } } : {}),
    subject: [`${subjectPrefix}: ${topic || '(no subject)'}`, person].filter(Boolean).join(' - '),
    text: body(fields),
    attachments: attachments.map(attach),
    // nodemailer must not read files or URLs that a visitor names.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function body(fields: Submission['fields']): string {
  const filled = fields.filter(([, value]) => value.trim() !== '')
  const short = filled.filter(([name]) => !LONG_FIELDS.includes(name))
  const long = filled.filter(([name]) => LONG_FIELDS.includes(name))
  return [
    ...short.map(([name, value]) => `${label(name)}: ${value}`),
    ...long.map(([name, value]) => `\n${label(name)}:\n\n${value}`),
    '',
  ].join('\n')
}

function attach({ filename, type, content }: Attachment): NonNullable<SendMailOptions['attachments']>[number] {
  return {
    // Browsers encode quotation marks in file names as %22.
    filename: oneLine(filename.replaceAll('%22', '"')) || 'attachment',
    contentType: /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : 'application/octet-stream',
    content,
    encoding: 'base64',
  }
}

/** `full_name` → `Full name` */
function label(name: string): string {
  const words = oneLine(name).replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Replaces control characters, lone surrogates, line breaks and bidirectional formatting characters with spaces. */
function oneLine(text: string): string {
  const clean = text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()
  return [...clean].slice(0, MAX_HEADER_LENGTH).join('')
}

/** The trimmed address, or undefined when it is not a valid Reply-To. */
function replyAddress(text: string): string | undefined {
  const address = text.trim()
  return address.length <= 254 && /^[^\s@<>()[\],;:\\"\p{Cc}]+@[^\s@<>()[\],;:\\"\p{Cc}]+$/u.test(address)
    ? address
    : undefined
}
