/** Runs the last of many actions: at once if none was run for `intervalMs`, or else when that time is over. */
export class Throttle {
  readonly #intervalMs: number
  #timer: ReturnType<typeof setTimeout> | undefined
  #last = Number.NEGATIVE_INFINITY

  constructor(intervalMs: number) {
    this.#intervalMs = intervalMs
  }

  run(action: () => void): void {
    this.cancel()
    const wait = this.#last + this.#intervalMs - performance.now()
    this.#timer = setTimeout(
      () => {
        this.#last = performance.now()
        action()
      },
      Math.max(0, wait),
    )
  }

  cancel(): void {
    clearTimeout(this.#timer)
  }
}
