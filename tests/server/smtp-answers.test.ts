/** What each answer of a mail server says, and how long it may take: the tables of server/relay/smtp-errors.ts. */
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { Delivery } from '../../server/relay/delivery.ts'
import { Outbox } from '../../server/relay/outbox.ts'
import { parseSmtpUrl } from '../../server/relay/smtp-url.ts'
import { mailServer, until } from './mail-server.ts'
import { CONTACT, formOf, post } from './relay-messages.ts'
import { type TestSite, testSite } from './test-server.ts'

let site: TestSite
const log: string[] = []
const store = async (to: string) => {
  site = await testSite({ MAIL_TO_CONTACT: to })
  log.length = 0
  expect((await post(site, formOf({ ...CONTACT, name: 'Zoë', message: 'Hello' }))).text).toBe('OK')
}
afterEach(() => site.end())

/** Delivers from the outbox until `count` events, or a delivery. */
async function deliver(smtpUrl: string, count: number, minuteMs = 500): Promise<void> {
  const outbox = await Outbox.open(site.outboxDir)
  const write = (event: string) => log.push(event)
  const delivery = new Delivery({ smtp: parseSmtpUrl(smtpUrl), outbox, log: write, firstDelayMs: 2, minuteMs })
  delivery.run()
  await until(() => log.length >= count || log.includes('mail.delivered')).finally(() => delivery.stop())
}

test('a mail server that answers five minutes after the final dot gets one copy', async () => {
  await store('a@wrenhaus.example')
  const minuteMs = 300
  const server = await mailServer((_, answer) => setTimeout(answer, 5 * minuteMs))
  await deliver(server.url, Number.POSITIVE_INFINITY, minuteMs)
  expect(server.received).toHaveLength(1)
  await server.close()
})

/** A mail server in a few lines that gives `answer` to `command`. */
async function answering(command: string, answer: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((socket) => {
    socket.on('error', () => {}).write('220 mail.example\r\n')
    socket.on('data', (chunk) => {
      for (const line of String(chunk).split('\r\n').filter(Boolean)) {
        const isCommand = /^(EHLO|MAIL|RCPT|DATA|QUIT|RSET)\b/.exec(line)?.[1]
        if (line === '.') socket.write(command === '.' ? `${answer}\r\n` : '250 taken\r\n')
        else if (isCommand === command) socket.write(`${answer}\r\n`)
        else if (isCommand) socket.write(isCommand === 'DATA' ? '354 go on\r\n' : '250 fine\r\n')
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, close: () => server.close() }
}

test.each([
  // Answers about us: every mail would get them, so it waits.
  ['MAIL', '530 5.7.0 Authentication required', 'waits'],
  ['MAIL', '530 Must issue a STARTTLS command first', 'waits'],
  ['RCPT', '503 5.5.1 need MAIL before RCPT', 'waits'],
  ['RCPT', '534 5.7.9 mechanism is too weak', 'waits'],
  ['RCPT', '538 5.7.11 encryption required', 'waits'],
  ['RCPT', '554 5.7.1 <hello@wrenhaus.example>: Relay access denied', 'waits'],
  ['RCPT', '550 SMTP AUTH is required for message submission on port 587', 'waits'],
  ['MAIL', '521 5.3.2 host does not accept mail', 'waits'],
  ['DATA', '503 5.5.1 bad sequence', 'waits'],
  ['MAIL', '550 no mail from this sender', 'waits'],
  ['MAIL', '501 5.1.7 bad address syntax', 'waits'],
  ['RCPT', '553 5.7.1 <site@wrenhaus.example>: Sender address rejected: not owned by user site', 'waits'],
  ['RCPT', '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.example', 'waits'],
  ['.', '550-5.7.26 The sender is unauthenticated\r\n550 5.7.26 SPF and DKIM', 'waits'],
  ['.', '550 5.7.60 SMTP; Client does not have permissions to send as this sender', 'waits'],
  ['.', '421 4.3.2 shutting down', 'waits'],
  ['RCPT', '450 4.2.0 Greylisted', 'waits'],
  // Answers about the mail.
  ['RCPT', '550 5.1.1 no such user', 'refused'],
  ['MAIL', '552 5.3.4 message too large', 'refused'],
  ['MAIL', '550 5.2.3 message length exceeds the limit', 'refused'],
  ['.', '550 5.7.1 content rejected', 'refused'],
  ['.', '554 5.7.1 looks like spam: authentication required by nobody', 'refused'],
  ['EHLO', '250-mail.example\r\n250 SIZE 100', 'refused'],
])('a mail server that answers %s with "%s": the mail %s', async (command, answer, fate) => {
  await store('a@wrenhaus.example')
  const server = await answering(command, answer)
  await deliver(server.url, 1)
  server.close()
  expect(log[0]).toMatch(`mail.${fate}`)
  expect(site.mails()).toHaveLength(fate === 'waits' ? 1 : 0)
})

test('of two recipients, only the one who was rejected gets the mail again, also after a restart', async () => {
  await store('a@wrenhaus.example, b@wrenhaus.example')
  let greylisted = true
  const server = await mailServer(undefined, {
    onRcptTo: ({ address }, _, done) =>
      done(greylisted && address[0] === 'b' ? Object.assign(new Error('later'), { responseCode: 450 }) : null),
  })
  await deliver(server.url, 2)
  greylisted = false
  await deliver(server.url, log.length + 1)
  expect(server.received.map(({ to }) => to)).toEqual([['a@wrenhaus.example'], ['b@wrenhaus.example']])
  await server.close()
})
