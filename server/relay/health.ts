import { statfs } from 'node:fs/promises'
import type { Delivery } from './delivery.ts'
import { type Outbox, REFUSED } from './outbox.ts'

export interface Health {
  /**
   * `late`: messages are accepted, but mails are not delivered. `misconfigured`: they are, but a setting is wrong.
   * `unavailable`: no message can be accepted.
   */
  status: 'ok' | 'misconfigured' | 'late' | 'unavailable'
  reasons: string[]
  outbox?: { writable: boolean; freeMegabytes: number; waiting: number; refused: number; oldestSeconds: number }
  smtp?: { code: string; time: string }
}

const LATE_SECONDS = 3600

interface HealthFacts {
  /** The disk space that messages need. */
  minFreeBytes: number
  /** What is wrong with TRUST_PROXY, or an empty string. */
  proxyAdvice: string
}

/** The body of /healthz: counts and codes, no data of visitors. */
export async function readHealth(
  outbox: Outbox,
  delivery: Delivery | undefined,
  { minFreeBytes, proxyAdvice }: HealthFacts,
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
    // An operator may have put other files there.
    const oldest = waiting.map(storedAt).find(Number.isFinite) ?? Date.now()
    const oldestSeconds = Math.max(0, Math.round((Date.now() - oldest) / 1000))
    const late = delivery !== undefined && oldestSeconds > LATE_SECONDS
    const errors = [...(writable ? [] : ['the outbox cannot be written to']), ...(full ? ['the disk is full'] : [])]
    const mails = [
      ...(late ? ['mails wait for the mail server'] : []),
      ...(refused.length > 0 ? ['the mail server refused mails'] : []),
    ]
    const refusing = [...(delivery?.refusing ?? [])].map(
      ([recipient, code]) => `the mail server refuses mails to ${recipient} (${code})`,
    )
    const settings = [delivery?.last?.advice ?? '', ...refusing, proxyAdvice].filter(Boolean)
    return {
      status:
        errors.length > 0 ? 'unavailable' : mails.length > 0 ? 'late' : settings.length > 0 ? 'misconfigured' : 'ok',
      reasons: [...errors, ...mails, ...settings],
      outbox: {
        writable,
        freeMegabytes: Math.floor(free / 1024 / 1024),
        waiting: waiting.length,
        refused: refused.length,
        oldestSeconds,
      },
      ...(delivery?.last ? { smtp: { code: delivery.last.code, time: delivery.last.time } } : {}),
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : ''
    return { status: 'unavailable', reasons: [`the outbox cannot be read${code}`] }
  }
}

/** Unix time in milliseconds, from the name of a mail: `2026-01-31T12-00-00.000Z_….eml` */
export const storedAt = (name: string): number => Date.parse(name.slice(0, 24).replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'))
