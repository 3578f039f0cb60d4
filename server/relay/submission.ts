import { MAX_VARIABLES_BYTES } from '../../lib/messages/limits.ts'
import { refusals } from './refusal.ts'

export interface Attachment {
  /** The name of the form field. */
  field: string
  filename: string
  /** The MIME type that the client sent; compose.ts checks it. */
  type: string
  content: Buffer
}

/** A message as it was received. None of its values are trusted. */
export interface Submission {
  ids: { publicKey: string; service: string; template: string }
  /** In the order of the form; a name may repeat. */
  fields: [name: string, value: string][]
  attachments: Attachment[]
}

/** The fields that EmailJS's SDK adds. */
const PROTOCOL_FIELDS = ['lib_version', 'user_id', 'service_id', 'template_id', 'accessToken', 'g-recaptcha-response']

/** Separates the protocol's fields from the visitor's. Throws a Refusal when one is missing or all are too large. */
export function toSubmission(
  all: readonly (readonly [string, string])[],
  own: readonly (readonly [string, string])[],
  attachments: Attachment[],
): Submission {
  const ids = new Map(all)
  const required = (name: string): string => {
    const value = ids.get(name)
    if (!value) throw refusals.required(name)
    return value
  }
  const fields = own.filter(([name]) => !PROTOCOL_FIELDS.includes(name)).map(([name, value]) => pair(name, value))
  const bytes = fields.reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + Buffer.byteLength(value), 0)
  if (bytes > MAX_VARIABLES_BYTES) throw refusals.variables()
  return {
    ids: { publicKey: required('user_id'), service: required('service_id'), template: required('template_id') },
    fields,
    attachments,
  }
}

const pair = (name: string, value: string): [string, string] => [name, value]
