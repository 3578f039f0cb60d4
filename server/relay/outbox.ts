import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A file that is being written. A process that dies leaves one behind; it was never answered `OK`. */
const PART = '.part'
const MAIL = '.eml'
/** No message takes this long to write: older parts belong to no living process. */
const STALE_MS = 60 * 60_000

/** The folder of messages: each is one complete mail, or is not there. */
export class Outbox {
  readonly folder: string

  private constructor(folder: string) {
    this.folder = folder
  }

  /** Makes the folder where there is none and clears what a killed process left half written. */
  static async open(folder: string): Promise<Outbox> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const outbox = new Outbox(folder)
    await outbox.#clear()
    return outbox
  }

  /** Keeps the mail; resolves with its name once it is on the disk, so that not even a power cut takes it away. */
  async keep(mail: Buffer, now = new Date()): Promise<string> {
    const name = `${now.toISOString().replaceAll(':', '-')}_${randomUUID()}${MAIL}`
    const part = join(this.folder, `${name}${PART}`)
    try {
      const file = await open(part, 'wx', 0o600)
      try {
        await file.writeFile(mail)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(part, join(this.folder, name))
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
    await syncFolder(this.folder)
    return name
  }

  /** Names of all complete mails, oldest first. */
  async names(): Promise<string[]> {
    return (await readdir(this.folder)).filter((name) => name.endsWith(MAIL)).sort()
  }

  read(name: string): Promise<Buffer> {
    return readFile(join(this.folder, name))
  }

  /** Takes a mail out once the mail server has it. */
  async remove(name: string): Promise<void> {
    await rm(join(this.folder, name), { force: true })
    await syncFolder(this.folder)
  }

  async writable(): Promise<boolean> {
    return access(this.folder, constants.W_OK).then(
      () => true,
      () => false,
    )
  }

  async #clear(): Promise<void> {
    const parts = (await readdir(this.folder)).filter((name) => name.endsWith(PART))
    for (const name of parts) {
      const path = join(this.folder, name)
      const facts = await stat(path).catch(() => undefined)
      if (facts && Date.now() - facts.mtimeMs > STALE_MS) await rm(path, { force: true })
    }
  }
}

/** Without this a power cut may lose the file's name although its bytes are safe. */
async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder, and needs no sync of it.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
