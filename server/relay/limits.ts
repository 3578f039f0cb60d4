/** The e-mail service's own limit for everything that is not a file. */
export const MAX_VARIABLES_BYTES = 50 * 1024
export const MAX_FIELDS = 40
export const MAX_FILES = 3
/**
 * A body may take this long, and longer only as it keeps up this pace: a résumé of 2 MB comes through over a phone that
 * sends 2 KB a second, and whoever dribbles is soon gone.
 */
const BODY_GRACE_MS = 30_000
const SLOWEST_BYTES_PER_MS = 1.5
export const tooSlow = (bytes: number, ms: number): boolean => ms > BODY_GRACE_MS + bytes / SLOWEST_BYTES_PER_MS
/** A sender is slow after this time, and one address may have so many of them: phones behind one router. */
export const SLOW_AFTER_MS = 5_000
export const MAX_SLOW_OF_ONE = 8
/** All bodies at one time, most of them in files. */
export const MAX_HELD_BYTES = 512 * 1024 * 1024
/** Messages that are composed and written at one time, and complete ones that may wait for that. */
const MAX_CONCURRENT = 8
const MAX_WAITING = 1000

const WINDOW_MS = 10 * 60_000
const MAX_ADDRESSES = 50_000

/** Counts messages of one address in a window that begins with its first one. `now` is in milliseconds of a clock that never jumps. */
export class RateLimit {
  readonly #limit: number
  readonly #windowMs: number
  readonly #seen = new Map<string, { count: number; until: number }>()

  constructor(limit: number, windowMs = WINDOW_MS) {
    this.#limit = limit
    this.#windowMs = windowMs
  }

  /** Counts one message. Returns the seconds to wait when it is one too many, else 0. */
  take(address: string, now = performance.now()): number {
    const known = this.#seen.get(address)
    if (!known || known.until <= now) {
      this.#forget(now)
      this.#seen.set(address, { count: 1, until: now + this.#windowMs })
      return 0
    }
    known.count += 1
    return known.count > this.#limit ? (known.until - now) / 1000 : 0
  }

  /** Keeps the table small: ended windows go first, then the oldest ones. */
  #forget(now: number): void {
    if (this.#seen.size < MAX_ADDRESSES) return
    for (const [address, { until }] of this.#seen) if (until <= now) this.#seen.delete(address)
    const [oldest] = this.#seen.keys()
    if (oldest !== undefined && this.#seen.size >= MAX_ADDRESSES) this.#seen.delete(oldest)
  }
}

/** Lets a few through at a time; the others wait in line. */
export class Gate {
  readonly #places: number
  readonly #maxWaiting: number
  #taken = 0
  readonly #line: (() => void)[] = []

  constructor(places = MAX_CONCURRENT, maxWaiting = MAX_WAITING) {
    this.#places = places
    this.#maxWaiting = maxWaiting
  }

  /** Runs `work` when there is a place. Returns undefined at once when even the line is full. */
  async pass<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (this.#taken >= this.#places) {
      if (this.#line.length >= this.#maxWaiting) return undefined
      await new Promise<void>((resolve) => this.#line.push(resolve))
    } else {
      this.#taken += 1
    }
    try {
      return await work()
    } finally {
      // The place is handed to the next in line, so nobody can slip in between.
      const next = this.#line.shift()
      if (next) next()
      else this.#taken -= 1
    }
  }
}
