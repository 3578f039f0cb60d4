import { Delivery, envelopeOf } from '../../server/relay/delivery.ts'
import { noLog } from '../../server/relay/log.ts'
import { Outbox } from '../../server/relay/outbox.ts'
import { header } from '../../server/relay/read-mail.ts'
import { parseSmtpUrl } from '../../server/relay/smtp-url.ts'
import { type MailServer, mailServer, until } from './mail-server.ts'
import { APPLICATION, CONTACT, formOf, post } from './relay-messages.ts'
import { type TestSite, testSite } from './test-server.ts'

const MESSAGE = { ...CONTACT, name: 'Zoë', email: 'zoe@example.org', subject: 'Hello', message: 'One line\n.\nAnother' }

let site: TestSite
let server: MailServer
afterEach(async () => {
  await site?.end()
  await server?.close()
})

test('a contact message and an application with its attachment arrive unchanged', async () => {
  server = await mailServer()
  site = await testSite({ SMTP_URL: server.url })
  const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 7 + (index >> 8)) % 256)
  const resume = new File([bytes], 'résumé.pdf', { type: 'application/pdf' })
  await post(site, formOf(MESSAGE))
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

test('while the mail server is down a message is accepted, and delivered later', async () => {
  server = await mailServer()
  const { url } = server
  await server.close()
  site = await testSite({ SMTP_URL: url })
  expect((await post(site, formOf(MESSAGE))).text).toBe('OK')
  expect(site.mails()).toHaveLength(1)

  server = await mailServer()
  const delivery = new Delivery({
    smtp: parseSmtpUrl(server.url),
    outbox: await Outbox.open(site.outboxDir),
    log: noLog,
  })
  delivery.run()
  await until(() => site.mails().length === 0)
  expect(server.received).toHaveLength(1)
  await delivery.stop()
})

test('a temporarily rejected mail is retried with growing delays and does not block others', async () => {
  const attempts: number[] = []
  server = await mailServer(undefined, {
    onRcptTo({ address }, _, done) {
      if (address === 'careers@wrenhaus.example') attempts.push(Date.now())
      const isRefused = address === 'careers@wrenhaus.example' && attempts.length < 4
      done(isRefused ? Object.assign(new Error('not now'), { responseCode: 451 }) : null)
    },
  })
  site = await testSite()
  await post(site, formOf({ ...APPLICATION, full_name: 'First' }))
  await post(site, formOf(MESSAGE))
  const log: string[] = []
  const delivery = new Delivery({
    smtp: parseSmtpUrl(server.url),
    outbox: await Outbox.open(site.outboxDir),
    log: (event, facts) => log.push(`${event} ${facts?.code ?? ''}`.trim()),
    firstDelayMs: 100,
  })
  delivery.run()
  await until(() => site.mails().length === 0)
  await delivery.stop()
  expect(server.received.map(({ to }) => to[0])).toEqual(['hello@wrenhaus.example', 'careers@wrenhaus.example'])
  expect(log.filter((line) => line === 'mail.waits 451 EENVELOPE')).toHaveLength(3)
  const pauses = attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0))
  // 100 ms, doubled each time, with 20 % jitter.
  for (const [index, pause] of pauses.entries()) expect(pause).toBeGreaterThan(100 * 2 ** index * 0.79)
})

test('sender and recipients are read only from the headers', () => {
  const heads = 'From: a@example.org\r\nTo: B <b@example.org>,\r\n c@example.org\r\nSubject: x'
  expect(envelopeOf(Buffer.from(`${heads}\r\n\r\nTo: nobody\r\n`))).toEqual({
    from: 'a@example.org',
    to: ['b@example.org', 'c@example.org'],
  })
})
