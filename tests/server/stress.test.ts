import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { mailText } from '../../server/relay/read-mail.ts'
import { fuzz } from '../stress/fuzz.ts'
import { killDuringPosts } from '../stress/kill.ts'
import { serve } from '../stress/serve.ts'
import { CONTACT, FORM, formOf, post } from './relay-messages.ts'
import { SETTINGS, type TestSite, testSite } from './test-server.ts'

jest.setTimeout(180_000)

const MESSAGES = 100
/** A few, for `npm run stress` does it with many: see weekly.yml. */
const FORMS = 650
const KILLS = 2

/** A message with an id at its end, so that truncated ones are detected. */
const messageForm = (id: string) =>
  formOf({ ...CONTACT, name: id, email: 'a@example.org', subject: id, message: `${'text '.repeat(400)}end of ${id}` })

let site: TestSite
beforeEach(async () => {
  site = await testSite()
})
afterEach(() => site.end())

test(`${MESSAGES} concurrent messages are all stored once and completely`, async () => {
  const answers = await Promise.all(
    Array.from({ length: MESSAGES }, (_, index) => post(site, messageForm(`message-${index}.`))),
  )
  expect(answers.filter(({ status, text }) => status !== 200 || text !== 'OK')).toEqual([])
  const stored = site.mails().map((mail) => /end of (message-\d+\.)/.exec(mailText(mail))?.[1])
  expect(new Set(stored).size).toBe(MESSAGES)
  expect(stored).toHaveLength(MESSAGES)
})

test(`${FORMS} malformed forms do not crash the server or lose messages`, async () => {
  expect(await fuzz(site.outboxDir, FORMS, { folder: site.folder, env: SETTINGS })).toMatchObject({ ok: true })
})

test('a killed server has stored every message that it acknowledged', async () => {
  expect(await killDuringPosts(site.outboxDir, KILLS, 200, { folder: site.folder, env: SETTINGS })).toMatchObject({
    ok: true,
  })
})

test('aborted uploads leave no files', async () => {
  const head = `POST ${FORM} HTTP/1.1\r\nHost: localhost:${site.port}\r\nOrigin: ${site.url}\r\nContent-Length: 5000`
  const part = '--b\r\nContent-Disposition: form-data; name="message"\r\n\r\nhalf'
  for (let count = 0; count < 10; count += 1) {
    const socket = connect(site.port, 'localhost')
    socket.write(`${head}\r\nContent-Type: multipart/form-data; boundary=b\r\n\r\n${part}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
    socket.destroy()
  }
  expect((await post(site, messageForm('afterwards'))).text).toBe('OK')
  expect(readdirSync(site.outboxDir)).toHaveLength(1)
})

test('on SIGTERM, the server finishes the current message and exits', async () => {
  const server = await serve(site.outboxDir, { folder: site.folder, env: SETTINGS })
  const pending = post({ ...site, url: `http://localhost:${server.port}` }, messageForm('last'))
  await new Promise((resolve) => setTimeout(resolve, 30))
  const ended = once(server.process, 'exit')
  server.process.kill('SIGTERM')
  const [code] = await ended
  expect(code).toBe(0)
  const answer = await pending.catch(() => undefined)
  const stored = site.mails().some((mail) => mailText(mail).includes('end of last'))
  expect(stored).toBe(answer?.text === 'OK')
})
