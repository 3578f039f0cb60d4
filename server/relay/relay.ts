import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { KINDS, MESSAGE_KINDS, type MessageKind, SEND_FORM_PATH } from '../../lib/messages/config.ts'
import { parseOrigin } from '../../lib/origin.ts'
import type { Settings } from '../settings.ts'
import { splitUrl } from '../split-url.ts'
import type { Body } from './body-buffer.ts'
import { findVisitor } from './client-address.ts'
import { compose } from './compose.ts'
import { Delivery } from './delivery.ts'
import { type Health, readHealth } from './health.ts'
import { ConcurrencyLimit, RateLimit } from './limits.ts'
import { type Log, noLog } from './log.ts'
import { ClientDisconnected, OpenUploads } from './open-uploads.ts'
import { isAllowedOrigin } from './origin.ts'
import { Outbox } from './outbox.ts'
import { parseJsonSubmission, requireJson } from './parse-json.ts'
import { parseForm, requireForm } from './parse-multipart.ts'
import { ProxyCheck } from './proxy-check.ts'
import { Refusal, refusals } from './refusal.ts'
import { codeOf } from './smtp-errors.ts'
import { type Submission, toSubmission } from './submission.ts'

type RelaySettings = Pick<
  Settings,
  'outboxDir' | 'smtp' | 'messages' | 'maxBodyBytes' | 'mail' | 'origins' | 'rate' | 'trustProxy'
>

interface Relay {
  handle: RequestListener
  health: () => Promise<Health>
  /** Begins to send what waits in the outbox. */
  deliver: () => void
  stop: () => Promise<void>
}

/** The path of EmailJS's `send`. */
const JSON_PATH = '/api/v1.0/email/send'
/** The rest of a rejected body is read for this time, because a client may lose the response if the socket closes. */
const DRAIN_MS = 5_000

/** Implements EmailJS's API for sending. Each message is stored in the outbox before the response `OK`. */
export async function createRelay(settings: RelaySettings, log: Log = noLog): Promise<Relay> {
  const outbox = await Outbox.open(settings.outboxDir)
  const rate = new RateLimit(settings.rate)
  const concurrency = new ConcurrencyLimit()
  const uploads = new OpenUploads(() => outbox.openTemporaryFile(), settings.maxBodyBytes)
  const proxies = new ProxyCheck(log)
  const nameOf = (address: string) => recipientName(address, settings.mail.to)
  const delivery = settings.smtp ? new Delivery({ smtp: settings.smtp, outbox, log, nameOf }) : undefined

  async function storeMessage(request: IncomingMessage, body: Body): Promise<void> {
    const started = performance.now()
    const submission = await read(request, body)
    const kind = kindOf(submission, settings.messages)
    const mail = await compose(submission, { kind, from: settings.mail.from, to: settings.mail.to[kind] })
    const name = await outbox.store(mail)
    const ms = Math.round(performance.now() - started)
    log('message.kept', { mail: name, kind, bytes: mail.length, attachments: submission.attachments.length, ms })
    delivery?.run()
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = splitUrl(request.url)
    if (pathname !== SEND_FORM_PATH && pathname !== JSON_PATH) throw refusals.noPath()
    setCorsHeaders(request, response, settings.origins)
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    if (request.method !== 'POST') throw refusals.method()
    if (!request.headers.origin) throw refusals.notBrowser()
    if (!isAllowedOrigin(request, settings.origins)) throw refusals.origin()
    const visitor = findVisitor(request, settings.trustProxy)
    proxies.observe(visitor)
    const wait = rate.take(visitor.key)
    if (wait > 0) throw refusals.rate(wait)
    const contentLength = Number(request.headers['content-length'] ?? 0)
    if (contentLength > settings.maxBodyBytes) throw refusals.body(settings.maxBodyBytes)
    if (pathname === JSON_PATH) requireJson(request)
    else requireForm(request)
    const body = await uploads.receive(request, visitor.key)
    try {
      const stored = await concurrency.run(async () => {
        await storeMessage(request, body)
        return true
      })
      if (!stored) throw refusals.busy()
    } finally {
      body.destroy()
    }
    send(response, 200, 'OK')
  }

  return {
    handle: (request, response) => {
      answer(request, response).catch((reason: unknown) => {
        if (reason instanceof ClientDisconnected) return log('message.broken-off')
        const known = reason instanceof Refusal
        const refusal = known ? reason : refusals.notStored()
        const why = known ? reason.message : codeOf(reason)
        log(known ? 'message.refused' : 'message.lost', { status: refusal.status, reason: why })
        refuse(request, response, refusal)
      })
    },
    // Space for two messages of maximum size, each as a request body and as a mail.
    health: () =>
      readHealth(outbox, delivery, { minFreeBytes: 4 * settings.maxBodyBytes, proxyAdvice: proxies.advice }),
    deliver: () => delivery?.run(),
    stop: async () => {
      uploads.stop()
      await delivery?.stop()
    },
  }
}

async function read(request: IncomingMessage, body: Body): Promise<Submission> {
  const content = await body.read()
  if (splitUrl(request.url).pathname === JSON_PATH) return parseJsonSubmission(await text(content))
  const { fields, attachments } = await parseForm(content, request)
  return toSubmission(fields, fields, attachments)
}

/** Throws a Refusal for an unknown key, service or template. */
function kindOf({ ids }: Submission, messages: Settings['messages']): MessageKind {
  if (ids.publicKey !== messages.publicKey) throw refusals.publicKey()
  if (ids.service !== messages.serviceId) throw refusals.service()
  const kind = MESSAGE_KINDS.find((name) => messages.templateIds[name] === ids.template)
  if (!kind) throw refusals.template()
  return kind
}

/** The variable that sets a recipient, because the log has no addresses. */
const recipientName = (address: string, to: Settings['mail']['to']): string =>
  MESSAGE_KINDS.filter((kind) => to[kind].some((recipient) => recipient.address === address))
    .map((kind) => KINDS[kind].recipientVariable)
    .join(' and ')

function setCorsHeaders(request: IncomingMessage, response: ServerResponse, origins: readonly string[]): void {
  response.setHeader('Vary', 'Origin')
  const origin = request.headers.origin ?? ''
  if (!origins.includes(parseOrigin(origin) ?? '')) return
  response.setHeader('Access-Control-Allow-Origin', origin)
  response.setHeader('Access-Control-Allow-Methods', 'POST')
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type')
  response.setHeader('Access-Control-Expose-Headers', 'Retry-After')
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
}

function send(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(text)
}

function refuse(request: IncomingMessage, response: ServerResponse, { status, message, headers }: Refusal): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  if (!request.complete) {
    response.setHeader('Connection', 'close')
    request.resume()
    const timer = setTimeout(() => request.destroy(), DRAIN_MS).unref()
    request.once('close', () => clearTimeout(timer))
  }
  send(response, status, message)
}
