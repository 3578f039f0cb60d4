import { createTransport } from 'nodemailer'
import addressparser from 'nodemailer/lib/addressparser'
import type { Log } from './log.ts'
import type { DeliveryStatus, Outbox } from './outbox.ts'
import { codeOf, isMailSpecific, isPermanent, responseOf } from './smtp-errors.ts'

export interface DeliveryOptions {
  smtpUrl: string
  outbox: Outbox
  log: Log
  /** Milliseconds before the second attempt; the delay doubles with each further one. */
  firstDelayMs?: number
  /** Milliseconds without a response of the mail server. */
  timeoutMs?: number
}

const FIRST_DELAY_MS = 5_000
const MAX_DELAY_MS = 30 * 60_000
const TIMEOUT_MS = 30_000
/** Operators may also move mails into the outbox, for example with `npm run outbox -- retry`. */
const POLL_INTERVAL_MS = 60_000

/** Sends the mails of the outbox to the mail server one at a time, and retries until each is accepted. */
export class Delivery {
  readonly #options: Required<DeliveryOptions>
  readonly #transport
  /** Of each mail that was not accepted: the number of attempts, and when the next is due (`performance.now()`). */
  readonly #retries = new Map<string, { attempts: number; due: number }>()
  /** Responses for mails that were accepted but could not be removed from the outbox yet. */
  readonly #accepted = new Map<string, string>()
  /** Consecutive runs that ended because the mail server was unreachable. */
  #failedRuns = 0
  #runAgain = false
  #stopped = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<void> | undefined
  /** The last response code, without the text, which may contain an address. */
  last: { code: string; time: string } | undefined

  constructor(options: DeliveryOptions) {
    this.#options = { firstDelayMs: FIRST_DELAY_MS, timeoutMs: TIMEOUT_MS, ...options }
    const { smtpUrl: url, timeoutMs } = this.#options
    this.#transport = createTransport({
      url,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    })
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
        const next = Math.min(
          ...[...this.#retries.values()].map(({ due }) => due - performance.now()),
          POLL_INTERVAL_MS,
        )
        this.#timer = setTimeout(() => this.run(), this.#runAgain ? 0 : Math.max(next, this.#options.firstDelayMs))
        this.#runAgain = false
      })
  }

  /** Resolves when no run is in progress. */
  async idle(): Promise<void> {
    await this.#running
  }

  /** Finishes the current mail; the others stay in the outbox for the next start. */
  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.idle()
    this.#transport.close()
  }

  async #deliverDue(): Promise<void> {
    const { outbox } = this.#options
    await outbox.removeOldStatuses()
    const names = await outbox.names()
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
    const { outbox, log } = this.#options
    const attempts = (this.#retries.get(name)?.attempts ?? 0) + 1
    const statusWith = (answer: string): DeliveryStatus => ({ answer, time: new Date().toISOString(), attempts })
    const raw = await outbox.read(name)
    try {
      if (!this.#accepted.has(name)) {
        const { response } = await this.#transport.sendMail({ envelope: envelopeOf(raw), raw })
        this.#accepted.set(name, response)
      }
    } catch (error) {
      const code = codeOf(error)
      this.last = { code, time: new Date().toISOString() }
      if (isPermanent(error) && (await outbox.markRefused(name, statusWith(responseOf(error))))) {
        this.#retries.delete(name)
        log('mail.refused', { mail: name, code, attempt: attempts })
        return true
      }
      this.#retries.set(name, { attempts, due: 0 })
      this.#postpone(name, attempts)
      log('mail.waits', { mail: name, code, attempt: attempts })
      await outbox.writeStatus(name, statusWith(responseOf(error)))
      return isMailSpecific(error)
    }
    // If the process crashes here, the mail is sent twice with the same Message-ID. The opposite order could lose it.
    this.last = { code: '250', time: new Date().toISOString() }
    await outbox.markSent(name, statusWith(this.#accepted.get(name) ?? ''))
    this.#accepted.delete(name)
    this.#retries.delete(name)
    log('mail.delivered', { mail: name, attempt: attempts })
    if (this.#failedRuns > 0) {
      this.#failedRuns = 0
      for (const retry of this.#retries.values()) retry.due = 0
      this.#runAgain = true
    }
    return true
  }

  #postpone(name: string, failures: number): void {
    const delay = Math.min(MAX_DELAY_MS, this.#options.firstDelayMs * 2 ** (failures - 1))
    // Jitter, so that several servers do not retry at the same time.
    const due = performance.now() + delay * (0.8 + Math.random() * 0.4)
    this.#retries.set(name, { attempts: this.#retries.get(name)?.attempts ?? 0, due })
  }
}

/** Sender and recipients from the headers of a mail of compose.ts. */
export function envelopeOf(mail: Buffer): { from: string; to: string[] } {
  const end = mail.indexOf('\r\n\r\n')
  const head = mail
    .subarray(0, end < 0 ? undefined : end)
    .toString('utf8')
    .replace(/\r\n[ \t]+/g, ' ')
  const addresses = (name: string) => {
    const line = head.split('\r\n').find((text) => text.toLowerCase().startsWith(`${name}:`)) ?? ''
    return addressparser(line.slice(name.length + 1), { flatten: true }).map(({ address }) => address)
  }
  return { from: addresses('from')[0] ?? '', to: addresses('to') }
}
