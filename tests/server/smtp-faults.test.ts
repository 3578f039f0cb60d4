import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { Delivery } from '../../server/relay/delivery.ts'
import { Outbox } from '../../server/relay/outbox.ts'
import { header } from '../../server/relay/read-mail.ts'
import { serve } from '../hardship/serve.ts'
import { APPLICATION, CONTACT, formOf, post } from './relay-messages.ts'
import { SETTINGS, type TestSite, testSite, writeExport } from './site-in-test.ts'

jest.setTimeout(60_000)

type MailHandler = (mail: string, respond: (status?: number) => void, connection: Socket) => void
/** Starts a mail server that calls `handle` for each mail. */
async function mailServer(handle: MailHandler, options: SMTPServerOptions = {}) {
  const connections: Socket[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 10,
    onData(stream, _, done) {
      let mail = ''
      stream.on('data', (chunk: Buffer) => {
        mail += chunk.toString('latin1')
      })
      const respond = (responseCode?: number) =>
        done(responseCode ? Object.assign(new Error('so it is'), { responseCode }) : null)
      stream.on('end', () => handle(mail, respond, connections.at(-1) as Socket))
    },
    ...options,
  })
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => connections.push(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const destroy = () => connections.at(-1)?.destroy()
  return { port, destroy, close: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}

async function until(done: () => boolean): Promise<void> {
  for (const end = Date.now() + 20_000; !done(); ) {
    if (Date.now() > end) throw new Error('Timed out after twenty seconds')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

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
async function deliver(smtpUrl: string, done: () => boolean, timeoutMs = 5000): Promise<Delivery> {
  const outbox = await Outbox.open(site.outboxDir)
  const write = (event: string, { code = '' } = {}) => log.push(`${event} ${code}`.trim())
  const delivery = new Delivery({ smtpUrl, outbox, log: write, firstDelayMs: 2, timeoutMs })
  delivery.run()
  await until(done).finally(() => delivery.stop())
  return delivery
}
const hasEvents = (count: number) => () => log.length >= count
const isDelivered = () => log.includes('mail.delivered')

test('a mail waits while the mail server does not respond', async () => {
  const mute = createServer(() => {}).listen(0, '127.0.0.1')
  await once(mute, 'listening')
  const { port } = mute.address() as AddressInfo
  const { last } = await deliver(`smtp://127.0.0.1:${port}`, hasEvents(2), 200)
  expect([log[0], last?.code]).toEqual(['mail.waits ETIMEDOUT', 'ETIMEDOUT'])
  expect(site.mails()).toHaveLength(1)
  mute.close()
})

test.each<[string, MailHandler, string]>([
  ['receives the mail and does not respond', () => {}, 'mail.waits ETIMEDOUT'],
  ['closes the connection after DATA', (_, __, connection) => connection.destroy(), 'mail.waits ECONNECTION'],
  ['responds with 451', (_, respond) => respond(451), 'mail.waits 451 EMESSAGE'],
])('when the mail server %s, the mail is retried with the same Message-ID', async (_, fault, event) => {
  const seen: string[] = []
  const server = await mailServer((mail, respond, connection) => {
    seen.push(header(mail, 'Message-ID'))
    if (seen.length < 5) fault(mail, respond, connection)
    else respond()
  })
  await deliver(`smtp://127.0.0.1:${server.port}`, isDelivered, 300)
  // A slow machine may cause a further timeout.
  expect(log.filter((line) => line === event).length).toBeGreaterThanOrEqual(4)
  expect(log.at(-1)).toBe('mail.delivered')
  expect(new Set(seen).size).toBe(1)
  expect(site.mails()).toEqual([])
  await server.close()
})

test('a permanently rejected mail is moved to refused/, and can be retried by its id', async () => {
  let status: number | undefined = 550
  const server = await mailServer((_, respond) => respond(status))
  const url = `smtp://127.0.0.1:${server.port}`
  const { last } = await deliver(url, hasEvents(1))
  expect([log, last?.code]).toEqual([['mail.refused 550 EMESSAGE'], '550 EMESSAGE'])
  const [name = ''] = readdirSync(join(site.outboxDir, 'refused'))
  expect(statusIn('refused')).toMatchObject({ answer: '550 so it is', attempts: 1 })
  const id = /_(\w{8})/.exec(name)?.[1] ?? ''
  expect(outbox('show', id)).toMatch(/550 so it is[\s\S]*Hello/)
  status = undefined
  outbox('retry', id)
  await deliver(url, isDelivered)
  expect(outbox()).toMatch(new RegExp(`${id} +sent .*\\n.*250 .*\\n\\n0 waiting, 1 sent, 0 refused`))
  await server.close()
})

/** The status of the only mail in this folder. */
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

test('a mail waits when the password of the mail server is wrong', async () => {
  const onAuth: SMTPServerOptions['onAuth'] = (_, __, done) =>
    done(Object.assign(new Error('no'), { responseCode: 535 }))
  const server = await mailServer((_, respond) => respond(), { onAuth, authOptional: false, allowInsecureAuth: true })
  await deliver(`smtp://user:wrong@127.0.0.1:${server.port}`, hasEvents(2))
  expect(log[0]).toBe('mail.waits 535 EAUTH')
  expect(site.mails()).toHaveLength(1)
  await server.close()
})

test('a mail waits while the certificate of the mail server is expired', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wrenhaus-certificate-'))
  const at = (name: string) => join(folder, name)
  writeFileSync(
    at('ca.cnf'),
    `[ca]\ndefault_ca=d\n[d]\ndatabase=${at('index')}\npolicy=p\nserial=${at('serial')}\n[p]\n`,
  )
  const openssl = (...words: string[]) =>
    expect(spawnSync('openssl', words, { encoding: 'utf8' })).toMatchObject({ status: 0 })
  openssl(
    'req',
    '-new',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=localhost',
    '-keyout',
    at('key'),
    '-out',
    at('csr'),
  )
  for (const [name, from, to] of [
    ['old', '200101000000Z', '200201000000Z'],
    ['new', '200101000000Z', '490101000000Z'],
  ] as const) {
    writeFileSync(at('index'), '')
    writeFileSync(at('ext'), 'subjectAltName=DNS:localhost\n')
    const days = ['-startdate', from, '-enddate', to]
    openssl(
      'ca',
      '-batch',
      '-selfsign',
      '-config',
      at('ca.cnf'),
      '-md',
      'sha256',
      '-create_serial',
      '-notext',
      '-outdir',
      folder,
      '-extfile',
      at('ext'),
      '-keyfile',
      at('key'),
      '-in',
      at('csr'),
      '-out',
      at(name),
      ...days,
    )
  }
  for (const name of ['old', 'new']) {
    const [key, cert] = [readFileSync(at('key')), readFileSync(at(name))]
    const server = await mailServer((_, respond) => respond(), { secure: true, key, cert })
    const trusted = encodeURIComponent(cert.toString())
    await deliver(`smtps://localhost:${server.port}/?tls.ca=${trusted}`, name === 'old' ? hasEvents(1) : isDelivered)
    if (name === 'old') expect(statusIn('')).toMatchObject({ answer: 'certificate has expired' })
    await server.close()
  }
  expect(site.mails()).toEqual([])
  rmSync(folder, { recursive: true })
})

test('a mail is sent again with the same Message-ID after a crash during its delivery', async () => {
  const seen: string[] = []
  const server = await mailServer((mail, respond) => {
    if (seen.push(header(mail, 'Message-ID')) > 1) respond()
  })
  writeExport(join(site.folder, 'out'))
  const url = `smtp://127.0.0.1:${server.port}`
  const relay = await serve(site.outboxDir, { folder: site.folder, env: { ...SETTINGS, SMTP_URL: url } })
  await until(() => seen.length === 1).finally(() => relay.process.kill('SIGKILL'))
  await deliver(url, isDelivered)
  expect(seen).toHaveLength(2)
  expect(new Set(seen).size).toBe(1)
  await server.close()
})

test('a mail is sent again completely after the connection was closed during DATA', async () => {
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
  await deliver(`smtp://127.0.0.1:${server.port}`, () => site.mails().length === 0)
  expect(received.filter((bytes) => bytes === largest)).toHaveLength(1)
  expect(truncated.filter((bytes) => bytes < largest)).toHaveLength(2)
  expect(log.filter((line) => line.startsWith('mail.waits'))).toHaveLength(2)
  await server.close()
})

test('a mail is retried every half hour while the mail server responds with 451 for a day', async () => {
  const [seen, realTimeout] = [[] as string[], setTimeout]
  let status: number | undefined = 451
  const server = await mailServer((mail, respond) => {
    seen.push(header(mail, 'Message-ID'))
    respond(status)
  })
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const outbox = await Outbox.open(site.outboxDir)
  const delivery = new Delivery({ smtpUrl: `smtp://127.0.0.1:${server.port}`, outbox, log: (event) => log.push(event) })
  delivery.run()
  /** Advances the timers one by one, with real time for network and disk after each. */
  const advance = async (hours: number, done = () => false) => {
    for (const end = Date.now() + hours * 3_600_000; Date.now() < end && !done(); ) {
      await jest.advanceTimersToNextTimerAsync()
      await new Promise((resolve) => realTimeout(resolve, 2))
    }
  }
  await advance(24)
  // On a slow machine, some attempts time out.
  expect(log.length).toBeGreaterThan(45)
  expect(log.length).toBeLessThan(80)
  expect(log.filter((event) => event !== 'mail.waits')).toEqual([])
  expect(site.mails()).toHaveLength(1)
  status = undefined
  await advance(6, isDelivered)
  expect(log.at(-1)).toBe('mail.delivered')
  expect(new Set(seen).size).toBe(1)
  expect(site.mails()).toEqual([])
  await delivery.stop()
  await server.close()
})
