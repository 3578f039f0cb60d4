/** Aborts `signal` after a time without a restart. */
export class InactivityTimeout {
  readonly #controller = new AbortController()
  readonly signal = this.#controller.signal
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `ms`: milliseconds until `signal` is aborted. */
  restart(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#controller.abort(), ms)
  }

  clear(): void {
    clearTimeout(this.#timer)
  }
}
