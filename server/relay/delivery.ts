import { createTransport } from 'nodemailer'
import addressparser from 'nodemailer/lib/addressparser'
import type { Log } from './log.ts'
import type { Note, Outbox } from './outbox.ts'
import { answerOf, codeOf, isFinal, isOfThisMail } from './smtp-errors.ts'

export interface DeliveryOptions {
  smtpUrl: string
  outbox: Outbox
  log: Log
  /** Milliseconds before the second attempt; each further one waits twice as long. */
  firstDelayMs?: number
  /** Milliseconds that the mail server may say nothing. */
  patienceMs?: number
}

const FIRST_DELAY_MS = 5_000
const LONGEST_DELAY_MS = 30 * 60_000
const PATIENCE_MS = 30_000
/** Mails may also come into the outbox by hand: back from the refused ones, or from another outbox. */
const LOOK_AGAIN_MS = 60_000

/** Hands the mails of the outbox to the mail server, one after the other, until it has taken each. */
export class Delivery {
  readonly #options: Required<DeliveryOptions>
  readonly #transport
  /** Of each mail that was not taken: how often it was tried, and when it is due again on the clock that never jumps. */
  readonly #tries = new Map<string, { attempts: number; due: number }>()
  /** Taken by the mail server, and still in the outbox because that cannot be written to. */
  readonly #taken = new Map<string, string>()
  /** Rounds in a row that ended because the mail server is away. */
  #away = 0
  #again = false
  #stopped = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<void> | undefined
  /** What the mail server said last, without the texts that may quote an address. */
  last: { code: string; time: string } | undefined

  constructor(options: DeliveryOptions) {
    this.#options = { firstDelayMs: FIRST_DELAY_MS, patienceMs: PATIENCE_MS, ...options }
    const { smtpUrl: url, patienceMs } = this.#options
    this.#transport = createTransport({
      url,
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
    })
  }

  /** Looks through the outbox now: at the start, and whenever a message came in. */
  wake(): void {
    if (this.#stopped) return
    if (this.#running) {
      this.#again = true
      return
    }
    clearTimeout(this.#timer)
    this.#running = this.#deliverDue()
      .catch((error: unknown) => this.#options.log('delivery.failed', { code: codeOf(error) }))
      .then(() => {
        this.#running = undefined
        if (this.#stopped) return
        const next = Math.min(...[...this.#tries.values()].map(({ due }) => due - performance.now()), LOOK_AGAIN_MS)
        this.#timer = setTimeout(() => this.wake(), this.#again ? 0 : Math.max(next, this.#options.firstDelayMs))
        this.#again = false
      })
  }

  /** Lets the mail in hand end; what is left stays in the outbox for the next start. */
  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#running
    this.#transport.close()
  }

  async #deliverDue(): Promise<void> {
    const { outbox } = this.#options
    await outbox.forgetSent()
    const names = await outbox.names()
    // Those that failed least come first: one that breaks the connection each time does not hold up the others.
    const attempts = (name: string) => this.#tries.get(name)?.attempts ?? 0
    const due = names.filter((name) => (this.#tries.get(name)?.due ?? 0) <= performance.now())
    for (const name of due.sort((a, b) => attempts(a) - attempts(b))) {
      if (this.#stopped) return
      // What cannot be taken out afterwards would be sent again and again.
      if (!(await outbox.writable())) throw Object.assign(new Error('read-only'), { code: 'EROFS' })
      if (await this.#deliver(name)) continue
      this.#away += 1
      for (const other of names) this.#postpone(other, this.#away)
      return
    }
  }

  /** Resolves with false when the mail server is away, whichever mail it is. */
  async #deliver(name: string): Promise<boolean> {
    const { outbox, log } = this.#options
    const attempts = (this.#tries.get(name)?.attempts ?? 0) + 1
    const note = (answer: string): Note => ({ answer, time: new Date().toISOString(), attempts })
    const raw = await outbox.read(name)
    try {
      if (!this.#taken.has(name)) {
        const { response } = await this.#transport.sendMail({ envelope: envelopeOf(raw), raw })
        this.#taken.set(name, response)
      }
    } catch (error) {
      const code = codeOf(error)
      this.last = { code, time: new Date().toISOString() }
      if (isFinal(error) && (await outbox.refuse(name, note(answerOf(error))))) {
        this.#tries.delete(name)
        log('mail.refused', { mail: name, code, attempt: attempts })
        return true
      }
      this.#tries.set(name, { attempts, due: 0 })
      this.#postpone(name, attempts)
      log('mail.waits', { mail: name, code, attempt: attempts })
      await outbox.note(name, note(answerOf(error)))
      return isOfThisMail(error)
    }
    // When the process dies right here the mail is sent twice, with one Message-ID. The other order could lose it.
    this.last = { code: '250', time: new Date().toISOString() }
    await outbox.sent(name, note(this.#taken.get(name) ?? ''))
    this.#taken.delete(name)
    this.#tries.delete(name)
    log('mail.delivered', { mail: name, attempt: attempts })
    if (this.#away > 0) {
      this.#away = 0
      for (const tries of this.#tries.values()) tries.due = 0
      this.#again = true
    }
    return true
  }

  #postpone(name: string, failures: number): void {
    const delay = Math.min(LONGEST_DELAY_MS, this.#options.firstDelayMs * 2 ** (failures - 1))
    // Not all servers of a site ask again at the same moment.
    const due = performance.now() + delay * (0.8 + Math.random() * 0.4)
    this.#tries.set(name, { attempts: this.#tries.get(name)?.attempts ?? 0, due })
  }
}

/** Sender and recipients from the headers that compose.ts wrote. */
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
