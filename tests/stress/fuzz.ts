import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { header } from '../../server/relay/read-mail.ts'
import { ask, FORM_PATH, inParallel, letter, type ServeOptions, serve } from './serve.ts'

/** Always the same numbers, so that a failure can be repeated. */
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
/** Each spoils a whole form in another way. Characters up to 255 are the bytes that are sent. */
const KINDS: ((whole: string, random: Random) => string)[] = [
  (whole) => whole,
  (whole, random) => whole.slice(0, random(whole.length)),
  (whole, random) => whole.replaceAll('--b', () => one(random, '--b', '--B', '-b', '--b-', '\r\n--b', '--b\0')),
  (whole, random) => whole.replaceAll('\r\n', () => one(random, '\r\n', '\n', '\r', '\r\n\r\n', ' \r\n')),
  (whole, random) => whole.replace(/./gs, (byte) => (random(200) ? byte : String.fromCharCode(random(256)))),
  (whole, random) => part(`name="${'n'.repeat(random(90_000))}"`) + whole,
  (whole, random) => part(`name="f"; filename="${'%22\\"\xfc\0../'.repeat(random(2_000))}"`) + whole,
  (whole, random) => part('name="f"').repeat(random(10_000)) + whole,
  (whole, random) => part('name="f"; filename="a"', part('name="g"').repeat(random(50))) + whole,
  (whole, random) => `--b\r\nContent-Type: multipart/mixed; boundary=${'c'.repeat(random(99))}\r\n\r\n${whole}${whole}`,
  (whole, random) =>
    part(`name="m"\r\nContent-Type: a/b; charset=${one(random, 'utf-7', 'utf-16', '\xff')}`, '+A-') + whole,
  (whole, random) => whole.replace('\r\n\r\n', `\r\n${'X-A: b\r\n'.repeat(random(3_000))}\r\n`),
  (whole, random) => whole + '\0'.repeat(random(100_000)),
]

/** Posts spoilt forms. The relay must stay well and have each that it acknowledged. */
export async function fuzzProof(outbox: string, bodies = 50_000, options: ServeOptions = {}) {
  const server = await serve(outbox, options)
  const agent = new Agent({ keepAlive: true })
  const random = generator(27)
  const statuses: Record<number, number> = {}
  const megabytes: number[] = []
  let kept = 0
  let whole = 0
  await inParallel(bodies, 16, async (index) => {
    const body = KINDS[index % KINDS.length]?.(letter(`fuzz${index}`), random) ?? ''
    const status = await ask(server.port, FORM_PATH, Buffer.from(body, 'latin1'), agent)
    statuses[status] = (statuses[status] ?? 0) + 1
    if (index % (bodies / 10) === 0) megabytes.push(Math.round(server.megabytes()))
  })
  agent.destroy()
  server.process.kill('SIGKILL')
  for (const name of readdirSync(outbox).filter((found) => found.endsWith('.eml'))) {
    const mail = readFileSync(join(outbox, name), 'latin1')
    kept++
    if (header(mail, 'Message-ID') && mail.endsWith('\n')) whole++
    rmSync(join(outbox, name))
  }
  const flat = (megabytes.at(-1) ?? 0) < (megabytes[2] ?? 0) + 50
  const wanted = Object.keys(statuses).every((status) => ['200', '400', '413'].includes(status))
  return { well: flat && wanted && kept === statuses[200] && whole === kept, statuses, kept, whole, megabytes }
}
