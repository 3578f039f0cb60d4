import { createTransport } from 'nodemailer'
import addressparser from 'nodemailer/lib/addressparser'
import type { Log } from './log.ts'
import type { DeliveryStatus, Outbox } from './outbox.ts'
import { rawHeader } from './read-mail.ts'
import {
  adviceOn,
  codeOf,
  isMailSpecific,
  isPermanent,
  leastPermanent,
  rejectedRecipient,
  rejectionsOf,
  responseOf,
  SMTP_MINUTES,
} from './smtp-errors.ts'
import type { SmtpServer } from './smtp-url.ts'

interface DeliveryOptions {
  smtp: SmtpServer
  outbox: Outbox
  log: Log
  /** The name of a recipient for log and health, such as the variable that sets it. */
  nameOf?: (address: string) => string
  /** Milliseconds before the second attempt; the delay doubles with each further one. */
  firstDelayMs?: number
  /** Milliseconds of a minute of SMTP_MINUTES. Tests have shorter ones. */
  minuteMs?: number
  /** Milliseconds that the mail which is being sent gets at a stop. */
  stopMs?: number
}

const FIRST_DELAY_MS = 5_000
const MAX_DELAY_MS = 30 * 60_000
const MINUTE_MS = 60_000
const STOP_MS = 30_000
/** Operators may also move mails into the outbox, for example with `npm run outbox -- retry`. */
const POLL_INTERVAL_MS = 60_000

/** Sends the mails of the outbox to the mail server one at a time, and retries until each is accepted. */
export class Delivery {
  readonly #options: Required<DeliveryOptions>
  readonly #transport
  /** Of each mail that was not accepted: the number of attempts, and when the next is due (`performance.now()`). */
  readonly #retries = new Map<string, { attempts: number; due: number }>()
  /** The recipients for whom the mail server accepted a mail that is still in the outbox, and its last response. */
  readonly #accepted = new Map<string, { recipients: Set<string>; answer: string }>()
  readonly #abort = new AbortController()
  /** Consecutive runs that ended because the mail server was unreachable. */
  #failedRuns = 0
  #runAgain = false
  #stopped = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<void> | undefined
  /** The last response code, without the text, which may contain an address, and what the operator can do about it. */
  last: { code: string; time: string; advice?: string } | undefined
  /** The names of recipients that the mail server refused last, with its code. */
  readonly refusing = new Map<string, string>()

  constructor(options: DeliveryOptions) {
    this.#options = {
      nameOf: () => '',
      firstDelayMs: FIRST_DELAY_MS,
      minuteMs: MINUTE_MS,
      stopMs: STOP_MS,
      ...options,
    }
    const { smtp, minuteMs } = this.#options
    const timeouts = Object.entries(SMTP_MINUTES).map(([name, minutes]) => [name, minutes * minuteMs])
    this.#transport = createTransport({ ...smtp, ...Object.fromEntries(timeouts) })
  }

  /** Delivers the mails that are due now. Called at the start and for each new message. */
  run(): void {
    if (this.#stopped) return
    if (this.#running) {
      this.#runAgain = true
      return
    }
    clearTimeout(this.#timer)
    this.#running = this.#deliverDue()
      .catch((error: unknown) => this.#options.log('delivery.failed', { code: codeOf(error) }))
      .then(() => {
        this.#running = undefined
        if (this.#stopped) return
        let next = performance.now() + POLL_INTERVAL_MS
        for (const { due } of this.#retries.values()) next = Math.min(next, due)
        const delay = Math.max(next - performance.now(), this.#options.firstDelayMs)
        this.#timer = setTimeout(() => this.run(), this.#runAgain ? 0 : delay)
        this.#runAgain = false
      })
  }

  /** Resolves when no run is in progress. */
  async idle(): Promise<void> {
    await this.#running
  }

  /** Finishes the current mail if the mail server answers in time; the others stay in the outbox for the next start. */
  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    const timer = setTimeout(() => this.#abort.abort(), this.#options.stopMs)
    await this.idle()
    clearTimeout(timer)
    this.#transport.close()
  }

  async #deliverDue(): Promise<void> {
    const { outbox } = this.#options
    await outbox.removeOldStatuses()
    const names = await outbox.names()
    const stored = new Set(names)
    // Removed by an operator, or delivered before the connection broke.
    for (const name of this.#retries.keys()) if (!stored.has(name)) this.#forget(name)
    // Mails with few attempts first, so that one that always breaks the connection does not block the others.
    const attempts = (name: string) => this.#retries.get(name)?.attempts ?? 0
    const due = names.filter((name) => (this.#retries.get(name)?.due ?? 0) <= performance.now())
    for (const name of due.sort((a, b) => attempts(a) - attempts(b))) {
      if (this.#stopped) return
      // A mail that cannot be removed from the outbox would be sent repeatedly.
      if (!(await outbox.isWritable())) throw Object.assign(new Error('read-only'), { code: 'EROFS' })
      if (await this.#deliver(name)) continue
      this.#failedRuns += 1
      for (const other of names) this.#postpone(other, this.#failedRuns)
      return
    }
  }

  /** Resolves with false when the failure is not specific to this mail. */
  async #deliver(name: string): Promise<boolean> {
    const { outbox, log, nameOf } = this.#options
    const attempts = (this.#retries.get(name)?.attempts ?? 0) + 1
    const raw = await outbox.read(name).catch((error: unknown) => {
      // Another user's file, a folder, or one that was removed: it does not stop the other mails.
      this.#postpone(name, attempts, attempts)
      log('mail.waits', { mail: name, code: codeOf(error), attempt: attempts })
    })
    if (!raw) return true
    const accepted = this.#accepted.get(name) ?? {
      recipients: new Set((await outbox.readStatus(name))?.accepted),
      answer: '',
    }
    this.#accepted.set(name, accepted)
    const time = new Date().toISOString()
    const statusWith = (answer: string): DeliveryStatus => ({
      ...{ answer, time, attempts },
      ...(accepted.recipients.size > 0 ? { accepted: [...accepted.recipients] } : {}),
    })
    try {
      await this.#send(raw, accepted)
    } catch (error) {
      const code = codeOf(error)
      const advice = adviceOn(error)
      this.last = { code, time, ...(advice ? { advice } : {}) }
      const recipient = nameOf(rejectedRecipient(error))
      const facts = { mail: name, code, attempt: attempts, ...(recipient ? { recipient } : {}) }
      const permanent = isPermanent(error)
      if (permanent && recipient) this.refusing.set(recipient, code)
      if (permanent && (await outbox.markRefused(name, statusWith(responseOf(error))))) {
        this.#forget(name)
        log('mail.refused', facts)
        return true
      }
      this.#postpone(name, attempts, attempts)
      log('mail.waits', facts)
      await outbox.writeStatus(name, statusWith(responseOf(error)))
      return isMailSpecific(error)
    }
    // If the process crashes here, the mail is sent twice with the same Message-ID. The opposite order could lose it.
    this.last = { code: '250', time }
    await outbox.markSent(name, { answer: accepted.answer, time, attempts })
    this.#forget(name)
    log('mail.delivered', { mail: name, attempt: attempts })
    if (this.#failedRuns > 0) {
      this.#failedRuns = 0
      for (const retry of this.#retries.values()) retry.due = 0
      this.#runAgain = true
    }
    return true
  }

  /** Sends to the recipients that do not have the mail yet. Throws when one of them is rejected. */
  async #send(raw: Buffer, accepted: { recipients: Set<string>; answer: string }): Promise<void> {
    const { from, to } = envelopeOf(raw)
    const missing = to.filter((address) => !accepted.recipients.has(address))
    // All have it, but it could not be removed from the outbox.
    if (missing.length === 0 && to.length > 0) return
    const sent = await this.#transport
      .sendMail({ envelope: { from, to: missing, size: raw.length }, raw, signal: this.#abort.signal })
      .catch((error: unknown) => {
        throw leastPermanent(rejectionsOf(error)) ?? error
      })
    accepted.answer = sent.response
    const rejected = sent.rejectedErrors ?? []
    for (const address of missing) {
      if (rejected.some((error) => rejectedRecipient(error) === address)) continue
      accepted.recipients.add(address)
      this.refusing.delete(this.#options.nameOf(address))
    }
    const error = leastPermanent(rejected)
    if (error) throw error
  }

  #forget(name: string): void {
    this.#accepted.delete(name)
    this.#retries.delete(name)
  }

  #postpone(name: string, failures: number, attempts = this.#retries.get(name)?.attempts ?? 0): void {
    const delay = Math.min(MAX_DELAY_MS, this.#options.firstDelayMs * 2 ** (failures - 1))
    // Jitter, so that several servers do not retry at the same time.
    const due = performance.now() + delay * (0.8 + Math.random() * 0.4)
    this.#retries.set(name, { attempts, due })
  }
}

/** Sender and recipients from the headers of a mail of compose.ts. */
function envelopeOf(mail: Buffer): { from: string; to: string[] } {
  const end = mail.indexOf('\r\n\r\n')
  const head = mail.subarray(0, end < 0 ? undefined : end).toString('utf8')
  const addresses = (name: string) =>
    addressparser(rawHeader(head, name), { flatten: true }).map(({ address }) => address)
  return { from: addresses('from')[0] ?? '', to: addresses('to') }
}
