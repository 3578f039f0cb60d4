import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { mailText } from '../../server/relay/read-mail.ts'
import { ask, FORM_PATH, letter, type ServeOptions, serve } from './serve.ts'

/** Kills the server amid posts, again and again. What was acknowledged must be there, once and whole. */
export async function killProof(outbox: string, rounds = 10, posts = 1000, options: ServeOptions = {}) {
  const acknowledged: string[] = []
  for (let round = 0; round < rounds; round++) {
    const { process, port } = await serve(outbox, options)
    const before = acknowledged.length
    const answers = Array.from({ length: posts }, async (_, index) => {
      const id = `post${round}-${index}`
      if ((await ask(port, FORM_PATH, letter(id))) === 200) acknowledged.push(id)
    })
    const midway = before + posts * (0.2 + 0.6 * Math.random())
    while (acknowledged.length < midway) await pause(1)
    process.kill('SIGKILL')
    await Promise.all([once(process, 'exit'), ...answers])
  }
  const { process } = await serve(outbox, options)
  process.kill('SIGKILL')
  const names = readdirSync(outbox)
  const mails = names.filter((name) => name.endsWith('.eml'))
  const ids = mails.map((name) => /end of (\S+)\./.exec(mailText(readFileSync(join(outbox, name), 'latin1')))?.[1])
  const lost = acknowledged.filter((id) => !ids.includes(id)).length
  const torn = ids.filter((id) => !id).length
  const halfWritten = names.length - mails.length
  const twice = ids.length - new Set(ids).size
  const well = lost + torn + twice + halfWritten === 0 && acknowledged.length > posts / 5
  return { well, acknowledged: acknowledged.length, kept: mails.length, lost, torn, twice, halfWritten }
}
