import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Attachment, Submission } from './submission.ts'

export type Kind = 'contact' | 'application'

export interface MailFacts {
  kind: Kind
  from: string
  to: string
}

const LIMIT = 200
const PERSON = ['name', 'full_name', 'from_name']
const ADDRESS = ['email', 'reply_to', 'from_email']
const SUBJECT = { contact: ['subject'], application: ['job_title'] } as const
const PREFIX = { contact: 'Message', application: 'Application' } as const
/** Stands last in the mail, under its own line, because it is long. */
const LONG = ['message', 'cover_letter']

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/** Writes the submission as a complete mail. No text of the visitor's can become a header of its own. */
export async function compose(submission: Submission, facts: MailFacts): Promise<Buffer> {
  const { message } = await composer.sendMail(mailOptions(submission, facts))
  return Buffer.isBuffer(message) ? message : Buffer.concat(await message.toArray())
}

/** What goes into the mail: pure, for tests. */
export function mailOptions({ fields, attachments }: Submission, { kind, from, to }: MailFacts): SendMailOptions {
  const first = (names: readonly string[]) => fields.find(([name, value]) => names.includes(name) && value.trim())?.[1]
  const person = oneLine(first(PERSON) ?? '')
  const address = replyAddress(first(ADDRESS) ?? '')
  const topic = oneLine(first(SUBJECT[kind]) ?? '')
  return {
    from,
    to,
    ...(address ? { replyTo: { name: person, address } } : {}),
    subject: [`${PREFIX[kind]}: ${topic || '(no subject)'}`, person].filter(Boolean).join(' - '),
    text: body(fields),
    attachments: attachments.map(attach),
    // A visitor's value never names a file or an address of ours to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function body(fields: Submission['fields']): string {
  const filled = fields.filter(([, value]) => value.trim() !== '')
  const short = filled.filter(([name]) => !LONG.includes(name))
  const long = filled.filter(([name]) => LONG.includes(name))
  return [
    ...short.map(([name, value]) => `${label(name)}: ${value}`),
    ...long.map(([name, value]) => `\n${label(name)}:\n\n${value}`),
    '',
  ].join('\n')
}

function attach({ filename, type, content }: Attachment): NonNullable<SendMailOptions['attachments']>[number] {
  return {
    // Browsers write a quotation mark of a file name as %22.
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

/** Control characters, halves of characters, line breaks of every kind and marks that turn the direction of writing become spaces. */
function oneLine(text: string): string {
  const clean = text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()
  return [...clean].slice(0, LIMIT).join('')
}

/** The address as it stands, when a mail program could answer to it; the message is kept in any case. */
function replyAddress(text: string): string | undefined {
  const address = text.trim()
  return address.length <= 254 && /^[^\s@<>()[\],;:\\"\p{Cc}]+@[^\s@<>()[\],;:\\"\p{Cc}]+$/u.test(address)
    ? address
    : undefined
}
