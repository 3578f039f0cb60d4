import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { mailText } from '../../server/relay/read-mail.ts'
import { contactForm, FORM_PATH, type ServeOptions, send, serve } from './serve.ts'

/** Kills the server repeatedly during posts. Acknowledged messages must be stored once and complete. */
export async function killDuringPosts(outbox: string, rounds = 10, posts = 1000, options: ServeOptions = {}) {
  const acknowledged: string[] = []
  for (let round = 0; round < rounds; round++) {
    const { process, port } = await serve(outbox, options)
    const before = acknowledged.length
    const answers = Array.from({ length: posts }, async (_, index) => {
      const id = `post${round}-${index}`
      if ((await send(port, FORM_PATH, contactForm(id))) === 200) acknowledged.push(id)
    })
    const midway = before + posts * (0.2 + 0.6 * Math.random())
    let open = true
    void Promise.all(answers).then(() => {
      open = false
    })
    while (open && acknowledged.length < midway) await pause(1)
    process.kill('SIGKILL')
    await Promise.all([once(process, 'exit'), ...answers])
  }
  const { process } = await serve(outbox, options)
  process.kill('SIGKILL')
  const names = readdirSync(outbox)
  const mails = names.filter((name) => name.endsWith('.eml'))
  const ids = mails.map((name) => /end of (\S+)\./.exec(mailText(readFileSync(join(outbox, name), 'latin1')))?.[1])
  const lost = acknowledged.filter((id) => !ids.includes(id)).length
  const incomplete = ids.filter((id) => !id).length
  const halfWritten = names.length - mails.length
  const duplicates = ids.length - new Set(ids).size
  const ok = lost + incomplete + duplicates + halfWritten === 0 && acknowledged.length > posts / 5
  return { ok, acknowledged: acknowledged.length, stored: mails.length, lost, incomplete, duplicates, halfWritten }
}
