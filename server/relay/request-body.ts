import type { FileHandle } from 'node:fs/promises'
import { Readable, Writable } from 'node:stream'

/** Bytes of a body that stay in memory; a longer one goes to a file. Nearly all contact messages are shorter. */
export const IN_MEMORY_BYTES = 32 * 1024
/** Whoever sends single bytes makes a buffer of each, which weighs a hundred times as much. */
const MOST_CHUNKS = 64

/** The body of a request: in memory, or in a file without a name, so that none is left when the process dies. */
export class Body extends Writable {
  bytes = 0
  readonly #scratch: () => Promise<FileHandle>
  #chunks: Buffer[] = []
  #file: Promise<FileHandle> | undefined

  constructor(scratch: () => Promise<FileHandle>) {
    super({ autoDestroy: false })
    this.#scratch = scratch
  }

  override _write(chunk: Buffer, _: BufferEncoding, done: (error?: Error) => void): void {
    this.#keep(chunk).then(() => done(), done)
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    const close = async () => (await this.#file)?.close()
    this.#chunks = []
    close().then(
      () => done(error),
      () => done(error),
    )
  }

  /** What was written, from its beginning. */
  async read(): Promise<Readable> {
    const file = await this.#file
    return file ? file.createReadStream({ start: 0, autoClose: false }) : Readable.from(this.#chunks)
  }

  async #keep(chunk: Buffer): Promise<void> {
    this.bytes += chunk.length
    if (this.#file) return (await this.#file).appendFile(chunk)
    this.#chunks.push(chunk)
    if (this.bytes > IN_MEMORY_BYTES) {
      this.#file = this.#scratch()
      await (await this.#file).appendFile(Buffer.concat(this.#chunks))
      this.#chunks = []
    } else if (this.#chunks.length > MOST_CHUNKS) this.#chunks = [Buffer.concat(this.#chunks)]
  }
}
