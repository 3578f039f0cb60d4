import { statfs } from 'node:fs/promises'
import type { Delivery } from './delivery.ts'
import { type Outbox, REFUSED } from './outbox.ts'

export interface Health {
  /** `late`: messages are accepted, but mails are not delivered. `unavailable`: no message can be accepted. */
  status: 'ok' | 'late' | 'unavailable'
  reasons: string[]
  outbox?: { writable: boolean; freeMegabytes: number; waiting: number; refused: number; oldestSeconds: number }
  smtp?: { code: string; time: string }
}

const LATE_SECONDS = 3600

/** The body of /healthz: counts and codes, no data of visitors. `minFreeBytes` is the disk space that messages need. */
export async function readHealth(
  outbox: Outbox,
  delivery: Delivery | undefined,
  minFreeBytes: number,
): Promise<Health> {
  try {
    const [writable, disk, waiting, refused] = await Promise.all([
      outbox.isWritable(),
      statfs(outbox.folder),
      outbox.names(),
      outbox.names(REFUSED),
    ])
    const free = disk.bavail * disk.bsize
    const full = free < minFreeBytes || (disk.files > 0 && disk.ffree === 0)
    const oldestSeconds = waiting[0] ? Math.max(0, Math.round((Date.now() - storedAt(waiting[0])) / 1000)) : 0
    const late = delivery !== undefined && oldestSeconds > LATE_SECONDS
    const errors = [...(writable ? [] : ['the outbox cannot be written to']), ...(full ? ['the disk is full'] : [])]
    const warnings = [
      ...(late ? ['mails wait for the mail server'] : []),
      ...(refused.length > 0 ? ['the mail server refused mails'] : []),
    ]
    return {
      status: errors.length > 0 ? 'unavailable' : warnings.length > 0 ? 'late' : 'ok',
      reasons: [...errors, ...warnings],
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

/** Unix time in milliseconds, from the name of a mail: `2026-01-31T12-00-00.000Z_….eml` */
export const storedAt = (name: string): number => Date.parse(name.slice(0, 24).replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'))
