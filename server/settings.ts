import { z } from 'zod'
import { loadContent } from '../lib/content/load.ts'
import type { Site } from '../lib/content/schemas/site.ts'
import { fromEntries } from '../lib/from-entries.ts'
import { KINDS, MESSAGE_KINDS, type MessageKind, type MessagesConfig, messagesConfig } from '../lib/messages/config.ts'
import { parseTrustProxy, type TrustProxy } from './relay/client-address.ts'
import { type MailAddress, type MailAddresses, parseMailAddress, parseMailAddresses } from './relay/mail-addresses.ts'
import { parseOrigins } from './relay/origin.ts'
import { parseSmtpUrl, readCertificates, type SmtpServer } from './relay/smtp-url.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** Without what an env file leaves at its ends. An empty variable counts as unset: `SMTP_URL= npm run serve`. */
const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() || undefined : value)
const variable = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(trimmed, schema)
const ON = ['1', 'true', 'on', 'yes']
const OFF = ['0', 'false', 'off', 'no']
const flag = variable(
  z
    .string()
    .toLowerCase()
    .refine((value) => [...ON, ...OFF].includes(value), `expected one of ${[...ON, ...OFF].join(', ')}`)
    .transform((value) => ON.includes(value))
    .optional(),
)
/** A whole number in decimal digits; `"3000"` with its quotes, as some tools leave them, is none. */
const number = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  z.string().transform((text, context) => {
    const value = Number(text)
    if (/^\d+$/.test(text) && value >= least && value <= most) return value
    const range = most < Number.MAX_SAFE_INTEGER ? `from ${least} to ${most}` : `of at least ${least}`
    context.addIssue(`expected a whole number ${range} in digits, got ${text}`)
    return z.NEVER
  })
/** An address of IPv6 is in brackets only within a URL. */
const host = z.string().transform((name) => name.replace(/^\[(.+)\]$/, '$1'))
/**
 * Only a shell or a template replaces `~` and variables and removes quotes, and only other programs read addresses;
 * otherwise the folder would have that name.
 */
const folder = z.string().refine((path) => !/^[~"']|[$`]|%\w+%|\{\{|^\w{2,}:/.test(path), {
  error: ({ input }) => `expected a path without ~, variables, quotes and file:, got ${input}`,
})

/** `parse` throws an error that says what to write instead. */
const parsed = <Value>(parse: (text: string) => Value) =>
  z.string().transform((text, context) => {
    try {
      return parse(text)
    } catch (error) {
      context.addIssue(error instanceof Error ? error.message : String(error))
      return z.NEVER
    }
  })

/** Node.js only warns when it cannot use this file, and then trusts no certificate that it has. */
function checkCertificates(path: string): string {
  readCertificates(path)
  return path
}

const port = (otherwise: number) => variable(number(0, 65_535).default(otherwise))

const schema = z.object({
  PORT: port(3000),
  HOST: variable(host.optional()),
  OUTBOX_DIR: variable(folder.default('outbox')),
  SMTP_URL: variable(parsed(parseSmtpUrl).optional()),
  MAIL_FROM: variable(parsed(parseMailAddress).optional()),
  ...fromEntries(
    MESSAGE_KINDS.map((kind) => [KINDS[kind].recipientVariable, variable(parsed(parseMailAddresses).optional())]),
  ),
  RELAY_ORIGINS: variable(parsed(parseOrigins).default([])),
  RELAY_RATE: variable(number(1).default(20)),
  RELAY_LOG: flag,
  METRICS_PORT: variable(number(0, 65_535).optional()),
  METRICS_HOST: variable(host.default('127.0.0.1')),
  NODE_EXTRA_CA_CERTS: variable(parsed(checkCertificates).optional()),
  TRUST_PROXY: variable(parsed(parseTrustProxy).default(parseTrustProxy(''))),
})

/** For the other fields and the multipart boundaries. */
const BYTES_BESIDE_RESUME = 3 * 1024 * 1024

export interface Settings {
  port: number
  host: string | undefined
  outboxDir: string
  smtp: SmtpServer | undefined
  log: boolean
  metrics: { port: number; host: string } | undefined
  /** The configuration of the pages, whose identifiers each message must have. */
  messages: MessagesConfig
  maxBodyBytes: number
  mail: { from: MailAddress; to: Record<MessageKind, MailAddresses> }
  /** Other origins that may post messages, such as https://www.example.com. */
  origins: string[]
  /** Messages per client address in ten minutes. */
  rate: number
  /** The proxies that append to X-Forwarded-For. */
  trustProxy: TrustProxy
}

/** Throws an error that names every invalid variable. */
function parse<Variables>(variables: z.ZodType<Variables>, environment: Environment): Variables {
  const result = variables.safeParse(environment)
  if (result.success) return result.data
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`The environment is not fit. ${problems.join('. ')}`)
}

/** PORT, or `otherwise` if it is not set. Throws an error that names it when it is invalid. */
export const readPort = (environment: Environment, otherwise: number): number =>
  parse(z.object({ PORT: port(otherwise) }), environment).PORT

/** Throws an error that names every invalid variable. */
export function readSettings(environment: Environment): Settings {
  const env = parse(schema, environment)
  const messages = messagesConfig(environment)
  return {
    port: env.PORT,
    host: env.HOST,
    outboxDir: env.OUTBOX_DIR,
    smtp: env.SMTP_URL,
    log: env.RELAY_LOG ?? true,
    metrics: env.METRICS_PORT === undefined ? undefined : { port: env.METRICS_PORT, host: env.METRICS_HOST },
    messages,
    maxBodyBytes: messages.resumeMaxBytes + BYTES_BESIDE_RESUME,
    mail: mailAddresses(env),
    origins: env.RELAY_ORIGINS,
    rate: env.RELAY_RATE,
    trustProxy: env.TRUST_PROXY,
  }
}

/** The addresses of content/site.yaml, unless the operator sets others. The content is read only when one is not set. */
function mailAddresses(env: z.output<typeof schema>): Settings['mail'] {
  let emails: Site['emails'] | undefined
  const recipients = (kind: MessageKind): MailAddresses => {
    const { recipientVariable, defaultRecipient } = KINDS[kind]
    const configured = env[recipientVariable]
    if (configured) return configured
    emails ??= loadContent().site.emails
    return parseMailAddresses(emails[defaultRecipient])
  }
  const to = fromEntries(MESSAGE_KINDS.map((kind) => [kind, recipients(kind)]))
  return { from: env.MAIL_FROM ?? { name: '', address: to.contact[0].address }, to }
}
