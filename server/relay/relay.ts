import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Settings } from '../settings.ts'
import { splitUrl } from '../split-url.ts'
import { compose, type Kind } from './compose.ts'
import { Delivery } from './delivery.ts'
import { type Health, healthOf } from './health.ts'
import { Gate, RateLimit } from './limits.ts'
import { type Log, noLog } from './log.ts'
import { ClientDisconnected, OpenUploads } from './open-uploads.ts'
import { Outbox } from './outbox.ts'
import { requireJson, submissionFromJson } from './parse-json.ts'
import { formFrom, requireForm } from './parse-multipart.ts'
import { Refusal, refusals } from './refusal.ts'
import type { Body } from './request-body.ts'
import { mayPost, senderAddress } from './request-origin.ts'
import { codeOf } from './smtp-errors.ts'
import { type Submission, toSubmission } from './submission.ts'

export type RelaySettings = Pick<
  Settings,
  'outboxDir' | 'smtpUrl' | 'messages' | 'maxBodyBytes' | 'mail' | 'origins' | 'rate' | 'trustProxy'
>

export interface Relay {
  handle: RequestListener
  health: () => Promise<Health>
  stop: () => Promise<void>
}

const FORM_PATH = '/api/v1.0/email/send-form'
const JSON_PATH = '/api/v1.0/email/send'
/** How long a refused sender may go on sending before the connection is cut; cut at once, it would not see the answer. */
const DRAIN_MS = 5_000

/** Takes messages as the e-mail service does and keeps each in the outbox before it answers `OK`. */
export async function createRelay(settings: RelaySettings, log: Log = noLog): Promise<Relay> {
  const outbox = await Outbox.open(settings.outboxDir)
  const rate = new RateLimit(settings.rate)
  const gate = new Gate()
  const senders = new OpenUploads(() => outbox.scratch(), settings.maxBodyBytes)
  const delivery = settings.smtpUrl ? new Delivery({ smtpUrl: settings.smtpUrl, outbox, log }) : undefined
  delivery?.wake()

  async function take(request: IncomingMessage, body: Body): Promise<void> {
    const started = performance.now()
    const submission = await read(request, body)
    const kind = kindOf(submission, settings.messages)
    const mail = await compose(submission, { kind, from: settings.mail.from, to: settings.mail[kind] })
    const name = await outbox.keep(mail)
    const ms = Math.round(performance.now() - started)
    log('message.kept', { mail: name, kind, bytes: mail.length, attachments: submission.attachments.length, ms })
    delivery?.wake()
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = splitUrl(request.url)
    if (pathname !== FORM_PATH && pathname !== JSON_PATH) throw refusals.noPath()
    allow(request, response, settings.origins)
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    if (request.method !== 'POST') throw refusals.method()
    if (!request.headers.origin) throw refusals.notBrowser()
    if (!mayPost(request, settings.origins)) throw refusals.origin()
    const address = senderAddress(request, settings.trustProxy)
    const wait = rate.take(address)
    if (wait > 0) throw refusals.rate(wait)
    const announced = Number(request.headers['content-length'] ?? 0)
    if (announced > settings.maxBodyBytes) throw refusals.body(settings.maxBodyBytes)
    if (pathname === JSON_PATH) requireJson(request)
    else requireForm(request)
    const body = await senders.receive(request, address)
    try {
      const passed = await gate.pass(async () => {
        await take(request, body)
        return true
      })
      if (!passed) throw refusals.busy()
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
        const refusal = known ? reason : refusals.notKept()
        const why = known ? reason.message : codeOf(reason)
        log(known ? 'message.refused' : 'message.lost', { status: refusal.status, reason: why })
        refuse(request, response, refusal)
      })
    },
    // Room for two messages of the largest size, as they come in and as mails.
    health: () => healthOf(outbox, delivery, 4 * settings.maxBodyBytes),
    stop: async () => {
      senders.stop()
      await delivery?.stop()
    },
  }
}

async function read(request: IncomingMessage, body: Body): Promise<Submission> {
  const content = await body.read()
  if (splitUrl(request.url).pathname === JSON_PATH) return submissionFromJson(await text(content))
  const { fields, attachments } = await formFrom(content, request)
  return toSubmission(fields, fields, attachments)
}

/** Which mail it is. Throws the service's own answers to a wrong key, service or template. */
function kindOf({ ids }: Submission, messages: Settings['messages']): Kind {
  if (ids.publicKey !== messages.publicKey) throw refusals.publicKey()
  if (ids.service !== messages.serviceId) throw refusals.service()
  if (ids.template === messages.contactTemplateId) return 'contact'
  if (ids.template === messages.applicationTemplateId) return 'application'
  throw refusals.template()
}

/** Says to browsers which other sites may read the answer. */
function allow(request: IncomingMessage, response: ServerResponse, origins: readonly string[]): void {
  response.setHeader('Vary', 'Origin')
  const { origin } = request.headers
  if (!origin || !origins.includes(origin)) return
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
    const cut = setTimeout(() => request.destroy(), DRAIN_MS).unref()
    request.once('close', () => clearTimeout(cut))
  }
  send(response, status, message)
}
