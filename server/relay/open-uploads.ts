import type { FileHandle } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { Body, IN_MEMORY_BYTES } from './body-buffer.ts'
import { isTooSlow, MAX_SLOW_PER_ADDRESS, MAX_TOTAL_UPLOAD_BYTES, SLOW_AFTER_MS } from './limits.ts'
import { refusals } from './refusal.ts'

/** The connection closed before the body was complete, so no response can be sent. */
export class ClientDisconnected extends Error {}

interface Upload {
  address: string
  started: number
  bytes: number
  cancel: (reason: Error) => void
}

/** The request bodies that are being received. They do not count against `ConcurrencyLimit`. */
export class OpenUploads {
  readonly #openFile: () => Promise<FileHandle>
  readonly #maxBytes: number
  readonly #maxTotalBytes: number
  /** Oldest first. */
  readonly #uploads = new Set<Upload>()
  readonly #timer = setInterval(() => this.#cancelSlow(), 1000).unref()
  /** Bytes of all bodies that are neither cancelled nor destroyed. */
  #totalBytes = 0

  constructor(openFile: () => Promise<FileHandle>, maxBytes: number, maxTotalBytes = MAX_TOTAL_UPLOAD_BYTES) {
    this.#openFile = openFile
    this.#maxBytes = maxBytes
    this.#maxTotalBytes = maxTotalBytes
  }

  get count(): number {
    return this.#uploads.size
  }

  /** Cancels the uploads that are still open, which closes their files. */
  stop(): void {
    clearInterval(this.#timer)
    for (const { cancel } of [...this.#uploads]) cancel(refusals.busy())
  }

  /**
   * Resolves with the complete body, which the caller must destroy. Rejects with a Refusal when it is too large or too
   * slow, and with ClientDisconnected when the connection closes.
   */
  receive(request: IncomingMessage, address: string): Promise<Body> {
    return new Promise((resolve, reject) => {
      const body = new Body(this.#openFile)
      const cancel = (reason: Error) => {
        if (!detach()) return
        // Not only when the file has closed, else more uploads than necessary would be cancelled until then.
        this.#release(upload)
        body.destroy()
        reject(reason)
      }
      const upload: Upload = { address, started: performance.now(), bytes: 0, cancel }
      const detach = () => {
        request.unpipe(body).off('data', count)
        return this.#uploads.delete(upload)
      }
      const count = (chunk: Buffer) => {
        upload.bytes += chunk.length
        this.#totalBytes += chunk.length
        if (upload.bytes > this.#maxBytes) cancel(refusals.body(this.#maxBytes))
        else if (this.#totalBytes > this.#maxTotalBytes) this.#freeSpace(upload)
      }
      this.#uploads.add(upload)
      body
        .once('finish', () => detach() && resolve(body))
        .on('error', cancel)
        .once('close', () => this.#release(upload))
      request
        .on('error', () => {})
        .once('close', () => request.readableEnded || cancel(new ClientDisconnected()))
        .on('data', count)
        .pipe(body)
    })
  }

  #release(upload: Upload): void {
    this.#totalBytes -= upload.bytes
    upload.bytes = 0
  }

  /** Cancels the oldest slow upload, or the last one when none is slow. */
  #freeSpace(last: Upload): void {
    const slowSince = performance.now() - SLOW_AFTER_MS
    const oldest = [...this.#uploads].find(({ started, bytes }) => started < slowSince && bytes > IN_MEMORY_BYTES)
    if (oldest) oldest.cancel(refusals.slow())
    else last.cancel(refusals.busy())
  }

  #cancelSlow(): void {
    const slow = new Map<string, number>()
    // Newest first, so that the oldest uploads of an address exceed its limit.
    for (const { address, started, bytes, cancel } of [...this.#uploads].reverse()) {
      const ms = performance.now() - started
      const slowOfAddress = (slow.get(address) ?? 0) + (ms > SLOW_AFTER_MS ? 1 : 0)
      slow.set(address, slowOfAddress)
      if (isTooSlow(bytes, ms) || slowOfAddress > MAX_SLOW_PER_ADDRESS) cancel(refusals.slow())
    }
  }
}
