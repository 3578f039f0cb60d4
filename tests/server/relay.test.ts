import { rmSync } from 'node:fs'
import { header, mailText } from '../../server/relay/read-mail.ts'
import { APPLICATION, CONTACT, FORM, formOf, JSON_PATH, post, postJson } from './relay-messages.ts'
import { raw, type TestSite, testSite } from './test-server.ts'

const LETTER = {
  ...CONTACT,
  name: 'Zoë Müller',
  email: 'zoe@example.org',
  phone: '+49 30 1234',
  company: '',
  subject: 'A shop for bicycles',
  message: 'Hello,\nwe sell bicycles.\n.\nFrom Berlin with love',
}

let site: TestSite
const others: TestSite[] = []
async function serverWith(environment: Record<string, string>): Promise<TestSite> {
  const other = await testSite(environment)
  others.push(other)
  return other
}
beforeEach(async () => {
  site = await testSite()
})
afterEach(() => Promise.all([site, ...others.splice(0)].map((each) => each.end())))

const text = (mail: string) => mailText(mail).replaceAll('\r\n', '\n')

test('a contact message becomes a mail in the outbox', async () => {
  const answer = await post(site, formOf(LETTER))
  expect(answer).toMatchObject({ status: 200, text: 'OK' })
  expect(site.mails()).toHaveLength(1)
  const [mail = ''] = site.mails()
  expect(header(mail, 'To')).toBe('hello@wrenhaus.example')
  expect(header(mail, 'From')).toBe('site@wrenhaus.example')
  expect(header(mail, 'Reply-To')).toBe('Zoë Müller <zoe@example.org>')
  expect(header(mail, 'Subject')).toBe('Message: A shop for bicycles - Zoë Müller')
  expect(header(mail, 'Message-ID')).toMatch(/^<.+@wrenhaus\.example>$/)
  expect(text(mail)).toContain('Phone: +49 30 1234')
  expect(text(mail)).toContain('Hello,\nwe sell bicycles.\n.\nFrom Berlin with love')
  expect(text(mail)).not.toContain('Company')
  expect(mail).not.toContain('service_local')
})

test('a JSON message becomes a mail in the outbox', async () => {
  const { name, email, subject, message } = LETTER
  const answer = await postJson(site, { ...CONTACT, template_params: { name, email, subject, message, urgent: true } })
  expect(answer).toMatchObject({ status: 200, text: 'OK' })
  expect(text(site.mails()[0] ?? '')).toContain('we sell bicycles')
  expect(text(site.mails()[0] ?? '')).toContain('Urgent: true')
})

test('an application is sent to the careers address with its résumé', async () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => (index * 31) % 256)
  const resume = new File([bytes], 'Lebenslauf "Zoë" 简历.pdf', { type: 'application/pdf' })
  const fields = { ...APPLICATION, full_name: 'Zoë Müller', email: 'zoe@example.org', job_title: 'Data Scientist' }
  expect((await post(site, formOf(fields, { resume }))).text).toBe('OK')
  const mail = site.mails()[0] ?? ''
  expect(header(mail, 'To')).toBe('careers@wrenhaus.example')
  expect(header(mail, 'Subject')).toBe('Application: Data Scientist - Zoë Müller')
  expect(mailText(mail)).toContain('[attachment] Lebenslauf "Zoë" 简历.pdf, 100000 bytes')
  expect(mail).toContain('Content-Type: application/pdf')
  const encoded = mail.replaceAll('\r\n', '')
  expect(encoded).toContain(Buffer.from(bytes).toString('base64'))
})

test.each([
  ['no key', { user_id: '' }, 400, 'The user_id parameter is required'],
  ['a wrong key', { user_id: 'other' }, 400, /^The Public Key is invalid\. To find this ID, visit https:\/\//],
  ['a wrong service', { service_id: 'other' }, 400, /^The service ID not found\. To find this ID, visit https:\/\//],
  ['a wrong template', { template_id: 'other' }, 400, /^The template ID not found\. To find this ID, visit https:\/\//],
  [
    'too much text',
    { message: 'x'.repeat(51 * 1024) },
    413,
    'Variables size limit. The maximum allowed variables size is 50Kb',
  ],
])('%s is rejected like EmailJS rejects it', async (_, change, status, expected) => {
  for (const answer of [
    await post(site, formOf({ ...LETTER, ...change })),
    await postJson(site, { ...CONTACT, ...change, template_params: { ...LETTER, ...change } }),
  ]) {
    expect(answer.status).toBe(status)
    expect(answer.text).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected))
  }
  expect(site.mails()).toEqual([])
})

test('long messages and all Unicode scripts are preserved', async () => {
  const scripts = 'Ελληνικά Кириллица العربية עברית हिन्दी 中文 日本語 한국어 ไทย 🐦👩‍💻 𝒲 e\u0301 \u200f'
  const message = `${scripts}\n${'lorem ipsum '.repeat(3400)}`
  expect((await post(site, formOf({ ...LETTER, name: scripts, message }))).text).toBe('OK')
  const mail = site.mails()[0] ?? ''
  expect(text(mail)).toContain(message)
  expect(header(mail, 'Subject')).toContain('한국어')
})

test('values of the visitor cannot add headers', async () => {
  const evil = 'x\r\nBcc: victim@example.org\r\n\r\n<script>alert(1)</script>\u2028To: a@b.example'
  const fields = Object.fromEntries(
    Object.entries(LETTER).map(([name, value]) => [name, name in CONTACT ? value : evil]),
  )
  const file = new File(['x'], 'a\r\nBcc: victim@example.org', { type: 'text/html\r\nX-Evil: 1' })
  expect((await post(site, formOf({ ...fields, [evil]: evil }, { resume: file }))).text).toBe('OK')
  const mail = site.mails()[0] ?? ''
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(mail) ?? []
  const headers = mail.split(`--${boundary}\r\n`).map((part) => part.split('\r\n\r\n', 1)[0] ?? '')
  expect(headers).toHaveLength(3)
  const names = headers
    .join('\r\n')
    .replace(/\r\n[ \t].*/g, '')
    .split('\r\n')
    .map((line) => line.split(':')[0])
  expect(names).toEqual([
    ...['From', 'To', 'Subject', 'Message-ID', 'Date', 'MIME-Version', 'Content-Type'],
    ...['Content-Type', 'Content-Transfer-Encoding'],
    ...['Content-Type', 'Content-Transfer-Encoding', 'Content-Disposition'],
  ])
})

test('bodies other than forms and JSON are rejected', async () => {
  const wrong = [
    await post(site, 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }),
    await post(site, 'a=b', { path: JSON_PATH, 'content-type': 'text/plain' }),
    await post(site, 'x', { 'content-type': 'multipart/form-data' }),
    await post(site, 'no parts at all', { 'content-type': 'multipart/form-data; boundary=b' }),
    await postJson(site, '{"user_id":'),
    await postJson(site, '[]'),
    await postJson(site, { ...CONTACT, template_params: { name: { nested: 'x' } } }),
  ]
  expect(wrong.map(({ status }) => status)).toEqual([415, 415, 400, 400, 400, 400, 400])
  expect(site.mails()).toEqual([])
})

test('bodies that are too large or have too many parts are rejected with 413', async () => {
  const resume = new File([new Uint8Array(9 * 1024 * 1024)], 'large.pdf', { type: 'application/pdf' })
  const large = await post(site, formOf(APPLICATION, { resume }))
  expect(large).toMatchObject({ status: 413, text: 'The message is larger than 8Mb' })
  const many = formOf({ ...LETTER, ...Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`field${i}`, 'x'])) })
  expect(await post(site, many)).toMatchObject({ status: 413, text: 'The form has too many parts' })
  expect(site.mails()).toEqual([])
})

test('only this site and allowed origins may post', async () => {
  const form = () => formOf(LETTER)
  expect(await post(site, form(), { origin: 'https://evil.example' })).toMatchObject({ status: 403, text: 'Forbidden' })
  expect(await post(site, form(), { origin: 'null' })).toMatchObject({ status: 403 })
  for (const origin of ['https://wrenhaus.example.evil', 'https://evil-wrenhaus.example']) {
    const { status } = await raw(site.port, FORM, { host: 'wrenhaus.example', origin }, 'POST')
    expect([origin, status]).toEqual([origin, 403])
  }
  const bare = await raw(site.port, FORM, {}, 'POST')
  expect(bare.status).toBe(403)
  expect(bare.body.toString()).toBe('API calls are disabled for non-browser applications')
  expect(site.mails()).toEqual([])

  const open = await serverWith({ RELAY_ORIGINS: 'https://www.example.org, https://example.org' })
  const allowed = await post(open, form(), { origin: 'https://www.example.org' })
  expect(allowed.text).toBe('OK')
  expect(allowed.headers.get('access-control-allow-origin')).toBe('https://www.example.org')
  const preflight = await raw(open.port, JSON_PATH, { origin: 'https://example.org' }, 'OPTIONS')
  expect(preflight.status).toBe(204)
  expect(preflight.headers['access-control-allow-headers']).toBe('Content-Type')
  expect((await raw(open.port, JSON_PATH, { origin: 'https://evil.example' }, 'OPTIONS')).headers).not.toHaveProperty(
    'access-control-allow-origin',
  )
})

test('other methods and paths are rejected', async () => {
  const headers = { origin: site.url }
  expect((await raw(site.port, FORM, headers)).status).toBe(405)
  expect((await raw(site.port, '/api/v1.0/email/', headers, 'POST')).status).toBe(404)
})

test('the number of messages per address is limited', async () => {
  const strict = await serverWith({ RELAY_RATE: '2', TRUST_PROXY: '1' })
  const from = (address: string) => post(strict, formOf(LETTER), { 'x-forwarded-for': `9.9.9.9, ${address}` })
  expect((await from('192.0.2.1')).text).toBe('OK')
  expect((await from('192.0.2.1')).text).toBe('OK')
  const refused = await from('192.0.2.1')
  expect(refused).toMatchObject({ status: 429, text: 'Too Many Requests' })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
  expect((await from('192.0.2.2')).text).toBe('OK')
  // Addresses of one IPv6 network count together.
  await from('2001:db8:1:2::1')
  await from('2001:db8:1:2:aaaa::2')
  expect((await from('2001:db8:1:2:bbbb:cccc:dddd:3')).status).toBe(429)
  expect((await from('2001:db8:1:3::1')).text).toBe('OK')
})

test('the log contains no data of the visitor', async () => {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  const logging = await testSite({ RELAY_LOG: 'on' })
  await post(logging, formOf(LETTER))
  await post(logging, formOf({ ...LETTER, user_id: 'Zoë Müller' }))
  await logging.end()
  const lines = write.mock.calls.map(([line]) => String(line))
  write.mockRestore()
  expect(lines.map((line) => JSON.parse(line).event)).toEqual(['message.kept', 'message.refused'])
  expect(lines.join('')).not.toMatch(/Zoë|zoe@|bicycles|127\.0\.0\.1|::1/)
})

test('a message that cannot be stored is rejected with 500', async () => {
  rmSync(site.outboxDir, { recursive: true })
  const answer = await post(site, formOf(LETTER))
  expect(answer).toMatchObject({ status: 500, text: 'The message could not be kept' })
  expect((await raw(site.port, '/healthz')).status).toBe(503)
})
