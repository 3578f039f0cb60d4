import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SMTPServerOptions } from 'smtp-server'
import { Delivery } from '../../server/relay/delivery.ts'
import { Outbox } from '../../server/relay/outbox.ts'
import { header } from '../../server/relay/read-mail.ts'
import { parseSmtpUrl } from '../../server/relay/smtp-url.ts'
import { serve } from '../stress/serve.ts'
import { type Behaviour, mailServer, until } from './mail-server.ts'
import { APPLICATION, CONTACT, formOf, post } from './relay-messages.ts'
import { SETTINGS, type TestSite, testSite, writeExport } from './test-server.ts'

let site: TestSite
const log: string[] = []
beforeEach(async () => {
  site = await testSite()
  log.length = 0
  expect((await post(site, formOf({ ...CONTACT, name: 'Zoë', message: 'Hello' }))).text).toBe('OK')
})
afterEach(() => {
  jest.useRealTimers()
  return site.end()
})

/** Delivers from the outbox until `done`. */
async function deliver(smtpUrl: string, done: () => boolean, minuteMs = 500): Promise<Delivery> {
  const outbox = await Outbox.open(site.outboxDir)
  const write = (event: string, { code = '' } = {}) => log.push(`${event} ${code}`.trim())
  const delivery = new Delivery({ smtp: parseSmtpUrl(smtpUrl), outbox, log: write, firstDelayMs: 2, minuteMs })
  delivery.run()
  await until(done).finally(() => delivery.stop())
  return delivery
}
const logged = (times: number) => () => log.length >= times
const delivered = () => log.includes('mail.delivered')

test('a mail server that accepts the connection and does not respond: the mail waits', async () => {
  const mute = createServer(() => {}).listen(0, '127.0.0.1')
  await once(mute, 'listening')
  const { port } = mute.address() as AddressInfo
  const { last } = await deliver(`smtp://127.0.0.1:${port}`, logged(2), 20)
  expect([log[0], last?.code]).toEqual(['mail.waits ETIMEDOUT', 'ETIMEDOUT'])
  expect(site.mails()).toHaveLength(1)
  mute.close()
})

test.each<[string, Behaviour, string]>([
  ['receives the mail and does not respond', () => {}, 'mail.waits ETIMEDOUT'],
  ['closes the connection after DATA', (_, __, connection) => connection.destroy(), 'mail.waits ECONNECTION'],
  ['responds with 451', (_, answer) => answer(451), 'mail.waits 451 EMESSAGE'],
])(
  'a mail server that %s: the mail is retried with the same Message-ID and delivered later',
  async (_, fail, logLine) => {
    const seen: string[] = []
    const server = await mailServer((mail, answer, connection) => {
      seen.push(header(mail, 'Message-ID'))
      if (seen.length < 5) fail(mail, answer, connection)
      else answer()
    })
    await deliver(server.url, delivered, 60)
    expect(log.filter((line) => line === logLine).length).toBeGreaterThanOrEqual(4)
    expect(log.at(-1)).toBe('mail.delivered')
    expect(new Set(seen).size).toBe(1)
    expect(site.mails()).toEqual([])
    await server.close()
  },
)

test('a permanently rejected mail is moved to its own folder, and can be retried by its id', async () => {
  let status: number | undefined = 550
  const server = await mailServer((_, answer) => answer(status))
  const { last } = await deliver(server.url, logged(1))
  expect([log, last?.code]).toEqual([['mail.refused 550 EMESSAGE'], '550 EMESSAGE'])
  const [name = ''] = readdirSync(join(site.outboxDir, 'refused'))
  expect(statusIn('refused')).toMatchObject({ answer: '550 so it is', attempts: 1 })
  const id = /_(\w{8})/.exec(name)?.[1] ?? ''
  expect(outbox('show', id)).toMatch(/550 so it is[\s\S]*Hello/)
  status = undefined
  outbox('retry', id)
  await deliver(server.url, delivered)
  expect(outbox()).toMatch(new RegExp(`${id} +sent .*\\n.*250 .*\\n\\n0 waiting, 1 sent, 0 refused`))
  await server.close()
})

/** Returns the server's answer to the only mail of this folder. */
function statusIn(folder: string): unknown {
  const names = readdirSync(join(site.outboxDir, folder)).filter((name) => name.endsWith('.json'))
  expect(names).toHaveLength(1)
  return JSON.parse(readFileSync(join(site.outboxDir, folder, names[0] ?? ''), 'utf8'))
}

const outbox = (...words: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'tools/outbox.ts', ...words], {
    env: { ...process.env, OUTBOX_DIR: site.outboxDir },
    encoding: 'utf8',
  }).stdout

test('a wrong password does not count as a rejected mail', async () => {
  const onAuth: SMTPServerOptions['onAuth'] = (_, __, done) =>
    done(Object.assign(new Error('no'), { responseCode: 535 }))
  const server = await mailServer((_, answer) => answer(), { onAuth, authOptional: false, allowInsecureAuth: true })
  await deliver(server.url.replace('//', '//user:wrong@'), logged(2))
  expect(log[0]).toBe('mail.waits 535 EAUTH')
  expect(site.mails()).toHaveLength(1)
  await server.close()
})

test('an expired certificate: the mail waits for a new one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wrenhaus-certificate-'))
  const at = (name: string) => join(folder, name)
  writeFileSync(
    at('ca.cnf'),
    `[ca]\ndefault_ca=d\n[d]\ndatabase=${at('index')}\npolicy=p\nserial=${at('serial')}\n[p]\n`,
  )
  const openssl = (command: string) =>
    expect(spawnSync('openssl', command.split(' '), { encoding: 'utf8' })).toMatchObject({ status: 0 })
  openssl(`req -new -newkey rsa:2048 -nodes -subj /CN=localhost -keyout ${at('key')} -out ${at('csr')}`)
  for (const [name, from, to] of [
    ['old', '200101000000Z', '200201000000Z'],
    ['new', '200101000000Z', '490101000000Z'],
  ] as const) {
    writeFileSync(at('index'), '')
    writeFileSync(at('ext'), 'subjectAltName=DNS:localhost\n')
    const files = `-outdir ${folder} -extfile ${at('ext')} -keyfile ${at('key')} -in ${at('csr')} -out ${at(name)}`
    const options = `-config ${at('ca.cnf')} -md sha256 -create_serial -notext -startdate ${from} -enddate ${to}`
    openssl(`ca -batch -selfsign ${options} ${files}`)
  }
  for (const name of ['old', 'new']) {
    const [key, cert] = [readFileSync(at('key')), readFileSync(at(name))]
    const server = await mailServer((_, respond) => respond(), { secure: true, key, cert })
    const trusted = encodeURIComponent(cert.toString())
    await deliver(`${server.url}/?tls.ca=${trusted}`, name === 'old' ? logged(1) : delivered)
    if (name === 'old') expect(statusIn('')).toMatchObject({ answer: 'certificate has expired' })
    await server.close()
  }
  expect(site.mails()).toEqual([])
  rmSync(folder, { recursive: true })
})

test('a crash during the delivery: the mail is sent again with the same Message-ID', async () => {
  const seen: string[] = []
  const server = await mailServer((mail, respond) => {
    if (seen.push(header(mail, 'Message-ID')) > 1) respond()
  })
  writeExport(join(site.folder, 'out'))
  const relay = await serve(site.outboxDir, { folder: site.folder, env: { ...SETTINGS, SMTP_URL: server.url } })
  await until(() => seen.length === 1).finally(() => relay.process.kill('SIGKILL'))
  await deliver(server.url, delivered)
  expect(seen).toHaveLength(2)
  expect(new Set(seen).size).toBe(1)
  await server.close()
})

test('a mail server that closes the connection during a mail: the mail waits and is delivered completely', async () => {
  const resume = new File([new Uint8Array(2_000_000)], 'cv.pdf')
  await post(site, formOf({ ...APPLICATION, full_name: 'Ada' }, { resume }))
  const largest = Math.max(...site.mails().map((mail) => mail.length))
  const truncated: number[] = []
  const received: number[] = []
  const server = await mailServer(() => {}, {
    onData(stream, { id }, done) {
      let bytes = 0
      stream.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (truncated.length < 2 && bytes > 100_000) {
          truncated.push(bytes)
          server.destroy()
        }
      })
      stream.on('end', () => {
        received.push(bytes)
        done(null, id)
      })
    },
  })
  await deliver(server.url, () => site.mails().length === 0)
  expect(received.filter((bytes) => bytes === largest)).toHaveLength(1)
  expect(truncated.filter((bytes) => bytes < largest)).toHaveLength(2)
  expect(log.filter((line) => line.startsWith('mail.waits'))).toHaveLength(2)
  await server.close()
})

test('a mail server that responds with 451 for a day: the mail is retried every half hour, then delivered', async () => {
  const [seen, realTimeout] = [[] as string[], setTimeout]
  let status: number | undefined = 451
  const server = await mailServer((mail, respond) => {
    seen.push(header(mail, 'Message-ID'))
    respond(status)
  })
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const outbox = await Outbox.open(site.outboxDir)
  const delivery = new Delivery({ smtp: parseSmtpUrl(server.url), outbox, log: (event) => log.push(event) })
  delivery.run()
  /** During an attempt the clock runs as fast as a real one, so that a slow machine causes no time-outs. */
  const attemptEnds = async () => {
    let idle = false
    void delivery.idle().then(() => {
      idle = true
    })
    while (!idle) {
      await new Promise((resolve) => realTimeout(resolve, 1))
      await jest.advanceTimersByTimeAsync(1)
    }
  }
  const advance = async (hours: number, done = () => false) => {
    for (const end = Date.now() + hours * 3_600_000; Date.now() < end && !done(); ) {
      await attemptEnds()
      await jest.advanceTimersToNextTimerAsync()
    }
    await attemptEnds()
  }
  await advance(24)
  expect(log.length).toBeGreaterThan(45)
  expect(log.length).toBeLessThan(80)
  expect(log.filter((event) => event !== 'mail.waits')).toEqual([])
  expect(site.mails()).toHaveLength(1)
  status = undefined
  await advance(6, delivered)
  expect(log.at(-1)).toBe('mail.delivered')
  expect(new Set(seen).size).toBe(1)
  expect(site.mails()).toEqual([])
  await delivery.stop()
  await server.close()
})
