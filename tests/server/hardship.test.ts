import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { readable } from '../../server/relay/read-mail.ts'
import { CONTACT, FORM, formOf, post } from './relay-messages.ts'
import { SETTINGS, type TestSite, testSite } from './site-in-test.ts'

jest.setTimeout(180_000)

const MESSAGES = 100
const MUTATIONS = 600
const KILLS = 2

/** A message that can be told from all others, and told to be whole. */
const letter = (id: string) =>
  formOf({ ...CONTACT, name: id, email: 'a@example.org', subject: id, message: `${'text '.repeat(400)}end of ${id}` })

let site: TestSite
beforeEach(async () => {
  site = await testSite()
})
afterEach(() => site.end())

test(`${MESSAGES} messages at the same time are all answered OK and all kept, each once and whole`, async () => {
  const answers = await Promise.all(
    Array.from({ length: MESSAGES }, (_, index) => post(site, letter(`message-${index}.`))),
  )
  expect(answers.filter(({ status, text }) => status !== 200 || text !== 'OK')).toEqual([])
  const kept = site.mails().map((mail) => /end of (message-\d+\.)/.exec(readable(mail))?.[1])
  expect(new Set(kept).size).toBe(MESSAGES)
  expect(kept).toHaveLength(MESSAGES)
})

/** Always the same numbers, so that a failure can be repeated. */
function generator(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function mutate(body: Buffer, random: (below: number) => number): Buffer {
  const bytes = Buffer.from(body)
  for (let count = 1 + random(6); count > 0; count -= 1) bytes[random(bytes.length)] = random(256)
  const cut = random(4) === 0 ? random(bytes.length) : bytes.length
  const from = random(cut + 1)
  const doubled = random(5) === 0 ? bytes.subarray(from, from + random(200)) : Buffer.alloc(0)
  return Buffer.concat([bytes.subarray(0, cut), doubled])
}

/** Posts as it is, over connections that stay open: thousands of `fetch` would take three times as long. */
function postBytes({ port, url }: TestSite, agent: Agent, type: string, body: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { origin: url, 'content-type': type, 'content-length': body.length }
    const outgoing = request({ port, path: FORM, method: 'POST', agent, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0))
    })
    outgoing.once('error', reject)
    outgoing.end(body)
  })
}

test(`${MUTATIONS} broken forms do not end the server, and what is answered OK is kept`, async () => {
  const whole = new Response(formOf({ ...CONTACT, name: 'N', message: 'M' }, { resume: new File(['file'], 'cv.pdf') }))
  const type = whole.headers.get('content-type') ?? ''
  const body = Buffer.from(await whole.arrayBuffer())
  const random = generator(7)
  const counts = new Map<number, number>()
  const agent = new Agent({ keepAlive: true, maxSockets: 24 })
  const bodies = Array.from({ length: MUTATIONS }, () => mutate(body, random))
  const answers = await Promise.all(bodies.map((bytes) => postBytes(site, agent, type, bytes)))
  for (const status of answers) counts.set(status, (counts.get(status) ?? 0) + 1)
  agent.destroy()
  expect([...counts.keys()].filter((status) => ![200, 400, 413].includes(status))).toEqual([])
  expect(counts.get(400)).toBeGreaterThan(MUTATIONS / 10)
  expect(site.mails()).toHaveLength(counts.get(200) ?? 0)
  expect((await post(site, letter('afterwards'))).text).toBe('OK')
})

test('a sender that goes away in the middle leaves nothing behind', async () => {
  const head = `POST ${FORM} HTTP/1.1\r\nHost: localhost:${site.port}\r\nOrigin: ${site.url}\r\nContent-Length: 5000`
  const part = '--b\r\nContent-Disposition: form-data; name="message"\r\n\r\nhalf'
  for (let count = 0; count < 10; count += 1) {
    const socket = connect(site.port, 'localhost')
    socket.write(`${head}\r\nContent-Type: multipart/form-data; boundary=b\r\n\r\n${part}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
    socket.destroy()
  }
  expect((await post(site, letter('afterwards'))).text).toBe('OK')
  expect(readdirSync(site.outboxDir)).toHaveLength(1)
})

/** The server as `npm run serve` starts it, in a process that can be killed. */
async function serve(folder: string): Promise<{ process: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['--import', require.resolve('tsx'), join(process.cwd(), 'server/main.ts')], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...SETTINGS },
  })
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      said += String(chunk)
      const found = /http:\/\/localhost:\d+/.exec(said)?.[0]
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error('The server did not start')))
  })
  return { process: child, url }
}

test('killed at any moment under load, the server has kept every message that it answered OK', async () => {
  const outbox = join(site.folder, 'outbox')
  const answered: string[] = []
  for (let round = 0; round < KILLS; round += 1) {
    // A moment that comes on a busy machine too: after some answers, and then a little later.
    const wanted = answered.length + 10 + Math.floor(40 * Math.random())
    let enough = () => {}
    const underLoad = new Promise<void>((resolve) => {
      enough = resolve
    })
    const server = await serve(site.folder)
    const sender = async (name: string) => {
      for (let count = 0; ; count += 1) {
        const id = `${name}-${count}.`
        const answer = await post({ ...site, url: server.url }, letter(id)).catch(() => undefined)
        if (!answer) return
        if (answer.text === 'OK') answered.push(id)
        if (answered.length >= wanted) enough()
      }
    }
    const senders = Array.from({ length: 12 }, (_, index) => sender(`round${round}-sender${index}`))
    await underLoad
    await new Promise((resolve) => setTimeout(resolve, 50 * Math.random()))
    const ended = once(server.process, 'exit')
    server.process.kill('SIGKILL')
    await ended
    await Promise.all(senders)
  }
  const mails = readdirSync(outbox).filter((name) => name.endsWith('.eml'))
  const kept = mails.map(
    (name) => /end of (round\S+\.)/.exec(readable(readFileSync(join(outbox, name), 'latin1')))?.[1],
  )
  expect(kept).not.toContain(undefined)
  expect(answered.length).toBeGreaterThan(20)
  expect(answered.filter((id) => !kept.includes(id))).toEqual([])
  expect(new Set(kept).size).toBe(kept.length)
})

test('told to stop, the server ends the message in hand and then itself', async () => {
  const server = await serve(site.folder)
  const pending = post({ ...site, url: server.url }, letter('last'))
  await new Promise((resolve) => setTimeout(resolve, 30))
  const ended = once(server.process, 'exit')
  server.process.kill('SIGTERM')
  const [code] = await ended
  expect(code).toBe(0)
  const answer = await pending.catch(() => undefined)
  const kept = site.mails().some((mail) => readable(mail).includes('end of last'))
  expect(kept).toBe(answer?.text === 'OK')
})
