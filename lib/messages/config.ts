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

const DEFAULT_RESUME_MB = 5

function originOf(value: string | undefined): string {
  const text = value?.trim() ?? ''
  if (!text) return ''
  if (!URL.canParse(text)) {
    throw new Error(`NEXT_PUBLIC_EMAILJS_ORIGIN is "${text}": expected an address such as https://api.emailjs.com`)
  }
  const { protocol, origin, pathname } = new URL(text)
  if (!/^https?:$/.test(protocol) || pathname !== '/') {
    throw new Error(
      `NEXT_PUBLIC_EMAILJS_ORIGIN is "${text}": expected scheme and host only, as https://api.emailjs.com`,
    )
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
 * The configuration of the messages from the `NEXT_PUBLIC_…` variables.
 * @throws an Error that names the variable when one is malformed, or when an origin is set and an identifier is not:
 * half a configuration would take messages to a service that refuses them all.
 */
export function messagesConfig(env: MessagesEnv): MessagesConfig {
  const origin = originOf(env.NEXT_PUBLIC_EMAILJS_ORIGIN)
  const missing: string[] = []
  const identifier = (name: Identifier): string => {
    const value = env[name]?.trim()
    if (value) return value
    if (origin) missing.push(name)
    return LOCAL[name]
  }
  const config = {
    origin,
    serviceId: identifier('NEXT_PUBLIC_EMAILJS_SERVICE_ID'),
    contactTemplateId: identifier('NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID'),
    applicationTemplateId: identifier('NEXT_PUBLIC_EMAILJS_APPLICATION_TEMPLATE_ID'),
    publicKey: identifier('NEXT_PUBLIC_EMAILJS_PUBLIC_KEY'),
    resumeMaxBytes: resumeBytes(env.NEXT_PUBLIC_RESUME_MAX_MB),
  }
  if (missing.length > 0) {
    throw new Error(`NEXT_PUBLIC_EMAILJS_ORIGIN is set, so these must be too: ${missing.join(', ')} (see .env.example)`)
  }
  return config
}
