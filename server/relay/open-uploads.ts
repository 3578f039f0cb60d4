import type { FileHandle } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { MAX_HELD_BYTES, MAX_SLOW_OF_ONE, SLOW_AFTER_MS, tooSlow } from './limits.ts'
import { refusals } from './refusal.ts'
import { Body, IN_MEMORY_BYTES } from './request-body.ts'

/** The sender went away before the body was here: there is nobody to answer. */
export class ClientDisconnected extends Error {}

interface Sender {
  address: string
  started: number
  bytes: number
  refuse: (reason: Error) => void
}

/** Everyone whose message is on its way. None holds a place at the gate: that is for bodies that are complete. */
export class OpenUploads {
  readonly #scratch: () => Promise<FileHandle>
  readonly #maxBytes: number
  readonly #maxHeld: number
  /** The one who began first comes first. */
  readonly #sending = new Set<Sender>()
  readonly #timer = setInterval(() => this.#refuseSlow(), 1000).unref()
  /** Bytes of all bodies that were not destroyed yet. */
  #held = 0

  constructor(scratch: () => Promise<FileHandle>, maxBytes: number, maxHeld = MAX_HELD_BYTES) {
    this.#scratch = scratch
    this.#maxBytes = maxBytes
    this.#maxHeld = maxHeld
  }

  get count(): number {
    return this.#sending.size
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /**
   * Resolves with the whole body, which the caller destroys. Rejects with a Refusal when it is too large or too slow, and
   * with ClientDisconnected when it breaks off; the rest of the body is then no longer looked at.
   */
  receive(request: IncomingMessage, address: string): Promise<Body> {
    return new Promise((resolve, reject) => {
      const body = new Body(this.#scratch)
      const sender = { address, started: performance.now(), bytes: 0, refuse }
      const leave = () => {
        request.unpipe(body).off('data', count)
        return this.#sending.delete(sender)
      }
      function refuse(reason: Error) {
        if (!leave()) return
        body.destroy()
        reject(reason)
      }
      const count = (chunk: Buffer) => {
        sender.bytes += chunk.length
        this.#held += chunk.length
        if (sender.bytes > this.#maxBytes) refuse(refusals.body(this.#maxBytes))
        else if (this.#held > this.#maxHeld) this.#makeRoom(sender)
      }
      this.#sending.add(sender)
      body
        .once('finish', () => leave() && resolve(body))
        // Late errors of a body that was refused must not end the process.
        .on('error', refuse)
        .once('close', () => {
          this.#held -= sender.bytes
        })
      request
        .on('error', () => {})
        .once('close', () => request.complete || refuse(new ClientDisconnected()))
        .on('data', count)
        .pipe(body)
    })
  }

  /** Of those who fill the disk the oldest slow one goes; where nobody is slow, whoever came last has to wait. */
  #makeRoom(last: Sender): void {
    const slowSince = performance.now() - SLOW_AFTER_MS
    const oldest = [...this.#sending].find(({ started, bytes }) => started < slowSince && bytes > IN_MEMORY_BYTES)
    if (oldest) oldest.refuse(refusals.slow())
    else last.refuse(refusals.busy())
  }

  #refuseSlow(): void {
    const slow = new Map<string, number>()
    // The newest first: of one address the oldest are too many.
    for (const { address, started, bytes, refuse } of [...this.#sending].reverse()) {
      const ms = performance.now() - started
      const ofThisOne = (slow.get(address) ?? 0) + (ms > SLOW_AFTER_MS ? 1 : 0)
      slow.set(address, ofThisOne)
      if (tooSlow(bytes, ms) || ofThisOne > MAX_SLOW_OF_ONE) refuse(refusals.slow())
    }
  }
}
