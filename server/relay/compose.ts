import { createTransport, type SendMailOptions } from 'nodemailer'
import { KINDS, type MessageKind } from '../../lib/messages/config.ts'
import { parseEmailAddress } from '../../lib/messages/email-address.ts'
import { cutFileName, oneLine } from '../../lib/messages/one-line.ts'
import type { MailAddress } from './mail-addresses.ts'
import type { Attachment, Submission } from './submission.ts'

interface MailFacts {
  kind: MessageKind
  from: MailAddress
  to: MailAddress[]
}

const MAX_HEADER_LENGTH = 200
const ADDRESS_FIELD = 'email'
/** Long texts come last in the mail, below their labels. */
const LONG_FIELDS: readonly string[] = Object.values(KINDS).map(({ longField }) => longField)

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/** Builds the complete mail (RFC 5322). Values of the visitor cannot add headers. */
export async function compose(submission: Submission, facts: MailFacts): Promise<Buffer> {
  const { message } = await composer.sendMail(mailOptions(submission, facts))
  return Buffer.isBuffer(message) ? message : Buffer.concat(await message.toArray())
}

function mailOptions({ fields, attachments }: Submission, { kind, from, to }: MailFacts): SendMailOptions {
  const { subjectPrefix, subjectField, nameField } = KINDS[kind]
  const first = (field: string) => fields.find(([name, value]) => name === field && value.trim())?.[1] ?? ''
  const person = headerText(first(nameField))
  const address = parseEmailAddress(first(ADDRESS_FIELD))?.header
  const topic = headerText(first(subjectField))
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

/** Of a short field only one line, so that none of its lines looks like another field. Mails have no CR without LF. */
function body(fields: Submission['fields']): string {
  const filled = fields.filter(([, value]) => value.trim() !== '')
  const short = filled.filter(([name]) => !LONG_FIELDS.includes(name))
  const long = filled.filter(([name]) => LONG_FIELDS.includes(name))
  return [
    ...short.map(([name, value]) => `${label(name)}: ${shortText(name, value)}`),
    ...long.map(([name, value]) => `\n${label(name)}:\n\n${value.replace(/\r\n?/g, '\n')}`),
    '',
  ].join('\n')
}

/** An address without invisible characters, so that it can be copied. */
function shortText(name: string, value: string): string {
  const address = name === ADDRESS_FIELD ? parseEmailAddress(value)?.text : undefined
  return address ?? oneLine(value)
}

function attach({ filename, type, content }: Attachment): NonNullable<SendMailOptions['attachments']>[number] {
  return {
    // Browsers encode quotation marks in file names as %22.
    filename: cutFileName(withoutEncodedWords(filename.replaceAll('%22', '"')), MAX_HEADER_LENGTH) || 'attachment',
    // Types of mails inside mails would change how the bytes are encoded.
    contentType: /^(?!multipart|message)[\w.+-]{1,99}\/[\w.+-]{1,99}$/i.test(type) ? type : 'application/octet-stream',
    content,
    encoding: 'base64',
  }
}

/** `full_name` → `Full name` */
function label(name: string): string {
  const words = oneLine(name).replaceAll(/[_:]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** One line in which mail programs find no encoded words (RFC 2047) of the visitor's own: `=?…?=`. */
const withoutEncodedWords = (text: string): string => oneLine(text).replaceAll('=?', '= ?')

const headerText = (text: string): string => [...withoutEncodedWords(text)].slice(0, MAX_HEADER_LENGTH).join('')
