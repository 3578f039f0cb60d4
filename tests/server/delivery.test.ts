import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Delivery } from '../../server/relay/delivery.ts'
import { Outbox } from '../../server/relay/outbox.ts'
import { adviceOn } from '../../server/relay/smtp-errors.ts'
import { parseSmtpUrl } from '../../server/relay/smtp-url.ts'
import { makeCertificate } from '../../tools/certificate.ts'
import { temporaryFolder } from '../setup/temporary-folder.ts'
import { type MailServer, mailServer, on } from './mail-server.ts'
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
  server = await mailServer((line) => {
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
  server = await mailServer((line) => (log.length < 2 ? fail(line) : undefined))
  const mail = mailTo('a@wrenhaus.example', `${'x'.repeat(70)}\r\n`.repeat(7000))
  await outbox.store(mail)
  const url = server.url.replace('//', '//user:password@')
  await deliver(delivered, { minuteMs: code === 'ETIMEDOUT' ? 60 : 500, url })
  expect(log.join()).toMatch(new RegExp(`^(mail.waits (${code}),){2,}mail.delivered$`))
  expect([server.received.filter((copy) => copy.mail !== `${mail}`), await outbox.names()]).toEqual([[], []])
})

test.each([
  [4, 'CONNECT', '220 mail.example'],
  [9, '.', '250 fine'],
])('a mail server that takes %d minutes to answer %s gets one copy', async (minutes, verb, answer) => {
  const minuteMs = 100
  server = await mailServer((line) => (line === verb ? pause(minutes * minuteMs, answer) : undefined))
  await outbox.store(mailTo('a@wrenhaus.example'))
  await deliver(delivered, { minuteMs })
  expect(server.received).toHaveLength(1)
})

/** Rows for answers that are separated by ` | `. */
const each = (fate: string, verb: string, answers: string[]) =>
  answers.flatMap((list) => list.split(' | ')).map((answer) => [fate, verb, answer] as const)
test.each([
  // Answers about us: every mail would get them, so it waits.
  ...each('waits', 'MAIL', ['550 no mail from this sender | 530 5.7.0 Login required | 552 5.2.2 over quota']),
  ...each('waits', 'RCPT', [
    '550-Verification failed for <a@x.example>\r\n550 Callout | 550 x.example exceeded the max emails per hour',
    '552 5.2.2 The mailbox of the recipient is full | 554 5.7.1 <a@x.example>: Relay access denied',
    '550 Configured to reject mail from 192.0.2.1 | 550 SMTP AUTH is required on port 587 | 450 4.2.0 Greylisted',
    '550 We take no mail from dynamic IPs | 550 5.4.5 Daily limit exceeded',
  ]),
  ...each('waits', 'DATA', ['550 5.7.1 relay denied']),
  ...each('waits', '.', [
    "554 5.2.0 STOREDRV.Submission.Exception:SendAsDeniedException | 550 5.7.1 Rejected by the sender's DMARC policy",
    '550 5.7.60 SMTP; No permissions to send as this sender | 550-5.7.30 All have to authenticate\r\n550 5.7.30 DKIM',
    "554 5.7.1 Client host [192.0.2.1] blocked using a list | 550 5.7.1 The 'From' address is not a Sender Signature",
    '554 Message rejected: Email address is not verified | 554 5.2.0 OutboundSpamException; verdict is Suspend',
    '550 5.1.0 Sender rejected: verify your login | 550 The from.email domain must be verified | 554 5.4.14 Mail loop',
    '554 5.7.1 Your account has been suspended | 554 5.7.1 Blocked for its poor reputation | 554 5.3.5 Set up wrongly',
    '550-5.7.26 Your sender\r\n550 5.7.26 SPF | 550 Sender domain has not been verified | 550 x.example is unverified',
    '553 Relaying disallowed as a@x.example | 550 5.7.0 too many emails per second | 550 Exceeded daily message limit',
    '554 Sending paused for this account | 550 Invalid `from` field | 554 too many hops | 552 Mailbox full',
    '550 Your account is under review | 554 Account locked | 550 Sending disabled for user | 550 Unauthorized sender',
    '550 5.7.1 Mail from IP 192.0.2.1 was rejected due to listing in Spamhaus PBL | 554 Internal server error',
    '554 5.3.0 Queue file write error | 550 Sender verify failed | 550 Invalid sender | 550 Try again later',
  ]),
  ...each('refused', 'RCPT', ['550 5.1.1 no such user | 550 5.1.1 Unknown in relay recipient table']),
  ...each('refused', 'MAIL', ['550 5.2.3 the length exceeds the limit | 552 5.3.4 too large | 523 5.3.4 too large']),
  ...each('refused', '.', ['554 5.7.1 looks like spam: authentication required by nobody | 550 A listed URL']),
  ...each('refused', 'EHLO', ['250-mail.example\r\n250 SIZE 20']),
])('a mail %s when %s is answered with "%s"', async (fate, verb, answer) => {
  server = await mailServer(on(verb, answer))
  await outbox.store(mailTo('a@wrenhaus.example'))
  await deliver(() => log.length > 0)
  expect(log[0]).toMatch(`mail.${fate}`)
  expect(await outbox.names(fate === 'waits' ? '' : 'refused')).toHaveLength(1)
})

test('of two recipients, only the one who was rejected gets the mail again, also after a restart', async () => {
  let isGreylisted = true
  server = await mailServer((line) => (isGreylisted && line.includes('TO:<b@') ? '450 later' : undefined))
  await outbox.store(mailTo('A <a@wrenhaus.example>,\r\n b@wrenhaus.example'))
  await deliver(() => log.length > 1)
  isGreylisted = false
  await deliver(delivered)
  expect(server.received.map(({ to }) => to)).toEqual([['a@wrenhaus.example'], ['b@wrenhaus.example']])
})

test('a mail waits while one of its recipients may get it', async () => {
  server = await mailServer((line) => on('RCPT', line.includes('<a@') ? '554 relay denied' : '550 no such user')(line))
  await outbox.store(mailTo('a@wrenhaus.example, b@wrenhaus.example'))
  await deliver(() => log.length > 0)
  expect(log[0]).toBe('mail.waits 554 EENVELOPE')
})

test.each([
  [{ code: 'EAUTH', responseCode: 454 }, ''],
  [{ message: '…:SSL routines:ssl3_get_record:wrong version number:…' }, 'write smtp:// in place of smtps://'],
  [{ message: 'Greeting never received' }, 'write smtps:// in place of smtp://'],
  [{ code: 'EDNS', message: 'getaddrinfo ENOTFOUND mial.example' }, 'check the host in SMTP_URL'],
])('%j advises %j', (error, advice) => expect(adviceOn(error)).toMatch(advice || /^$/))

test('a mail that is rejected for hours is retried with growing delays, for good, and does not block others', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const attempts: number[] = []
  server = await mailServer((line) => {
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
  server = await mailServer()
  await deliver(delivered)
  expect(log.slice(0, 2)).toEqual(['mail.waits EISDIR', 'mail.delivered'])
  expect(server.received).toHaveLength(1)
})

test('a mail that always breaks the connection does not block the others', async () => {
  server = await mailServer(on('poison', 'close'))
  const first = await outbox.store(mailTo('a@x.example', 'poison\r\n'), new Date(0))
  await outbox.store(mailTo('b@x.example'))
  await deliver(delivered)
  expect(await outbox.names()).toEqual([first])
})

test('a permanently rejected mail is moved to its own folder, and delivered after "npm run outbox -- retry ID"', async () => {
  let answer: string | undefined = '550 so it is'
  server = await mailServer((line) => (line === '.' ? answer : undefined))
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
  const listed = new RegExp(`${id} +sent .*\\n.*250 .*\\n\\n0 waiting, 1 sent, 0 refused`)
  expect(outboxCommand(outbox.folder)).toMatch(listed)
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
