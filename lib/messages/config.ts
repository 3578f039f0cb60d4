import type { Site } from '../content/schemas/site.ts'
import { fromEntries } from '../from-entries.ts'
import { parseOrigin } from '../origin.ts'

interface Kind {
  /** The variable with the identifier of its template, and the identifier for the relay of `npm start` when none is set. */
  templateVariable: string
  defaultTemplate: string
  /** The server's variable with the recipient, and the address of content/site.yaml when none is set. */
  recipientVariable: string
  defaultRecipient: keyof Site['emails']
  /** The subject of its mails is this prefix and the value of this field. */
  subjectPrefix: string
  subjectField: string
  /** The field with the name of the sender. */
  nameField: string
  /** The field that comes last in its mails. */
  longField: string
}

/** What the build and the server need to know of each kind of message. Its form is in components/forms. */
export const KINDS = {
  contact: {
    templateVariable: 'NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID',
    defaultTemplate: 'template_contact',
    recipientVariable: 'MAIL_TO_CONTACT',
    defaultRecipient: 'general',
    subjectPrefix: 'Message',
    subjectField: 'subject',
    nameField: 'name',
    longField: 'message',
  },
  application: {
    templateVariable: 'NEXT_PUBLIC_EMAILJS_APPLICATION_TEMPLATE_ID',
    defaultTemplate: 'template_application',
    recipientVariable: 'MAIL_TO_APPLICATION',
    defaultRecipient: 'careers',
    subjectPrefix: 'Application',
    subjectField: 'job_title',
    nameField: 'full_name',
    longField: 'cover_letter',
  },
} as const satisfies Record<string, Kind>

export type MessageKind = keyof typeof KINDS
export const MESSAGE_KINDS = Object.keys(KINDS).filter((name): name is MessageKind => name in KINDS)

/**
 * The service that receives the messages. An empty origin is the site's own relay (`npm start`), which implements the
 * protocol of the hosted service, EmailJS, and has the same identifiers. The content security policy and the privacy
 * page follow `origin`; only send.ts chooses a transport by it.
 */
export interface MessagesConfig {
  origin: string
  serviceId: string
  templateIds: Record<MessageKind, string>
  publicKey: string
  resumeMaxBytes: number
}

type MessagesEnv = Readonly<Record<string, string | undefined>>

/** The identifiers of the relay of `npm start` when none are set. */
const LOCAL = {
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_local',
  ...fromEntries(MESSAGE_KINDS.map((kind) => [KINDS[kind].templateVariable, KINDS[kind].defaultTemplate])),
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'local',
} as const

type Identifier = keyof typeof LOCAL

const ORIGIN = 'NEXT_PUBLIC_EMAILJS_ORIGIN'
const RESUME_MAX_MB = 'NEXT_PUBLIC_RESUME_MAX_MB'
type Variable = Identifier | typeof ORIGIN | typeof RESUME_MAX_MB

/** The path of EmailJS's `sendForm`, which server/relay implements. */
export const SEND_FORM_PATH = '/api/v1.0/email/send-form'

/** The hosted service: the origin when identifiers are set without one. */
export const SERVICE_ORIGIN = 'https://api.emailjs.com'
const DEFAULT_RESUME_MB = 5

function originOf(text: string): string {
  if (!text) return SERVICE_ORIGIN
  const origin = parseOrigin(text)
  if (!origin) throw new Error(`${ORIGIN} is "${text}": expected scheme and host only, as ${SERVICE_ORIGIN}`)
  return origin
}

function resumeBytes(value: string | undefined): number {
  const text = value?.trim() ?? ''
  const megabytes = text ? Number(text) : DEFAULT_RESUME_MB
  if ((text && !/^\d*\.?\d+$/.test(text)) || !(megabytes > 0 && megabytes <= 25)) {
    throw new Error(
      `${RESUME_MAX_MB} is "${text}": expected a number of megabytes above 0, at most 25, such as 2 or 2.5`,
    )
  }
  return Math.round(megabytes * 1024 * 1024)
}

/**
 * The configuration of the messages from the `NEXT_PUBLIC_…` variables. Without identifiers, messages go to the site's
 * own server; with them, to EmailJS or to the origin that is set.
 * @throws an Error that names the variables when one is malformed, or when only some are set.
 */
export function messagesConfig(env: MessagesEnv): MessagesConfig {
  const read = (name: string): string => env[name]?.trim() ?? ''
  const names = Object.keys(LOCAL)
  const set = [ORIGIN, ...names].filter(read)
  const missing = names.filter((name) => !read(name))
  if (set.length > 0 && missing.length > 0) {
    throw new Error(`${set.join(', ')} set, so these must be too: ${missing.join(', ')} (see .env.example)`)
  }
  const identifier = (name: Identifier): string => read(name) || LOCAL[name]
  return {
    origin: set.length > 0 ? originOf(read(ORIGIN)) : '',
    serviceId: identifier('NEXT_PUBLIC_EMAILJS_SERVICE_ID'),
    templateIds: fromEntries(MESSAGE_KINDS.map((kind) => [kind, identifier(KINDS[kind].templateVariable)])),
    publicKey: identifier('NEXT_PUBLIC_EMAILJS_PUBLIC_KEY'),
    resumeMaxBytes: resumeBytes(env[RESUME_MAX_MB]),
  }
}

/**
 * The configuration of the pages. The variables are listed because Next replaces only literal `process.env.NAME`
 * expressions.
 */
export const builtConfig = (): MessagesConfig =>
  messagesConfig({
    NEXT_PUBLIC_EMAILJS_ORIGIN: process.env.NEXT_PUBLIC_EMAILJS_ORIGIN,
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID,
    NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: process.env.NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID,
    NEXT_PUBLIC_EMAILJS_APPLICATION_TEMPLATE_ID: process.env.NEXT_PUBLIC_EMAILJS_APPLICATION_TEMPLATE_ID,
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY,
    NEXT_PUBLIC_RESUME_MAX_MB: process.env.NEXT_PUBLIC_RESUME_MAX_MB,
  } satisfies Record<Variable, string | undefined>)
