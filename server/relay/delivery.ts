import { createTransport } from 'nodemailer'
import addressparser from 'nodemailer/lib/addressparser'
import type { Log } from './log.ts'
import type { Outbox } from './outbox.ts'

export interface DeliveryOptions {
  smtpUrl: string
  outbox: Outbox
  log: Log
  /** Milliseconds before the second attempt; each further one waits twice as long. */
  firstDelayMs?: number
}

const FIRST_DELAY_MS = 5_000
const LONGEST_DELAY_MS = 30 * 60_000
const SMTP_TIMEOUT_MS = 30_000

/** Hands the mails of the outbox to the mail server, one after the other, until it has taken each. */
export class Delivery {
  readonly #options: Required<DeliveryOptions>
  readonly #transport
  #failures = 0
  #again = false
  #stopped = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<void> | undefined

  constructor(options: DeliveryOptions) {
    this.#options = { firstDelayMs: FIRST_DELAY_MS, ...options }
    this.#transport = createTransport({
      url: options.smtpUrl,
      connectionTimeout: SMTP_TIMEOUT_MS,
      greetingTimeout: SMTP_TIMEOUT_MS,
      socketTimeout: SMTP_TIMEOUT_MS,
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
    this.#running = this.#deliverAll().then((left) => {
      this.#running = undefined
      this.#failures = left > 0 ? this.#failures + 1 : 0
      if (this.#again) {
        this.#again = false
        this.wake()
      } else if (left > 0 && !this.#stopped) {
        this.#timer = setTimeout(() => this.wake(), this.#delay())
      }
    })
  }

  /** Lets the mail in hand end; what is left stays in the outbox for the next start. */
  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#running
    this.#transport.close()
  }

  #delay(): number {
    const delay = Math.min(LONGEST_DELAY_MS, this.#options.firstDelayMs * 2 ** (this.#failures - 1))
    // Not all servers of a site ask again at the same moment.
    return delay * (0.8 + Math.random() * 0.4)
  }

  /** Resolves with the number of mails that are still here. One that the server refuses does not hold up the others. */
  async #deliverAll(): Promise<number> {
    const { outbox, log } = this.#options
    let left = 0
    try {
      for (const name of await outbox.names()) {
        if (this.#stopped) return left
        left += (await this.#deliver(name)) ? 0 : 1
      }
    } catch (error) {
      log('delivery.failed', { code: codeOf(error) })
      return left + 1
    }
    return left
  }

  async #deliver(name: string): Promise<boolean> {
    const { outbox, log } = this.#options
    const raw = await outbox.read(name)
    try {
      await this.#transport.sendMail({ envelope: envelopeOf(raw), raw })
    } catch (error) {
      log('mail.waits', { mail: name, code: codeOf(error), attempt: this.#failures + 1 })
      return false
    }
    // When the process dies right here the mail is sent twice, with one Message-ID. The other order could lose it.
    await outbox.remove(name)
    log('mail.delivered', { mail: name })
    return true
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

/** The code of a mail or system error, never its message: that may quote an address. */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown'
  const status = 'responseCode' in error ? `${error.responseCode} ` : ''
  return `${status}${'code' in error ? error.code : 'unknown'}`
}
