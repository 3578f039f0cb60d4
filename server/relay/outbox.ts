import { randomUUID } from 'node:crypto'
import { constants, existsSync } from 'node:fs'
import { access, type FileHandle, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'

/** The extension of incomplete files. It contains the process ID, so that those of a crashed process can be removed. */
const PART = `.${process.pid}.part`
const MAIL = '.eml'
/** Subfolders of the outbox. */
export const REFUSED = 'refused'
export const SENT = 'sent'
const STATUS_DAYS = 30

/** The last response of the mail server to a mail, stored in a JSON file beside it. */
export interface DeliveryStatus {
  answer: string
  time: string
  attempts: number
  /** The recipients who have the mail already, when the mail server rejected others. */
  accepted?: string[]
}
const statusSchema = z.object({
  answer: z.string(),
  time: z.string(),
  attempts: z.number(),
  accepted: z.array(z.string()).optional(),
})

/** The status in a file of that kind; undefined when there is none, or it is incomplete. */
export function parseStatus(text: string): DeliveryStatus | undefined {
  try {
    const { accepted, ...status } = statusSchema.parse(JSON.parse(text))
    return accepted ? { ...status, accepted } : status
  } catch {
    return undefined
  }
}

export const statusFileName = (name: string): string => `${name}.json`

/** A folder with one file for each mail. Files are written under a temporary name, so none is incomplete. */
export class Outbox {
  readonly folder: string

  private constructor(folder: string) {
    this.folder = folder
  }

  /**
   * Creates the folder if needed and removes incomplete files of crashed processes. Rejects with a message for the
   * operator when it cannot be written to.
   */
  static async open(folder: string): Promise<Outbox> {
    const outbox = new Outbox(folder)
    try {
      await makeFolders(folder)
      await outbox.#removeIncomplete()
      await (await outbox.openTemporaryFile()).close()
    } catch (error) {
      throw new Error(
        `No message can be stored in OUTBOX_DIR, "${folder}": ${error instanceof Error ? error.message : error}`,
        { cause: error },
      )
    }
    return outbox
  }

  /** Stores the mail. Resolves with its file name after fsync, so that a power failure cannot lose it. */
  async store(mail: Buffer, now = new Date()): Promise<string> {
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
      await rm(part, { force: true }).catch(() => {})
      throw error
    }
    await syncFolder(this.folder)
    return name
  }

  /** Opens a temporary file that is already unlinked: the system deletes it when its handle closes. */
  async openTemporaryFile(): Promise<FileHandle> {
    const path = join(this.folder, `${randomUUID()}${PART}`)
    const file = await open(path, 'wx+', 0o600)
    try {
      await rm(path)
      return file
    } catch (error) {
      await file.close()
      throw error
    }
  }

  /** File names of all mails, oldest first. */
  names(kind: '' | typeof REFUSED = ''): Promise<string[]> {
    return namesIn(join(this.folder, kind), MAIL)
  }

  read(name: string): Promise<Buffer> {
    return readFile(join(this.folder, name))
  }

  async readStatus(name: string): Promise<DeliveryStatus | undefined> {
    return parseStatus(await readFile(join(this.folder, statusFileName(name)), 'utf8').catch(() => ''))
  }

  /** Writes the status file of a mail. Errors are ignored, so that a full disk does not stop the delivery. */
  async writeStatus(name: string, status: DeliveryStatus, kind: '' | typeof REFUSED | typeof SENT = ''): Promise<void> {
    const folder = join(this.folder, kind)
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(join(folder, statusFileName(name)), `${JSON.stringify(status)}\n`, { mode: 0o600 })
    } catch {}
  }

  /** Removes an accepted mail. Its status file is kept for 30 days. */
  async markSent(name: string, status: DeliveryStatus): Promise<void> {
    await rm(join(this.folder, name), { force: true })
    await syncFolder(this.folder)
    await rm(join(this.folder, statusFileName(name)), { force: true })
    await this.writeStatus(name, status, SENT)
  }

  /** Moves a mail to the refused ones. Resolves with false when that fails and the mail is still waiting. */
  async markRefused(name: string, status: DeliveryStatus): Promise<boolean> {
    const folder = join(this.folder, REFUSED)
    try {
      await this.writeStatus(name, status, REFUSED)
      await rename(join(this.folder, name), join(folder, name))
      await rm(join(this.folder, statusFileName(name)), { force: true })
      await syncFolder(folder)
      await syncFolder(this.folder)
      return true
    } catch {
      return false
    }
  }

  /** Removes the status files of mails that were sent more than 30 days ago. Errors are ignored, as when they are written. */
  async removeOldStatuses(now = Date.now()): Promise<void> {
    const folder = join(this.folder, SENT)
    const oldest = new Date(now - STATUS_DAYS * 86_400_000).toISOString().replaceAll(':', '-')
    for (const name of await namesIn(folder, '.json').catch(() => []))
      if (name < oldest) await rm(join(folder, name), { force: true }).catch(() => {})
  }

  async isWritable(): Promise<boolean> {
    return access(this.folder, constants.W_OK).then(
      () => true,
      () => false,
    )
  }

  async #removeIncomplete(): Promise<void> {
    for (const name of await namesIn(this.folder, '.part')) {
      const writer = Number(name.split('.').at(-2))
      if (writer === process.pid || !isAlive(writer)) await rm(join(this.folder, name), { force: true })
    }
  }
}

/** Node's `recursive` never ends below a folder that refuses new ones with ENOENT, such as /proc. */
async function makeFolders(folder: string): Promise<void> {
  if (existsSync(folder)) return
  await makeFolders(dirname(folder))
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    // Another process was sooner.
    if (error.code !== 'EEXIST') throw error
  })
}

/** Returns an empty list when the folder does not exist. */
async function namesIn(folder: string, extension: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.filter((name) => name.endsWith(extension)).sort()
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Without it a power failure may lose the directory entry of a file whose content is synced. */
async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open directories.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
