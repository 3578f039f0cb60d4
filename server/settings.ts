import { z } from 'zod'
import { loadContent } from '../lib/content/load.ts'
import { type MessagesConfig, messagesConfig } from '../lib/messages/config.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** An empty variable is an unset one: `SMTP_URL= npm run serve`. */
const blank = (value: unknown) => (value === '' ? undefined : value)
const text = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(blank, schema)
const flag = text(z.enum(['0', '1', 'true', 'false', 'on', 'off']).optional()).transform(
  (value) => value && ['1', 'true', 'on'].includes(value),
)

const schema = z.object({
  PORT: text(z.coerce.number().int().min(0).max(65_535).default(3000)),
  HOST: text(z.string().optional()),
  OUTBOX_DIR: text(z.string().default('outbox')),
  SMTP_URL: text(z.url({ protocol: /^smtps?$/, error: 'expected smtp://… or smtps://…' }).optional()),
  MAIL_FROM: text(z.email().optional()),
  MAIL_TO_CONTACT: text(z.email().optional()),
  MAIL_TO_APPLICATION: text(z.email().optional()),
  RELAY_ORIGINS: text(z.string().default('')).transform((list) => list.split(/[\s,]+/).filter(Boolean)),
  RELAY_RATE: text(z.coerce.number().int().min(1).default(20)),
  RELAY_LOG: flag,
  METRICS_PORT: text(z.coerce.number().int().min(0).max(65_535).optional()),
  METRICS_HOST: text(z.string().default('127.0.0.1')),
  TRUST_PROXY: flag,
})

/** For the other fields and the form's own bytes. */
const ROOM_BESIDE_RESUME = 3 * 1024 * 1024

export interface Settings {
  port: number
  host: string | undefined
  outboxDir: string
  smtpUrl: string | undefined
  log: boolean
  /** Where /metrics is; nowhere when it is not set. */
  metrics: { port: number; host: string } | undefined
  /** What the pages were built with: the identifiers that a message must carry. */
  messages: MessagesConfig
  maxBodyBytes: number
  mail: { from: string; contact: string; application: string }
  /** Other sites that may post here, such as https://www.example.com. */
  origins: string[]
  /** Messages that one address may send in ten minutes. */
  rate: number
  /** True behind a proxy that appends to X-Forwarded-For. */
  trustProxy: boolean
}

/** What the operator set, with defaults for the rest. Throws one sentence that names every wrong variable. */
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
    maxBodyBytes: messages.resumeMaxBytes + ROOM_BESIDE_RESUME,
    mail: addresses(env),
    origins: env.RELAY_ORIGINS,
    rate: env.RELAY_RATE,
    trustProxy: env.TRUST_PROXY ?? false,
  }
}

/** Messages go to the addresses of content/site.yaml unless the operator names others. */
function addresses(env: z.output<typeof schema>): Settings['mail'] {
  const { MAIL_FROM, MAIL_TO_CONTACT, MAIL_TO_APPLICATION } = env
  if (MAIL_FROM && MAIL_TO_CONTACT && MAIL_TO_APPLICATION) {
    return { from: MAIL_FROM, contact: MAIL_TO_CONTACT, application: MAIL_TO_APPLICATION }
  }
  const { emails } = loadContent().site
  const contact = MAIL_TO_CONTACT ?? emails.general
  return { from: MAIL_FROM ?? contact, contact, application: MAIL_TO_APPLICATION ?? emails.careers }
}
