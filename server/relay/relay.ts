import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Settings } from '../settings.ts'
import { splitUrl } from '../url.ts'
import { compose, type Kind } from './compose.ts'
import { Delivery } from './delivery.ts'
import { requireJson, submissionFromJson } from './json.ts'
import { Gate, RateLimit } from './limits.ts'
import { jsonLog, type Log, noLog } from './log.ts'
import { multipartSink } from './multipart.ts'
import { Outbox } from './outbox.ts'
import { readBody, SenderGone, textSink } from './read-body.ts'
import { Refusal, refusals } from './refusal.ts'
import { mayPost, senderAddress } from './sender.ts'
import { type Submission, toSubmission } from './submission.ts'

export type RelaySettings = Pick<
  Settings,
  'outboxDir' | 'smtpUrl' | 'log' | 'messages' | 'maxBodyBytes' | 'mail' | 'origins' | 'rate' | 'trustProxy'
>

export interface Relay {
  handle: RequestListener
  healthy: () => Promise<boolean>
  stop: () => Promise<void>
}

const FORM_PATH = '/api/v1.0/email/send-form'
const JSON_PATH = '/api/v1.0/email/send'
/** How long a refused sender may go on sending before the connection is cut; cut at once, it would not see the answer. */
const DRAIN_MS = 5_000

/** Takes messages as the e-mail service does and keeps each in the outbox before it answers `OK`. */
export async function createRelay(settings: RelaySettings, firstDelayMs?: number): Promise<Relay> {
  const log: Log = settings.log ? jsonLog : noLog
  const outbox = await Outbox.open(settings.outboxDir)
  const rate = new RateLimit(settings.rate)
  const gate = new Gate()
  const delivery = settings.smtpUrl
    ? new Delivery({ smtpUrl: settings.smtpUrl, outbox, log, ...(firstDelayMs ? { firstDelayMs } : {}) })
    : undefined
  delivery?.wake()

  async function take(request: IncomingMessage): Promise<void> {
    const started = performance.now()
    const submission = await read(request, settings.maxBodyBytes)
    const kind = kindOf(submission, settings.messages)
    const mail = await compose(submission, { kind, from: settings.mail.from, to: settings.mail[kind] })
    const name = await outbox.keep(mail).catch((error: unknown) => {
      log('message.lost', { reason: error instanceof Error && 'code' in error ? String(error.code) : 'unknown' })
      throw refusals.notKept()
    })
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
    const wait = rate.take(senderAddress(request, settings.trustProxy))
    if (wait > 0) throw refusals.rate(wait)
    const announced = Number(request.headers['content-length'] ?? 0)
    if (announced > settings.maxBodyBytes) throw refusals.body(settings.maxBodyBytes)
    const passed = await gate.pass(async () => {
      await take(request)
      return true
    })
    if (!passed) throw refusals.busy()
    send(response, 200, 'OK')
  }

  return {
    handle: (request, response) => {
      answer(request, response).catch((reason: unknown) => {
        if (reason instanceof SenderGone) return log('message.broken-off')
        const refusal = reason instanceof Refusal ? reason : refusals.notKept()
        log('message.refused', { status: refusal.status, reason: reason instanceof Refusal ? reason.message : 'fault' })
        refuse(request, response, refusal)
      })
    },
    healthy: () => outbox.writable(),
    stop: async () => delivery?.stop(),
  }
}

async function read(request: IncomingMessage, maxBytes: number): Promise<Submission> {
  if (splitUrl(request.url).pathname === JSON_PATH) {
    requireJson(request)
    return submissionFromJson(await readBody(request, textSink(), maxBytes))
  }
  const { fields, attachments } = await readBody(request, multipartSink(request), maxBytes)
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
