import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { header, mailText } from '../../server/relay/read-mail.ts'
import { contactForm, FORM_PATH, type ServeOptions, send, serve } from './serve.ts'

/** Seeded, so that a failure can be reproduced. */
function generator(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

type Random = (below: number) => number
const one = (random: Random, ...choices: string[]) => choices[random(choices.length)] ?? ''
const part = (head: string, body = 'x') => `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`
/** Each changes a valid form in another way. Characters up to 255 are sent as bytes. */
const MUTATIONS: ((form: string, random: Random) => string)[] = [
  (form) => form,
  (form, random) => form.slice(0, random(form.length)),
  (form, random) => form.replaceAll('--b', () => one(random, '--b', '--B', '-b', '--b-', '\r\n--b', '--b\0')),
  (form, random) => form.replaceAll('\r\n', () => one(random, '\r\n', '\n', '\r', '\r\n\r\n', ' \r\n')),
  (form, random) => form.replace(/./gs, (byte) => (random(200) ? byte : String.fromCharCode(random(256)))),
  (form, random) => part(`name="${'n'.repeat(random(90_000))}"`) + form,
  (form, random) => part(`name="f"; filename="${'%22\\"\xfc\0../'.repeat(random(2_000))}"`) + form,
  (form, random) => part('name="f"').repeat(random(10_000)) + form,
  (form, random) => part('name="f"; filename="a"', part('name="g"').repeat(random(50))) + form,
  (form, random) => `--b\r\nContent-Type: multipart/mixed; boundary=${'c'.repeat(random(99))}\r\n\r\n${form}${form}`,
  (form, random) =>
    part(`name="m"\r\nContent-Type: a/b; charset=${one(random, 'utf-7', 'utf-16', '\xff')}`, '+A-') + form,
  (form, random) => form.replace('\r\n\r\n', `\r\n${'X-A: b\r\n'.repeat(random(3_000))}\r\n`),
  (form, random) => form + '\0'.repeat(random(100_000)),
]

/** Posts malformed forms. The relay must keep running and store each one that it acknowledges. */
export async function fuzz(outbox: string, bodies = 50_000, options: ServeOptions = {}) {
  const server = await serve(outbox, options)
  const agent = new Agent({ keepAlive: true })
  const random = generator(27)
  const statuses: Record<number, number> = {}
  const megabytes: number[] = []
  let sent = 0
  const sendForms = async () => {
    for (let index = sent++; index < bodies; index = sent++) {
      const body = MUTATIONS[index % MUTATIONS.length]?.(contactForm(`fuzz${index}`), random) ?? ''
      const status = await send(server.port, FORM_PATH, Buffer.from(body, 'latin1'), { agent })
      statuses[status] = (statuses[status] ?? 0) + 1
      if (index % (bodies / 10) === 0) megabytes.push(Math.round(server.megabytes()))
    }
  }
  await Promise.all(Array.from({ length: 16 }, sendForms))
  agent.destroy()
  server.process.kill('SIGKILL')
  const mails = readMails(outbox)
  const complete = mails.filter((mail) => header(mail, 'Message-ID') && mail.endsWith('\n')).length
  for (const name of readdirSync(outbox)) rmSync(join(outbox, name))
  const isFlat = (megabytes.at(-1) ?? 0) < (megabytes[2] ?? 0) + 50
  const isExpected = Object.keys(statuses).every((status) => ['200', '400', '413'].includes(status))
  const ok = isFlat && isExpected && mails.length === statuses[200] && complete === mails.length
  return { ok, statuses, stored: mails.length, complete, megabytes }
}

const readMails = (outbox: string) =>
  readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(outbox, name), 'latin1'))

/** Kills the server repeatedly during posts. Acknowledged messages must be stored once and complete. */
export async function killDuringPosts(outbox: string, rounds = 10, posts = 1000, options: ServeOptions = {}) {
  const acknowledged: string[] = []
  for (let round = 0; round < rounds; round++) {
    const { process, port } = await serve(outbox, options)
    const killAt = acknowledged.length + posts * (0.2 + 0.6 * Math.random())
    let isOpen = true
    const answers = Array.from({ length: posts }, async (_, index) => {
      const id = `post${round}-${index}`
      if ((await send(port, FORM_PATH, contactForm(id))) === 200) acknowledged.push(id)
    })
    const answered = Promise.all(answers).finally(() => {
      isOpen = false
    })
    while (isOpen && acknowledged.length < killAt) await pause(1)
    process.kill('SIGKILL')
    await Promise.all([once(process, 'exit'), answered])
  }
  const { process } = await serve(outbox, options)
  process.kill('SIGKILL')
  const ids = readMails(outbox).map((mail) => /end of (\S+)\./.exec(mailText(mail))?.[1])
  const figures = {
    lost: acknowledged.filter((id) => !ids.includes(id)).length,
    incomplete: ids.filter((id) => !id).length,
    duplicates: ids.length - new Set(ids).size,
    halfWritten: readdirSync(outbox).length - ids.length,
  }
  const isWell = Object.values(figures).every((count) => count === 0)
  return { ok: isWell && acknowledged.length > posts / 5, acknowledged: acknowledged.length, ...figures }
}
