import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { access, type FileHandle, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A file that is being written, with the number of its process. One that dies leaves it behind; it was never answered `OK`. */
const PART = `.${process.pid}.part`
const MAIL = '.eml'
/** Folders beside the waiting mails, made when they are needed. */
export const REFUSED = 'refused'
export const SENT = 'sent'
const SENT_DAYS = 30

/** What the mail server said of a mail, in a file beside it. */
export interface Note {
  answer: string
  time: string
  attempts: number
}
export const noteOf = (name: string): string => `${name}.json`

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
      await rm(part, { force: true }).catch(() => {})
      throw error
    }
    await syncFolder(this.folder)
    return name
  }

  /** A file for what is on its way. It has no name: the system removes it with its last handle. */
  async scratch(): Promise<FileHandle> {
    const path = join(this.folder, `${randomUUID()}${PART}`)
    const file = await open(path, 'wx+', 0o600)
    await rm(path)
    return file
  }

  /** Names of all complete mails, oldest first. */
  names(kind: '' | typeof REFUSED = ''): Promise<string[]> {
    return namesIn(join(this.folder, kind), MAIL)
  }

  read(name: string): Promise<Buffer> {
    return readFile(join(this.folder, name))
  }

  /** Writes down what the mail server said of a mail. A disk that is full must not hold up the mail itself. */
  async note(name: string, note: Note, kind: '' | typeof REFUSED | typeof SENT = ''): Promise<void> {
    const folder = join(this.folder, kind)
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(join(folder, noteOf(name)), `${JSON.stringify(note)}\n`, { mode: 0o600 })
    } catch {}
  }

  /** Takes a mail out once the mail server has it; its note stays for a month. */
  async sent(name: string, note: Note): Promise<void> {
    await rm(join(this.folder, name), { force: true })
    await syncFolder(this.folder)
    await rm(join(this.folder, noteOf(name)), { force: true })
    await this.note(name, note, SENT)
  }

  /** Puts a mail aside that the mail server will never take. Resolves with false when that fails: the mail still waits. */
  async refuse(name: string, note: Note): Promise<boolean> {
    const folder = join(this.folder, REFUSED)
    try {
      await this.note(name, note, REFUSED)
      await rename(join(this.folder, name), join(folder, name))
      await rm(join(this.folder, noteOf(name)), { force: true })
      await syncFolder(folder)
      await syncFolder(this.folder)
      return true
    } catch {
      return false
    }
  }

  /** Removes the notes of mails that were sent long ago. */
  async forgetSent(now = Date.now()): Promise<void> {
    const folder = join(this.folder, SENT)
    const oldest = new Date(now - SENT_DAYS * 86_400_000).toISOString().replaceAll(':', '-')
    for (const name of await namesIn(folder, '.json')) if (name < oldest) await rm(join(folder, name), { force: true })
  }

  async writable(): Promise<boolean> {
    return access(this.folder, constants.W_OK).then(
      () => true,
      () => false,
    )
  }

  async #clear(): Promise<void> {
    for (const name of await namesIn(this.folder, '.part')) {
      const writer = Number(name.split('.').at(-2))
      if (writer === process.pid || !isAlive(writer)) await rm(join(this.folder, name), { force: true })
    }
  }
}

/** A folder that is not there has no files. */
async function namesIn(folder: string, ending: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.filter((name) => name.endsWith(ending)).sort()
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
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
