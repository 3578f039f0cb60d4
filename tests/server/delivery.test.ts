import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Delivery } from '../../server/relay/delivery.ts'
import { Outbox } from '../../server/relay/outbox.ts'
import { parseSmtpUrl } from '../../server/relay/smtp-url.ts'
import { makeCertificate } from '../../tools/certificate.ts'
import { temporaryFolder } from '../setup/temporary-folder.ts'
import { type Answer, type MailServer, mailServer, on } from './mail-server.ts'
import { APPLICATION, bytePattern, formOf, LETTER, outboxCommand, testSite, until } from './test-server.ts'

const FROM = 'site@wrenhaus.example'
let folder: string
let outbox: Outbox
let server: MailServer
const log: string[] = []
beforeEach(async () => {
  folder = temporaryFolder()
  outbox = await Outbox.open(join(folder, 'unrefused/refused/outbox'))
  log.length = 0
})
afterEach(() => {
  jest.useRealTimers()
  server?.close()
})

const startServer = async (answer?: Answer) => {
  server = await mailServer(answer)
}
const mailTo = (to: string, text = 'To: nobody\r\n') =>
  Buffer.from(`From: ${FROM}\r\nTo: ${to}\r\nMessage-ID: <1@x>\r\n\r\n${text}`)
const delivered = () => log.includes('mail.delivered')

function newDelivery(url: string, times: { firstDelayMs?: number; minuteMs?: number } = {}): Delivery {
  const write = (event: string, { code = '' } = {}) => log.push(`${event} ${code}`.trim())
  return new Delivery({ smtp: parseSmtpUrl(url), outbox, log: write, ...times })
}
/** Delivers from the outbox until `done`. */
async function deliver(done: () => boolean, { minuteMs = 500, url = server.url } = {}): Promise<void> {
  const delivery = newDelivery(url, { firstDelayMs: 2, minuteMs })
  delivery.run()
  await until(done).finally(() => delivery.stop())
}

test('messages are sent from the outbox as they were stored', async () => {
  const stored: unknown[] = []
  await startServer((line) => {
    if (line === '.') stored.push(site.mails()[0])
    return undefined
  })
  const site = await testSite({ SMTP_URL: server.url })
  await site.post(formOf({ ...LETTER, message: 'One line\n.\n..\nAnother' }))
  await site.post(formOf(APPLICATION, new File([bytePattern(300_000)], 'résumé.pdf', { type: 'application/pdf' })))
  await until(() => server.received.length === 2 && site.mails().length === 0)
  expect(server.received).toEqual([
    { from: FROM, to: ['hello@wrenhaus.example'], mail: stored[0] },
    { from: FROM, to: ['careers@wrenhaus.example'], mail: stored[1] },
  ])
  await site.end()
})

const CLOSED = 'ECONNECTION|ESOCKET'
test.each([
  ['does not greet', 'ETIMEDOUT', on('CONNECT', '')],
  ['receives the mail and does not respond', 'ETIMEDOUT', on('.', '')],
  ['closes the connection during the mail', CLOSED, on('xx', 'close')],
  ['closes the connection after the mail', CLOSED, on('.', 'close')],
  ['responds with 451', '451 EMESSAGE', on('.', '451 later')],
  ['rejects the password', '535 EAUTH', on('AUTH', '535 no')],
])('a mail server that %s: the mail waits (%s) and is delivered completely later', async (_, code, fail) => {
  await startServer((line) => (log.length < 2 ? fail(line) : undefined))
  const mail = mailTo('a@wrenhaus.example', `${'x'.repeat(70)}\r\n`.repeat(7000))
  await outbox.store(mail)
  await deliver(delivered, {
    minuteMs: code === 'ETIMEDOUT' ? 60 : 500,
    url: server.url.replace('//', '//user:password@'),
  })
  expect(log.join()).toMatch(new RegExp(`^(mail.waits (${code}),){2,}mail.delivered$`))
  expect(server.received.filter((copy) => copy.mail !== `${mail}`)).toEqual([])
  expect(await outbox.names()).toEqual([])
})

test('a mail server that answers five minutes after the final dot gets one copy', async () => {
  const minuteMs = 100
  await startServer((line) => (line === '.' ? pause(5 * minuteMs, '250 fine') : undefined))
  await outbox.store(mailTo('a@wrenhaus.example'))
  await deliver(delivered, { minuteMs })
  expect(server.received).toHaveLength(1)
})

test.each([
  // Answers about us: every mail would get them, so it waits.
  ['waits', 'MAIL', '530 5.7.0 Authentication required'],
  ['waits', 'MAIL', '550 no mail from this sender'],
  ['waits', 'RCPT', '554 5.7.1 <hello@wrenhaus.example>: Relay access denied'],
  ['waits', 'RCPT', '550 SMTP AUTH is required for message submission on port 587'],
  ['waits', 'RCPT', '550 5.4.5 Daily user sending limit exceeded'],
  ['waits', 'RCPT', '450 4.2.0 Greylisted'],
  ['waits', 'DATA', '550 5.7.1 relay denied'],
  ['waits', '.', '550-5.7.26 The sender is unauthenticated\r\n550 5.7.26 SPF and DKIM'],
  ['waits', '.', '550 5.7.60 SMTP; Client does not have permissions to send as this sender'],
  ['waits', '.', '554 5.2.0 STOREDRV.Submission.Exception:SendAsDeniedException.MapiExceptionSendAsDenied'],
  ['waits', '.', '550 5.1.0 Sender rejected: verify your login'],
  ['waits', '.', '554 Message rejected: Email address is not verified'],
  ['waits', '.', '550-5.7.30 All senders have to authenticate with DKIM\r\n550 5.7.30 See the guidelines'],
  ['waits', '.', "550 5.7.1 Rejected by the sender's DMARC policy"],
  ['waits', '.', '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using a list'],
  ['waits', '.', '554 5.7.1 Your account has been suspended'],
  ['waits', '.', '553 Relaying disallowed as site@wrenhaus.example'],
  ['waits', '.', '554 5.2.0 STOREDRV.Submission.Exception:OutboundSpamException; Actual verdict is Suspend'],
  ['waits', '.', "550 5.7.1 The 'From' address you supplied is not a Sender Signature on your account"],
  ['waits', '.', '550 Domain x.example is not allowed to send: it is unverified'],
  ['waits', '.', '554 Sending paused for this account'],
  ['waits', '.', '550 5.7.0 Requested action not taken: too many emails per second'],
  ['waits', 'RCPT', '550 Domain x.example has exceeded the max emails per hour'],
  ['waits', 'RCPT', '550 This system is configured to reject mail from 192.0.2.1'],
  ['waits', 'RCPT', '552 5.2.2 The mailbox of the recipient is full'],
  ['waits', 'RCPT', '550 We take no mail from dynamic IPs'],
  ['waits', 'RCPT', '550-Verification failed for <hello@wrenhaus.example>\r\n550 Callout'],
  ['waits', 'MAIL', '552 5.2.2 over quota'],
  // Answers about the mail.
  ['refused', 'RCPT', '550 5.1.1 no such user'],
  ['refused', 'MAIL', '552 5.3.4 message too large'],
  ['refused', 'MAIL', '550 5.2.3 message length exceeds the limit'],
  ['refused', '.', '554 5.7.1 looks like spam: authentication required by nobody'],
  ['refused', 'EHLO', '250-mail.example\r\n250 SIZE 20'],
])('a mail %s when %s is answered with "%s"', async (fate, verb, answer) => {
  await startServer(on(verb, answer))
  await outbox.store(mailTo('a@wrenhaus.example'))
  await deliver(() => log.length > 0)
  expect(log[0]).toMatch(`mail.${fate}`)
  expect([await outbox.names(), await outbox.names('refused')].map(({ length }) => length)).toEqual(
    fate === 'waits' ? [1, 0] : [0, 1],
  )
})

test('of two recipients, only the one who was rejected gets the mail again, also after a restart', async () => {
  let isGreylisted = true
  await startServer((line) => (isGreylisted && line.includes('TO:<b@') ? '450 later' : undefined))
  await outbox.store(mailTo('A <a@wrenhaus.example>,\r\n b@wrenhaus.example'))
  await deliver(() => log.length > 1)
  isGreylisted = false
  await deliver(delivered)
  expect(server.received.map(({ to }) => to)).toEqual([['a@wrenhaus.example'], ['b@wrenhaus.example']])
})

test('a mail that is rejected for hours is retried with growing delays, for good, and does not block others', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const attempts: number[] = []
  await startServer((line) => {
    if (!line.includes('careers@')) return undefined
    attempts.push(Date.now())
    return '451 later'
  })
  await outbox.store(mailTo('careers@wrenhaus.example'))
  await outbox.store(mailTo('hello@wrenhaus.example'))
  const delivery = newDelivery(server.url)
  delivery.run()
  while (attempts.length < 14) {
    await delivery.idle()
    await jest.advanceTimersToNextTimerAsync()
  }
  await delivery.stop()
  expect(server.received.map(({ to }) => to)).toEqual([['hello@wrenhaus.example']])
  const pauses = attempts.slice(1).map((at, index) => (at - (attempts[index] ?? 0)) / 1000)
  for (const [index, seconds] of pauses.entries()) {
    const expected = Math.min(5 * 2 ** index, 1800)
    // 20 % jitter; every minute the outbox is looked at.
    expect(seconds).toBeGreaterThan(expected * 0.79)
    expect(seconds).toBeLessThan(expected * 1.21 + 61)
  }
  expect(await outbox.names()).toHaveLength(1)
})

test('what cannot be read in the outbox does not stop the mails', async () => {
  for (const name of ['0.eml', 'sent/0.json']) mkdirSync(join(outbox.folder, name), { recursive: true })
  await outbox.store(mailTo('a@x.example'))
  await startServer()
  await deliver(delivered)
  expect(log.slice(0, 2)).toEqual(['mail.waits EISDIR', 'mail.delivered'])
  expect(server.received).toHaveLength(1)
})

test('a permanently rejected mail is moved to its own folder, and delivered after "npm run outbox -- retry ID"', async () => {
  let answer: string | undefined = '550 so it is'
  await startServer((line) => (line === '.' ? answer : undefined))
  const name = await outbox.store(mailTo('a@wrenhaus.example'))
  const id = /_(\w{8})/.exec(name)?.[1] ?? ''
  await deliver(() => log.length > 0)
  expect(log).toEqual(['mail.refused 550 EMESSAGE'])
  const status = JSON.parse(readFileSync(join(outbox.folder, 'refused', `${name}.json`), 'utf8'))
  expect(status).toMatchObject({ answer: '550 so it is', attempts: 1 })
  outboxCommand(outbox.folder, 'retry', id)
  expect(await outbox.names()).toEqual([name])
  answer = undefined
  await deliver(delivered)
  expect(outboxCommand(outbox.folder)).toMatch(
    new RegExp(`${id} +sent .*\\n.*250 .*\\n\\n0 waiting, 1 sent, 0 refused`),
  )
})

test('a certificate that is not trusted is named at /healthz; with tls.ca mails are delivered', async () => {
  const certificate = makeCertificate(folder)
  server = await mailServer(undefined, certificate)
  const site = await testSite({ SMTP_URL: server.url, OUTBOX_DIR: outbox.folder })
  await site.post(formOf(LETTER))
  await until(async () => (await site.health()).smtp !== undefined)
  expect(await site.health()).toMatchObject({
    status: 'misconfigured',
    reasons: ['the certificate of the mail server is not trusted: see docs/operate.md'],
  })
  await site.end()
  await deliver(delivered, { url: `${server.url}?tls.ca=${certificate.certFile}` })
  expect(server.received).toHaveLength(1)
})
