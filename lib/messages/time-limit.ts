/** Aborts `signal` when its time has passed without a restart. */
export class TimeLimit {
  readonly #controller = new AbortController()
  readonly signal = this.#controller.signal
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Starts counting anew. `ms`: milliseconds until `signal` is aborted. */
  restart(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#controller.abort(), ms)
  }

  clear(): void {
    clearTimeout(this.#timer)
  }
}
