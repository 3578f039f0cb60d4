import { resolve } from 'node:path'
import { connectionLimit } from './connection-limit.ts'
import type { MailAddress } from './relay/mail-addresses.ts'
import type { Settings } from './settings.ts'

const list = (addresses: readonly MailAddress[]) => addresses.map(({ address }) => address).join(', ')

/** What the server will do, in five lines for the operator. No password is in them. */
export function describeStart(settings: Settings, port: number, basePath = ''): string[] {
  const { host, smtp, mail, messages, outboxDir, rate, maxBodyBytes, trustProxy } = settings
  const login = smtp?.auth ? ` as ${smtp.auth.user}` : ' without a login'
  const server =
    smtp && `${smtp.secure ? 'smtps' : 'smtp'}://${smtp.host}:${smtp.port}${login}, from ${mail.from.address}`
  return [
    `The site is at http://localhost:${port}${basePath && `${basePath}/`}${host ? `, for connections to ${host} only` : ''}`,
    `Visitors: ${trustProxy.description} (TRUST_PROXY)`,
    messages.origin
      ? `Messages: the pages send them to ${messages.origin}, not here`
      : `Messages: kept in ${resolve(outboxDir)} ("npm run outbox" shows them), ${server ? `then sent by ${server}` : 'and not sent, because SMTP_URL is not set'}`,
    `Recipients: ${list(mail.to.contact)} for the contact form, ${list(mail.to.application)} for applications`,
    `Limits: ${rate} messages per address in ten minutes, ${Math.floor(maxBodyBytes / 1024 / 1024)} MB per message, ${connectionLimit()} connections`,
  ]
}
