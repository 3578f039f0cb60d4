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

/** Ended windows are looked for at most this often. */
const SWEEP_MS = 1_000

/**
 * Counts messages of one address in a window that begins with its first one, and forgets the address when that ends: the
 * privacy page says so. `now` is in milliseconds of a clock that never jumps.
 */
export class RateLimit {
  readonly #limit: number
  readonly #windowMs: number
  /** Windows are as long as each other: the first one ends first. */
  readonly #seen = new Map<string, { count: number; until: number }>()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(limit: number, windowMs = WINDOW_MS) {
    this.#limit = limit
    this.#windowMs = windowMs
  }

  /** How many addresses are remembered. */
  get size(): number {
    return this.#seen.size
  }

  /** Counts one message. Returns the seconds to wait when it is one too many, else 0. */
  take(address: string, now = performance.now()): number {
    this.#forgetEnded(now)
    const known = this.#seen.get(address)
    if (!known) {
      const [oldest] = this.#seen.keys()
      if (oldest !== undefined && this.#seen.size >= MAX_ADDRESSES) this.#seen.delete(oldest)
      this.#seen.set(address, { count: 1, until: now + this.#windowMs })
      this.#timer ??= this.#sweepIn(this.#windowMs)
      return 0
    }
    known.count += 1
    return known.count > this.#limit ? (known.until - now) / 1000 : 0
  }

  /** Returns when the next window ends, if there is one. */
  #forgetEnded(now: number): number | undefined {
    for (const [address, { until }] of this.#seen) {
      if (until > now) return until
      this.#seen.delete(address)
    }
    return undefined
  }

  /** Forgets also when nobody writes any more. It does not keep the process alive. */
  #sweepIn(ms: number): ReturnType<typeof setTimeout> {
    return setTimeout(() => {
      const now = performance.now()
      const next = this.#forgetEnded(now)
      this.#timer = next === undefined ? undefined : this.#sweepIn(Math.max(next - now, SWEEP_MS))
    }, ms).unref()
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
