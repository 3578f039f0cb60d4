import { z } from 'zod'
import { loadContent } from '../lib/content/load.ts'
import type { Site } from '../lib/content/schemas/site.ts'
import { fromEntries } from '../lib/from-entries.ts'
import { KINDS, MESSAGE_KINDS, type MessageKind, type MessagesConfig, messagesConfig } from '../lib/messages/config.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** An empty variable counts as unset: `SMTP_URL= npm run serve`. */
const emptyToUndefined = (value: unknown) => (value === '' ? undefined : value)
const variable = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(emptyToUndefined, schema)
const flag = variable(z.enum(['0', '1', 'true', 'false', 'on', 'off']).optional()).transform(
  (value) => value && ['1', 'true', 'on'].includes(value),
)

const address = variable(z.email().optional())

const schema = z.object({
  PORT: variable(z.coerce.number().int().min(0).max(65_535).default(3000)),
  HOST: variable(z.string().optional()),
  OUTBOX_DIR: variable(z.string().default('outbox')),
  SMTP_URL: variable(z.url({ protocol: /^smtps?$/, error: 'expected smtp://… or smtps://…' }).optional()),
  MAIL_FROM: address,
  ...fromEntries(MESSAGE_KINDS.map((kind) => [KINDS[kind].recipientVariable, address])),
  RELAY_ORIGINS: variable(z.string().default('')).transform((list) => list.split(/[\s,]+/).filter(Boolean)),
  RELAY_RATE: variable(z.coerce.number().int().min(1).default(20)),
  RELAY_LOG: flag,
  METRICS_PORT: variable(z.coerce.number().int().min(0).max(65_535).optional()),
  METRICS_HOST: variable(z.string().default('127.0.0.1')),
  TRUST_PROXY: flag,
})

/** For the other fields and the multipart boundaries. */
const BYTES_BESIDE_RESUME = 3 * 1024 * 1024

export interface Settings {
  port: number
  host: string | undefined
  outboxDir: string
  smtpUrl: string | undefined
  log: boolean
  metrics: { port: number; host: string } | undefined
  /** The configuration of the pages, whose identifiers each message must have. */
  messages: MessagesConfig
  maxBodyBytes: number
  mail: { from: string; to: Record<MessageKind, string> }
  /** Other origins that may post messages, such as https://www.example.com. */
  origins: string[]
  /** Messages per client address in ten minutes. */
  rate: number
  /** True behind a proxy that appends to X-Forwarded-For. */
  trustProxy: boolean
}

/** Throws an error that names every invalid variable. */
export function readSettings(environment: Environment): Settings {
  const result = schema.safeParse(environment)
  if (!result.success) {
    const problems = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new Error(`The environment is not fit. ${problems.join('. ')}`)
  }
  const env = result.data
  const messages = messagesConfig(environment)
  return {
    port: env.PORT,
    host: env.HOST,
    outboxDir: env.OUTBOX_DIR,
    smtpUrl: env.SMTP_URL,
    log: env.RELAY_LOG ?? true,
    metrics: env.METRICS_PORT === undefined ? undefined : { port: env.METRICS_PORT, host: env.METRICS_HOST },
    messages,
    maxBodyBytes: messages.resumeMaxBytes + BYTES_BESIDE_RESUME,
    mail: mailAddresses(env),
    origins: env.RELAY_ORIGINS,
    rate: env.RELAY_RATE,
    trustProxy: env.TRUST_PROXY ?? false,
  }
}

/** The addresses of content/site.yaml, unless the operator sets others. The content is read only when one is not set. */
function mailAddresses(env: z.output<typeof schema>): Settings['mail'] {
  let emails: Site['emails'] | undefined
  const recipient = (kind: MessageKind): string => {
    const { recipientVariable, defaultRecipient } = KINDS[kind]
    const configured = env[recipientVariable]
    if (configured) return configured
    emails ??= loadContent().site.emails
    return emails[defaultRecipient]
  }
  const to = fromEntries(MESSAGE_KINDS.map((kind) => [kind, recipient(kind)]))
  return { from: env.MAIL_FROM ?? to.contact, to }
}
