import { statfs } from 'node:fs/promises'
import type { Delivery } from './delivery.ts'
import { type Outbox, REFUSED } from './outbox.ts'

export interface Health {
  /** `late`: messages are taken, but somebody should look at the mails. `unavailable`: no message can be taken. */
  status: 'ok' | 'late' | 'unavailable'
  reasons: string[]
  outbox?: { writable: boolean; freeMegabytes: number; waiting: number; refused: number; oldestSeconds: number }
  smtp?: { code: string; time: string }
}

/** A mail that waits for longer says that something is wrong with the mail server. */
const LATE_SECONDS = 3600

/** What /healthz says: counts and codes, nothing of a visitor's. */
export async function healthOf(outbox: Outbox, delivery: Delivery | undefined, roomBytes: number): Promise<Health> {
  try {
    const [writable, disk, waiting, refused] = await Promise.all([
      outbox.writable(),
      statfs(outbox.folder),
      outbox.names(),
      outbox.names(REFUSED),
    ])
    const free = disk.bavail * disk.bsize
    const full = free < roomBytes || (disk.files > 0 && disk.ffree === 0)
    const oldestSeconds = waiting[0] ? Math.max(0, Math.round((Date.now() - keptAt(waiting[0])) / 1000)) : 0
    const late = delivery !== undefined && oldestSeconds > LATE_SECONDS
    const fatal = [...(writable ? [] : ['the outbox cannot be written to']), ...(full ? ['the disk is full'] : [])]
    const worries = [
      ...(late ? ['mails wait for the mail server'] : []),
      ...(refused.length > 0 ? ['the mail server refused mails'] : []),
    ]
    return {
      status: fatal.length > 0 ? 'unavailable' : worries.length > 0 ? 'late' : 'ok',
      reasons: [...fatal, ...worries],
      outbox: {
        writable,
        freeMegabytes: Math.floor(free / 1024 / 1024),
        waiting: waiting.length,
        refused: refused.length,
        oldestSeconds,
      },
      ...(delivery?.last ? { smtp: delivery.last } : {}),
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : ''
    return { status: 'unavailable', reasons: [`the outbox cannot be read${code}`] }
  }
}

/** Milliseconds, from the name of a mail: `2026-01-31T12-00-00.000Z_….eml` */
export const keptAt = (name: string): number => Date.parse(name.slice(0, 24).replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'))
