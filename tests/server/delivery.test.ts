import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { Delivery, envelopeOf } from '../../server/relay/delivery.ts'
import { noLog } from '../../server/relay/log.ts'
import { Outbox } from '../../server/relay/outbox.ts'
import { header } from '../../server/relay/read-mail.ts'
import { APPLICATION, CONTACT, formOf, post } from './relay-messages.ts'
import { type TestSite, testSite } from './site-in-test.ts'

interface MailServer {
  url: string
  received: { from: string; to: string[]; mail: string }[]
  close: () => Promise<void>
}

/** `refuse` returns the SMTP status with which a recipient is rejected. */
async function mailServer(refuse: (to: string) => number | undefined = () => undefined): Promise<MailServer> {
  const received: MailServer['received'] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      const status = refuse(address)
      done(status ? Object.assign(new Error('not now'), { responseCode: status }) : null)
    },
    async onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      const mail = await text(stream)
      received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), mail })
      done()
    },
  })
  // Tests close connections.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function until(done: () => boolean): Promise<void> {
  const end = Date.now() + 10_000
  while (!done()) {
    if (Date.now() > end) throw new Error('Timed out after ten seconds')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

const LETTER = { ...CONTACT, name: 'Zoë', email: 'zoe@example.org', subject: 'Hello', message: 'One line\n.\nAnother' }

jest.setTimeout(30_000)

let site: TestSite
let server: MailServer
afterEach(async () => {
  await site?.end()
  await server?.close()
})

test('the mail server receives contact messages and applications with their attachments', async () => {
  server = await mailServer()
  site = await testSite({ SMTP_URL: server.url })
  const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 7 + (index >> 8)) % 256)
  const resume = new File([bytes], 'résumé.pdf', { type: 'application/pdf' })
  await post(site, formOf(LETTER))
  await post(site, formOf({ ...APPLICATION, full_name: 'Zoë', email: 'zoe@example.org', job_title: 'Dev' }, { resume }))
  await until(() => server.received.length === 2 && site.mails().length === 0)

  const [contact, application] = server.received
  expect(contact).toMatchObject({ from: 'site@wrenhaus.example', to: ['hello@wrenhaus.example'] })
  expect(contact?.mail).toContain('One line\r\n.\r\nAnother')
  expect(application).toMatchObject({ to: ['careers@wrenhaus.example'] })
  expect(header(application?.mail ?? '', 'Subject')).toBe('Application: Dev - Zoë')
  const part = application?.mail.split(/\r\n--.*\r\n/).find((piece) => piece.includes('application/pdf')) ?? ''
  const [, encoded = ''] = part.split('\r\n\r\n')
  expect(Buffer.compare(Buffer.from(encoded, 'base64'), bytes)).toBe(0)
})

test('a message is stored while the mail server is unreachable, and sent later', async () => {
  server = await mailServer()
  const { url } = server
  await server.close()
  site = await testSite({ SMTP_URL: url })
  expect((await post(site, formOf(LETTER))).text).toBe('OK')
  expect(site.mails()).toHaveLength(1)

  server = await mailServer()
  const delivery = new Delivery({ smtpUrl: server.url, outbox: await Outbox.open(site.outboxDir), log: noLog })
  delivery.run()
  await until(() => site.mails().length === 0)
  expect(server.received).toHaveLength(1)
  await delivery.stop()
})

test('a rejected mail is retried with increasing delays and does not block the others', async () => {
  const attempts: number[] = []
  server = await mailServer((to) => {
    if (to !== 'careers@wrenhaus.example') return undefined
    attempts.push(Date.now())
    return attempts.length < 4 ? 451 : undefined
  })
  site = await testSite()
  await post(site, formOf({ ...APPLICATION, full_name: 'First' }))
  await post(site, formOf(LETTER))
  const log: string[] = []
  const delivery = new Delivery({
    smtpUrl: server.url,
    outbox: await Outbox.open(site.outboxDir),
    log: (event, facts) => log.push(`${event} ${facts?.code ?? ''}`.trim()),
    firstDelayMs: 100,
  })
  delivery.run()
  await until(() => site.mails().length === 0)
  await delivery.stop()
  expect(server.received.map(({ to }) => to[0])).toEqual(['hello@wrenhaus.example', 'careers@wrenhaus.example'])
  expect(log.filter((line) => line === 'mail.waits 451 EENVELOPE')).toHaveLength(3)
  const delays = attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0))
  // 100 ms, doubled each time, with a jitter of 20 %.
  for (const [index, delay] of delays.entries()) expect(delay).toBeGreaterThan(100 * 2 ** index * 0.79)
})

test('sender and recipients are read from the headers, not the body', () => {
  const heads = 'From: a@example.org\r\nTo: B <b@example.org>,\r\n c@example.org\r\nSubject: x'
  expect(envelopeOf(Buffer.from(`${heads}\r\n\r\nTo: nobody\r\n`))).toEqual({
    from: 'a@example.org',
    to: ['b@example.org', 'c@example.org'],
  })
})
