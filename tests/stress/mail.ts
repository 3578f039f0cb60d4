import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { hasPostfix, startPostfix } from '../hosts/postfix.ts'
import { contactForm, FORM_PATH, inParallel, send, serve } from './serve.ts'

const MESSAGES = 500
const GREYLIST_MS = 5_000
const MINUTES = 20
const NAMES = [
  'Ada',
  'Jörg Müller',
  '李雷',
  'عمر',
  '"Zoë" <x@y.example>',
  'é'.repeat(300),
  'a\r\nBcc: b@example.org',
  '\u202eevil',
]
const ADDRESSES = [
  'ada@example.org',
  'jörg@example.com',
  'li@bücher.example',
  'a@b',
  'mailto:ann\u200b@example.com',
  '',
  'a..b@example.org',
]

/** Bytes from 0 to 1.5 MB that depend on the number. */
const bytesOf = (index: number) =>
  Buffer.alloc((index % 10) ** 2 * 18_000, createHash('sha512').update(`${index}`).digest())
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

function formOf(index: number): Buffer {
  const text = contactForm(`mail${index}`)
    .replace('\r\n\r\nmail', `\r\n\r\n${NAMES[index % NAMES.length]} mail`)
    .replace(/--b--\r\n$/, '')
  const email = `--b\r\nContent-Disposition: form-data; name="email"\r\n\r\n${ADDRESSES[index % ADDRESSES.length]}\r\n`
  const file = `--b\r\nContent-Disposition: form-data; name="resume"; filename="Zoë ${index}.pdf"\r\nContent-Type: application/pdf\r\n\r\n`
  return Buffer.concat([Buffer.from(text + email + file), bytesOf(index), Buffer.from('\r\n--b--\r\n')])
}

/** Sends messages of all kinds through a Postfix that greylists and is strict. Each must arrive once, byte for byte. */
export async function testMail(outbox: string): Promise<{ ok: boolean }> {
  if (!hasPostfix()) return { ok: true, ...{ skipped: 'Postfix is not installed, or this user is not root' } }
  const postfix = await startPostfix('wrenhaus.example', GREYLIST_MS)
  const server = await serve(outbox, {
    env: {
      SMTP_URL: `${postfix.url}?requireTLS=true&tls.ca=${postfix.certificate}`,
      MAIL_FROM: 'Wren Häus <site@wrenhaus.example>',
      MAIL_TO_CONTACT: 'hello@wrenhaus.example, Zoë <second@wrenhaus.example>',
    },
  })
  const started = performance.now()
  const statuses: Record<number, number> = {}
  // The relay takes eight slow uploads of one address.
  await inParallel(MESSAGES, 6, async (index) => {
    const status = await send(server.port, FORM_PATH, formOf(index))
    statuses[status] = (statuses[status] ?? 0) + 1
  })
  const acknowledged = statuses[200] ?? 0
  // Each has two recipients.
  const expected = acknowledged * 2
  for (const end = Date.now() + MINUTES * 60_000; postfix.mails().length < expected && Date.now() < end; )
    await pause(500)
  await pause(3000)
  server.process.kill('SIGTERM')
  const mails = postfix.mails().map(read)
  await postfix.stop()
  const counts = new Map<string, number>()
  for (const { id } of mails) counts.set(id, (counts.get(id) ?? 0) + 1)
  const figures = {
    statuses,
    delivered: mails.length,
    missing: MESSAGES - counts.size,
    notTwice: [...counts.values()].filter((count) => count !== 2).length,
    damaged: mails.filter(({ id, hash }) => hash !== hashOf(bytesOf(Number(id.slice('mail'.length))))).length,
    seconds: Math.round((performance.now() - started) / 1000),
  }
  const { missing, notTwice, damaged } = figures
  return { ok: acknowledged === MESSAGES && missing + notTwice + damaged === 0, ...figures }
}

/** The id of a delivered mail, and the hash of its attachment. */
function read(mail: string): { id: string; hash: string } {
  const [, encoded = ''] = mail.split(/^Content-Disposition: attachment.*\n(?:[ \t].*\n)*\n/m)
  const attachment = Buffer.from(encoded.split('\n--')[0] ?? '', 'base64')
  const text = mail.replace(/=\r?\n/g, '')
  const decoded =
    text + Buffer.from(/base64\r?\n\r?\n([\w+/=\r\n]+)/.exec(mail)?.[1] ?? '', 'base64').toString('latin1')
  return { id: /end of (mail\d+)\./.exec(decoded)?.[1] ?? 'none', hash: hashOf(attachment) }
}
