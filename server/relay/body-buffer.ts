import type { FileHandle } from 'node:fs/promises'
import { Readable, Writable } from 'node:stream'

/** A longer body is written to a file. Nearly all contact messages are shorter. */
export const IN_MEMORY_BYTES = 32 * 1024
/** Chunks are joined at this number: a Buffer of a single byte takes a hundred times its memory. */
const MAX_CHUNKS = 64

/** The body of a request, in memory or in an unlinked temporary file. */
export class Body extends Writable {
  bytes = 0
  readonly #openFile: () => Promise<FileHandle>
  #chunks: Buffer[] = []
  #file: Promise<FileHandle> | undefined

  constructor(openFile: () => Promise<FileHandle>) {
    super({ autoDestroy: false })
    this.#openFile = openFile
  }

  override _write(chunk: Buffer, _: BufferEncoding, done: (error?: Error) => void): void {
    this.#append(chunk).then(() => done(), done)
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    const close = async () => (await this.#file)?.close()
    this.#chunks = []
    close().then(
      () => done(error),
      () => done(error),
    )
  }

  async read(): Promise<Readable> {
    const file = await this.#file
    return file ? file.createReadStream({ start: 0, autoClose: false }) : Readable.from(this.#chunks)
  }

  async #append(chunk: Buffer): Promise<void> {
    this.bytes += chunk.length
    if (this.#file) return (await this.#file).appendFile(chunk)
    this.#chunks.push(chunk)
    if (this.bytes > IN_MEMORY_BYTES) {
      this.#file = this.#openFile()
      await (await this.#file).appendFile(Buffer.concat(this.#chunks))
      this.#chunks = []
    } else if (this.#chunks.length > MAX_CHUNKS) this.#chunks = [Buffer.concat(this.#chunks)]
  }
}
