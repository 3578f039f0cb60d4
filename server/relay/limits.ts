export const MAX_FIELDS = 40
export const MAX_FILES = 3
/** An upload that takes longer than this must have a minimum rate, which a phone with 2 KB a second still reaches. */
const BODY_GRACE_MS = 30_000
const MIN_BYTES_PER_MS = 1.5
export const isTooSlow = (bytes: number, ms: number): boolean => ms > BODY_GRACE_MS + bytes / MIN_BYTES_PER_MS
/** An upload counts as slow after this time. Several phones may share one address, so each may have a few. */
export const SLOW_AFTER_MS = 5_000
export const MAX_SLOW_PER_ADDRESS = 8
/** All request bodies together, most of them in files. */
export const MAX_TOTAL_UPLOAD_BYTES = 512 * 1024 * 1024
/** Messages that are processed at the same time, and those that may wait for it. */
const MAX_CONCURRENT = 8
const MAX_QUEUED = 1000

const WINDOW_MS = 10 * 60_000
const MAX_ADDRESSES = 50_000

/**
 * Counts the messages of each address in a window that begins with its first one, and forgets the address when the window
 * ends, as the privacy page says.
 */
export class RateLimit {
  readonly #limit: number
  /** Windows are as long as each other: the first one ends first. */
  readonly #seen = new Map<string, { count: number; until: number }>()
  /** One for all windows, which are as many as an attacker has addresses. */
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(limit: number) {
    this.#limit = limit
  }

  /** The number of addresses that are remembered. */
  get size(): number {
    return this.#seen.size
  }

  /** Counts one message. Returns the seconds to wait when it exceeds the limit, else 0. `now` is in milliseconds. */
  take(address: string, now = performance.now()): number {
    const known = this.#seen.get(address)
    if (known && known.until > now) {
      known.count += 1
      return known.count > this.#limit ? (known.until - now) / 1000 : 0
    }
    this.#seen.delete(address)
    const [oldest] = this.#seen.keys()
    if (oldest !== undefined && this.#seen.size >= MAX_ADDRESSES) this.#seen.delete(oldest)
    this.#seen.set(address, { count: 1, until: now + WINDOW_MS })
    this.#timer ??= this.#forgetAfter(WINDOW_MS)
    return 0
  }

  #forgetAfter(ms: number) {
    return setTimeout(() => this.#forgetEnded(performance.now()), ms).unref()
  }

  #forgetEnded(now: number): void {
    for (const [address, { until }] of this.#seen) {
      if (until > now) break
      this.#seen.delete(address)
    }
    const [next] = this.#seen.values()
    this.#timer = next && this.#forgetAfter(next.until - now)
  }
}

/** Runs a limited number of tasks at a time and queues the others. */
export class ConcurrencyLimit {
  #running = 0
  readonly #queue: (() => void)[] = []

  /** Resolves with the result of `task`, or immediately with undefined when the queue is full. */
  async run<T>(task: () => Promise<T>): Promise<T | undefined> {
    if (this.#running >= MAX_CONCURRENT) {
      if (this.#queue.length >= MAX_QUEUED) return undefined
      await new Promise<void>((resolve) => this.#queue.push(resolve))
    } else {
      this.#running += 1
    }
    try {
      return await task()
    } finally {
      // The count is not changed for a queued task, so a new one cannot start before it.
      const next = this.#queue.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}
