import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createSecureContext, type SecureContextOptions } from 'node:tls'
import type { SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection'

export interface SmtpServer extends SMTPConnectionOptions {
  host: string
  port: number
  secure: boolean
  auth?: { user: string; pass: string }
}

const FLAGS = ['requireTLS', 'ignoreTLS', 'opportunisticTLS', 'tls.rejectUnauthorized']
const AUTH_METHODS = ['PLAIN', 'LOGIN', 'CRAM-MD5']
const TEXTS = ['name', 'authMethod', 'tls.ca', 'tls.servername', 'tls.minVersion', 'tls.ciphers']

/**
 * Parses SMTP_URL. The user and the password may have any character as it is but `%`, `:` in the user, and may be
 * percent-encoded. Throws an error that says what to write.
 */
export function parseSmtpUrl(text: string): SmtpServer {
  // The host is after the last @, so that a password may contain /, ? and #.
  const [, scheme = '', login, host = '', port, query = ''] =
    /^(smtps?):\/\/(?:(.*)@)?(\[[\da-f:.]+\]|[\w-]+(?:\.[\w-]+)*\.?)(?::(\d+))?\/?(?:\?([^#]*))?$/is.exec(
      text.trim(),
    ) ?? []
  if (!host) {
    throw new Error('expected smtp://mail.example.org:25, or smtps://user:password@mail.example.org:465')
  }
  const secure = scheme.toLowerCase() === 'smtps'
  const [user = '', ...password] = login?.split(':') ?? []
  const credentials = { user: decode(user), pass: decode(password.join(':')) }
  if (login !== undefined && !(credentials.user && credentials.pass)) {
    throw new Error('expected user:password before the @, or neither')
  }
  const number = port === undefined ? (secure ? 465 : 587) : Number(port)
  if (!(number >= 1 && number <= 65_535)) throw new Error(`the port ${port} is not between 1 and 65535`)
  // RFC 8314, 3.3. Otherwise both sides would wait for the other to begin, or the handshake would fail for each mail.
  if (!secure && number === 465) throw new Error('on port 465 TLS comes first: write smtps:// in place of smtp://')
  if (secure && (number === 25 || number === 587))
    throw new Error(`on port ${number} TLS does not come first: write smtp:// in place of smtps://`)
  return {
    ...parseOptions(query),
    host: host.replace(/^\[|\]$/g, ''),
    port: number,
    secure,
    ...(login === undefined ? {} : { auth: credentials }),
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new Error('a % in the user or the password is written as %25')
  }
}

function parseOptions(query: string): SMTPConnectionOptions {
  const options: Record<string, unknown> = {}
  const tls: Record<string, unknown> = {}
  for (const [name, value] of new URLSearchParams(query)) {
    const isFlag = FLAGS.includes(name)
    if (!isFlag && !TEXTS.includes(name)) {
      throw new Error(`there is no option ${name}. There are ${[...FLAGS, ...TEXTS].join(', ')}`)
    }
    if (isFlag && !/^(true|false|1|0)$/.test(value)) throw new Error(`${name} is true or false`)
    const read = isFlag ? /^(true|1)$/.test(value) : value
    if (name === 'authMethod' && !AUTH_METHODS.includes(value.toUpperCase())) {
      throw new Error(`authMethod is one of ${AUTH_METHODS.join(', ')}`)
    }
    if (name === 'name' && !/^[\w.:[\]-]+$/.test(value)) throw new Error('name is the name of a host')
    if (name === 'tls.ca') tls.ca = readCertificates(value)
    else if (name.startsWith('tls.')) tls[name.slice('tls.'.length)] = read
    else options[name] = read
  }
  if (options.requireTLS && options.ignoreTLS) throw new Error('requireTLS and ignoreTLS contradict each other')
  checkTls(tls)
  return Object.keys(tls).length > 0 ? { ...options, tls } : options
}

/** Otherwise each connection would fail, and mails would wait for ever. */
function checkTls(options: SecureContextOptions): void {
  try {
    createSecureContext(options)
  } catch (error) {
    throw new Error(`the options of tls do not work: ${error instanceof Error ? error.message : error}`)
  }
}

/** Certificates themselves, or the path of their file. */
export function readCertificates(text: string): string {
  try {
    const certificates = text.startsWith('-----BEGIN') ? text : readFileSync(text, 'utf8')
    new X509Certificate(certificates)
    return certificates
  } catch (error) {
    throw new Error(`no certificates (PEM) can be read: ${error instanceof Error ? error.message : error}`)
  }
}
