/** Who takes the messages. An empty origin is the site's own: the server that `npm start` runs. */
export interface MessagesConfig {
  origin: string
  serviceId: string
  contactTemplateId: string
  applicationTemplateId: string
  publicKey: string
  resumeMaxBytes: number
}

export type MessagesEnv = Readonly<Record<string, string | undefined>>

/** What the relay of `npm start` expects when nothing is set. */
const LOCAL = {
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_wrenhaus',
  NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: 'template_contact',
  NEXT_PUBLIC_EMAILJS_APPLICATION_TEMPLATE_ID: 'template_application',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'local',
} as const

type Identifier = keyof typeof LOCAL

const ORIGIN = 'NEXT_PUBLIC_EMAILJS_ORIGIN'
/** Identifiers come from this service; who has some and names no origin means it. */
const SERVICE_ORIGIN = 'https://api.emailjs.com'
const DEFAULT_RESUME_MB = 5

function originOf(text: string): string {
  if (!text) return SERVICE_ORIGIN
  if (!URL.canParse(text)) {
    throw new Error(`${ORIGIN} is "${text}": expected an address such as ${SERVICE_ORIGIN}`)
  }
  const { protocol, origin, pathname } = new URL(text)
  if (!/^https?:$/.test(protocol) || pathname !== '/') {
    throw new Error(`${ORIGIN} is "${text}": expected scheme and host only, as ${SERVICE_ORIGIN}`)
  }
  return origin
}

function resumeBytes(value: string | undefined): number {
  const text = value?.trim() ?? ''
  const megabytes = text ? Number(text) : DEFAULT_RESUME_MB
  if (!(megabytes > 0 && megabytes <= 25)) {
    throw new Error(`NEXT_PUBLIC_RESUME_MAX_MB is "${text}": expected a number of megabytes above 0, at most 25`)
  }
  return Math.round(megabytes * 1024 * 1024)
}

/**
 * The configuration of the messages from the `NEXT_PUBLIC_…` variables. Nothing set: the site takes its own messages.
 * Identifiers set: they go to the e-mail service, or to the origin that is set beside them.
 * @throws an Error that names the variable when one is malformed, or when some are set and others are not: half a
 * configuration would take messages to a service that refuses them all.
 */
export function messagesConfig(env: MessagesEnv): MessagesConfig {
  const given = (name: string): string => env[name]?.trim() ?? ''
  const names = Object.keys(LOCAL)
  const set = [ORIGIN, ...names].filter(given)
  const missing = names.filter((name) => !given(name))
  if (set.length > 0 && missing.length > 0) {
    throw new Error(`${set.join(', ')} set, so these must be too: ${missing.join(', ')} (see .env.example)`)
  }
  const identifier = (name: Identifier): string => given(name) || LOCAL[name]
  return {
    origin: set.length > 0 ? originOf(given(ORIGIN)) : '',
    serviceId: identifier('NEXT_PUBLIC_EMAILJS_SERVICE_ID'),
    contactTemplateId: identifier('NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID'),
    applicationTemplateId: identifier('NEXT_PUBLIC_EMAILJS_APPLICATION_TEMPLATE_ID'),
    publicKey: identifier('NEXT_PUBLIC_EMAILJS_PUBLIC_KEY'),
    resumeMaxBytes: resumeBytes(env.NEXT_PUBLIC_RESUME_MAX_MB),
  }
}
