/** Runs the last of many actions: at once if none was run for `intervalMs`, or else when that time is over. */
export class Throttle {
  readonly #intervalMs: number
  #timer: ReturnType<typeof setTimeout> | undefined
  #pending: (() => void) | undefined
  #last = Number.NEGATIVE_INFINITY

  constructor(intervalMs: number) {
    this.#intervalMs = intervalMs
  }

  run(action: () => void): void {
    this.cancel()
    this.#pending = () => {
      this.#last = performance.now()
      action()
    }
    this.#timer = setTimeout(() => this.flush(), Math.max(0, this.#last + this.#intervalMs - performance.now()))
  }

  /** Runs the action that waits, if there is one. */
  flush(): void {
    const action = this.#pending
    this.cancel()
    action?.()
  }

  cancel(): void {
    clearTimeout(this.#timer)
    this.#pending = undefined
  }
}
