import type { Visitor } from './client-address.ts'
import type { Log } from './log.ts'

const ADVICE: Record<NonNullable<Visitor['mismatch']>, string> = {
  'untrusted proxy': 'all visitors share the address of a proxy, and its limits: set TRUST_PROXY, see docs/operate.md',
  'further proxy': 'visitors may share the address of a second proxy: see TRUST_PROXY in docs/operate.md',
  'no proxy': 'TRUST_PROXY is set, but visitors reach this server without a proxy and may invent addresses',
  'no header': 'all visitors share the address of a proxy, and its limits: it must append to X-Forwarded-For',
}
/** A visitor may send the header, too, so that one request says little. No visitor has the private address of a proxy. */
const IN_A_ROW: Record<NonNullable<Visitor['mismatch']>, number> = {
  'untrusted proxy': 1,
  'further proxy': 5,
  'no proxy': 5,
  'no header': 5,
}

/** Finds a wrong TRUST_PROXY from the messages that arrive. Remembers no addresses. */
export class ProxyCheck {
  readonly #log: Log
  #mismatch: Visitor['mismatch']
  #count = 0

  constructor(log: Log) {
    this.#log = log
  }

  observe({ mismatch }: Visitor): void {
    this.#count = mismatch === this.#mismatch ? this.#count + 1 : 1
    this.#mismatch = mismatch
    if (mismatch && this.#count === IN_A_ROW[mismatch]) this.#log('proxy.misconfigured', { reason: ADVICE[mismatch] })
  }

  /** What the operator should do, or an empty string. */
  get advice(): string {
    const mismatch = this.#mismatch
    return mismatch && this.#count >= IN_A_ROW[mismatch] ? ADVICE[mismatch] : ''
  }
}
