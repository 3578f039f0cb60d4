/** What becomes of the words and files of visitors: a mail, or an answer that says why not. */
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { header, mailText } from '../../server/relay/read-mail.ts'
import { FORM_PATH } from '../../tools/stress/serve.ts'
import { APPLICATION, CONTACT, formOf, JSON_PATH, LETTER, type TestSite, testSite } from './test-server.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterEach(() => {
  for (const name of readdirSync(site.outboxDir)) rmSync(join(site.outboxDir, name))
})
afterAll(() => site.end())

const json = (message: unknown) =>
  site.post(typeof message === 'string' ? message : JSON.stringify(message), {
    path: JSON_PATH,
    'content-type': 'application/json',
  })

/** Posts a form and returns its mail. */
async function mailOf(fields: Record<string, string>, resume?: File): Promise<string> {
  expect(await site.post(formOf({ ...LETTER, ...fields }, resume))).toMatchObject({ status: 200, text: 'OK' })
  expect(site.mails()).toHaveLength(1)
  return site.mails()[0] ?? ''
}
const textOf = (mail: string) => mailText(mail).replaceAll('\r\n', '\n')

test('a contact message becomes a mail', async () => {
  const message = 'Hello,\nwe sell bicycles.\n.\nFrom Berlin with love'
  const mail = await mailOf({ phone: '+49 30 1234', company: '', subject: 'A shop for bicycles', message })
  expect([header(mail, 'To'), header(mail, 'From')]).toEqual(['hello@wrenhaus.example', 'site@wrenhaus.example'])
  expect(header(mail, 'Reply-To')).toBe('Zoë Müller <zoe@example.org>')
  expect(header(mail, 'Subject')).toBe('Message: A shop for bicycles - Zoë Müller')
  expect(header(mail, 'Message-ID')).toMatch(/^<.+@wrenhaus\.example>$/)
  expect(textOf(mail)).toBe(
    `Name: Zoë Müller\nEmail: zoe@example.org\nPhone: +49 30 1234\nSubject: A shop for bicycles\n\nMessage:\n\n${message}\n`,
  )
})

test('a JSON message becomes a mail', async () => {
  const message = 'Content-Type: multipart/mixed; boundary="b"'
  expect((await json({ ...CONTACT, template_params: { name: 'Zoe', message, urgent: true } })).text).toBe('OK')
  expect(textOf(site.mails()[0] ?? '')).toBe(`Name: Zoe\nUrgent: true\n\nMessage:\n\n${message}\n`)
})

test('an application is sent to the careers address with its résumé', async () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => (index * 31) % 256)
  const resume = new File([bytes], 'Lebenslauf "Zoë" 简历.pdf', { type: 'application/pdf' })
  const mail = await mailOf({ ...APPLICATION, name: '', job_title: 'Data Scientist' }, resume)
  expect(header(mail, 'To')).toBe('careers@wrenhaus.example')
  expect(header(mail, 'Subject')).toBe('Application: Data Scientist - Zoë')
  expect(mailText(mail)).toContain('[attachment] Lebenslauf "Zoë" 简历.pdf, 100000 bytes')
  expect(mail).toContain('Content-Type: application/pdf')
  expect(mail.replaceAll('\r\n', '')).toContain(Buffer.from(bytes).toString('base64'))
})

test('long messages, long names of files and all scripts are preserved', async () => {
  const scripts = 'Ελληνικά Кириллица العربية עברית हिन्दी 中文 日本語 한국어 ไทย 🐦👩‍💻 𝒲 e\u0301 \u200f'
  const message = `${scripts}\n${'lorem ipsum '.repeat(3400)}`
  const mail = await mailOf({ name: scripts, message }, new File(['x'], `${'简'.repeat(251)}.tar.docx`))
  expect(textOf(mail)).toContain(message)
  expect(header(mail, 'Subject')).toContain('한국어')
  expect(mailText(mail)).toContain(`[attachment] ${'简'.repeat(195)}.docx, 1 bytes`)
})

test.each([
  ['message/rfc822', { name: '\u202e\u0007\udc00', email: 'mailto:a\u200b@例え.テスト', message: 'a\rb\n\rc\0\u0080' }],
  ['Multipart/Mixed; boundary=b', { name: '"Ö" <x@y.example>,', subject: '=?utf-8?q?x?=\r\nX: ü', 'ü\r\nBcc: ü': 'x' }],
  ['a/b; name=ü', { name: 'é'.repeat(300), email: 'a@b.example\r\nBcc: ü@c.example', subject: 'x\r\n\r\nTo: d@e.f' }],
  [`a/${'b'.repeat(2000)}`, { name: '=?utf-8?b?w7w=?=', email: '=?utf-8?q?a?=@b.example' }],
  ['text/html\r\nX-Evil: 1', { email: 'jörg@example.com', message: 'ü'.repeat(2000) }],
])('the words of a visitor add no header, and headers are ASCII (%#)', async (type, fields) => {
  const mail = await mailOf(fields, new File(['ü\r\n.\r\n'], 'Zoë 简历 \u202ea\r\nBcc: b@example.org.pdf', { type }))
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(mail) ?? []
  const headers = mail.split(`--${boundary}\r\n`).map((part) => part.split('\r\n\r\n', 1)[0] ?? '')
  expect(headers.join('\n')).toMatch(/^[\n\r\t -~]*$/)
  // Encoded words are the server's own.
  expect(headers.join('\n')).not.toMatch(/=\?utf-8\?[bq]\?/)
  const names = headers.map((text) => text.match(/^[^\s:]+(?=:)/gm)?.filter((name) => name !== 'Reply-To'))
  const content = ['Content-Type', 'Content-Transfer-Encoding']
  expect(names).toEqual([
    ['From', 'To', 'Subject', 'Message-ID', 'Date', 'MIME-Version', 'Content-Type'],
    content,
    [...content, 'Content-Disposition'],
  ])
  expect(mail).toMatch(/^(?:[\t -~]{0,200}\r\n)*$/)
  expect(mail).toContain(`\r\n\r\n${Buffer.from('ü\r\n.\r\n').toString('base64')}\r\n`)
})

test.each(['a@b, c@d.example', 'a@b.example\u0000', 'jörg@example.com'])(
  'a message from %j has no Reply-To; the address is in its text. The name of its file has no encoded words',
  async (email) => {
    const mail = await mailOf({ email }, new File(['x'], '=?utf-8?q?a=2Eexe?='))
    expect(mail).not.toMatch(/=\?utf-8\?q\?a=2Eexe/)
    expect(header(mail, 'Reply-To')).toBe('')
    expect(textOf(mail)).toContain(`Email: ${email.replace('\u0000', '')}\n`)
  },
)

test('a short field is one line, which no other field can look like', async () => {
  const mail = await mailOf({
    name: 'Zoë\nEmail: boss@example.org',
    phone: '1\r\n\r\nMessage:\r\n\r\nPay',
    company: 'a\u2028Email: b\u0085Email: c\u000bEmail: d',
    'Email: boss@example.org': '1',
  })
  expect(textOf(mail).split('\n\n')[0]?.split('\n').sort()).toEqual([
    'Company: a Email: b Email: c Email: d',
    'Email  boss@example.org: 1',
    'Email: zoe@example.org',
    'Name: Zoë Email: boss@example.org',
    'Phone: 1 Message: Pay',
  ])
})

test.each([
  [400, /^The user_id parameter is required$/, { user_id: '' }],
  [400, /^The Public Key is invalid\. To find this ID, visit https:\/\//, { user_id: 'other' }],
  [400, /^The service ID not found\. To find this ID, visit https:\/\//, { service_id: 'other' }],
  [400, /^The template ID not found\. To find this ID, visit https:\/\//, { template_id: 'other' }],
  [413, /^Variables size limit\. The maximum allowed variables size is 50Kb$/, { message: 'x'.repeat(51 * 1024) }],
])('a message is answered %i %s, as EmailJS does', async (status, text, change) => {
  const message = { ...LETTER, ...change }
  const answers = [await site.post(formOf(message)), await json({ ...message, template_params: message })]
  expect(answers).toMatchObject(Array(2).fill({ status, text: expect.stringMatching(text) }))
  expect(site.mails()).toEqual([])
})

test('other bodies, and those that are too large or have too many parts, are rejected', async () => {
  const large = new File([new Uint8Array(9 * 1024 * 1024)], 'large.pdf', { type: 'application/pdf' })
  const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`field${index}`, 'x']))
  const part = ([name, value]: string[]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const unnamed = Object.entries(LETTER).map(part).join('').replace('"message"', '"message"; filename*=x')
  for (const [status, answer] of [
    [400, site.post(`${unnamed}--b--`, { 'content-type': 'multipart/form-data; boundary=b' })],
    [415, site.post('a=b', { 'content-type': 'application/x-www-form-urlencoded' })],
    [415, site.post('a=b', { path: JSON_PATH, 'content-type': 'text/plain' })],
    [400, site.post('x', { 'content-type': 'multipart/form-data' })],
    [400, site.post('no parts at all', { 'content-type': 'multipart/form-data; boundary=b' })],
    [400, json('{"user_id":')],
    [400, json('[]')],
    ['Variables size limit. The maximum allowed variables size is 50Kb', json(`{${'"a":1,'.repeat(60_000)}"a":1}`)],
    [400, json({ ...CONTACT, template_params: { name: { nested: 'x' } } })],
    ['The message is larger than 8Mb', site.post(formOf(APPLICATION, large))],
    ['The form has too many parts', site.post(formOf({ ...LETTER, ...many }))],
  ] as const)
    expect(await answer).toMatchObject(typeof status === 'number' ? { status } : { status: 413, text: status })
  expect(site.mails()).toEqual([])
})

test('only this site may post, by POST to two paths', async () => {
  const foreign = await site.post(formOf(LETTER), { origin: 'https://evil.example' })
  expect(foreign).toMatchObject({ status: 403, text: 'Forbidden' })
  const bare = await site.get(FORM_PATH, {}, 'POST')
  expect([bare.status, bare.body.toString()]).toEqual([403, 'API calls are disabled for non-browser applications'])
  expect((await site.get(FORM_PATH)).status).toBe(405)
  expect([(await site.get('/api/v1.0/email/', {}, 'POST')).status, site.mails()]).toEqual([404, []])
})

describe('another server', () => {
  let other: TestSite
  afterEach(() => other.end())

  test('lets the pages of RELAY_ORIGINS post', async () => {
    const origin = 'https://www.example.org'
    other = await testSite({ RELAY_ORIGINS: origin })
    const answer = await other.post(formOf(LETTER), { origin })
    expect([answer.text, answer.headers['access-control-allow-origin']]).toEqual(['OK', origin])
    const preflight = await other.get(JSON_PATH, { origin }, 'OPTIONS')
    expect([preflight.status, preflight.headers['access-control-allow-headers']]).toEqual([204, 'Content-Type'])
    const foreign = await other.get(JSON_PATH, { origin: 'https://evil.example' }, 'OPTIONS')
    expect(foreign.headers).not.toHaveProperty('access-control-allow-origin')
  })

  test('writes no data of the visitor into its log', async () => {
    other = await testSite({ RELAY_LOG: 'on' })
    const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
    await other.post(formOf(LETTER))
    await other.post(formOf({ ...LETTER, user_id: 'Zoë Müller' }))
    const lines = write.mock.calls.map(([line]) => String(line))
    write.mockRestore()
    expect(lines.map((line) => JSON.parse(line).event)).toEqual(['message.kept', 'message.refused'])
    expect(lines.join('')).not.toMatch(/Zoë|zoe@|Hello|127\.0\.0\.1|::1/)
  })
})
