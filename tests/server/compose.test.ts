/** What foreign text becomes in a mail. */
import { header, mailText } from '../../server/relay/read-mail.ts'
import { APPLICATION, CONTACT, formOf, post } from './relay-messages.ts'
import { type TestSite, testSite } from './test-server.ts'

const LETTER = { ...CONTACT, name: 'Zoë Müller', email: 'zoe@example.org', subject: 'A shop', message: 'Hello' }

let site: TestSite
beforeEach(async () => {
  site = await testSite()
})
afterEach(() => site.end())

const text = (mail: string) => mailText(mail).replaceAll('\r\n', '\n')

test.each([
  'no at sign',
  'a@b, c@d.example',
  'a@b.example\u0000',
  'jörg@example.com',
  'δοκιμή@παράδειγμα.example',
  '"jörg"@example.com',
  'ann@example.com/',
  `${'x'.repeat(290)}@example.com`,
])('a message from %.40j has no Reply-To; the address is in its text', async (email) => {
  expect((await post(site, formOf({ ...LETTER, email }))).text).toBe('OK')
  expect(header(site.mails()[0] ?? '', 'Reply-To')).toBe('')
  expect(text(site.mails()[0] ?? '')).toContain(`Email: ${email.replace('\u0000', '')}`)
})

test.each([
  { name: 'Jörg Müller', email: 'joerg@example.com' },
  { name: '李雷', email: 'li@bücher.example' },
  { email: 'jörg@example.com', subject: 'Größe ✓ 🐦' },
  { name: 'é'.repeat(300), email: '<ann@example.com>' },
  { name: '"Zoë" <x@y.example>,', email: 'a..b@example.com' },
  { name: '\u202eevil\u0007\udc00', email: 'ann\u200b@example.com' },
  { subject: '=?utf-8?q?x?=\r\nX: ü', email: 'mailto:ann@example.com' },
  { 'feld ü\r\nBcc: ü': 'x', email: 'ann@例え.テスト' },
  { name: 'a\tb\u0085c\u2028d', email: 'ann＠example.com' },
  { email: 'ann@example.com\r\nBcc: ü@example.com' },
  { message: 'a\rb\n\rc\0\u0080', type: 'message/rfc822' },
  { message: 'ü'.repeat(2000), type: 'Multipart/Mixed; boundary=b' },
])('headers are ASCII with %j', async ({ type = 'application/pdf; name=ü', ...fields }) => {
  const file = new File(['ü\r\n.\r\n'], 'Lebenslauf Zoë 简历 \u202e.pdf', { type })
  expect((await post(site, formOf({ ...LETTER, ...fields }, { resume: file }))).text).toBe('OK')
  const mail = site.mails()[0] ?? ''
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(mail) ?? []
  const headers = mail.split(`--${boundary}`).map((part) => part.split('\r\n\r\n', part.startsWith('\r\n') ? 2 : 1)[0])
  expect(headers.join('\n')).toMatch(/^[\n\r\t -~]*$/)
  expect(mail).not.toMatch(/^bcc:/im)
  expect(mail).toMatch(/^(?:[\t -~]{0,200}\r\n)*$/)
  expect(mail).toContain(`\r\n\r\n${Buffer.from('ü\r\n.\r\n').toString('base64')}\r\n`)
})

test.each([
  ['name', 'Zoë\nEmail: boss@example.org', 'Name: Zoë Email: boss@example.org'],
  ['phone', '1\r\n\r\nMessage:\r\n\r\nPay', 'Phone: 1 Message: Pay'],
  ['company', 'a\u2028Email: b\u0085Email: c\u000bEmail: d', 'Company: a Email: b Email: c Email: d'],
  ['Email: boss@example.org', '1', 'Email  boss@example.org: 1'],
])('the short field %j is one line in the mail', async (name, value, line) => {
  expect((await post(site, formOf({ ...LETTER, [name]: value }))).text).toBe('OK')
  const lines = text(site.mails()[0] ?? '').split('\n')
  expect(lines).toContain(line)
  expect(lines.filter((each) => each.startsWith('Email:'))).toHaveLength(1)
})

test.each([
  [`${'a'.repeat(251)}.pdf`, `${'a'.repeat(196)}.pdf`],
  [`${'简'.repeat(80)}.tar.docx`, `${'简'.repeat(80)}.tar.docx`],
  ['x'.repeat(255), 'x'.repeat(200)],
])('the attachment %.20s… keeps its ending', async (name, kept) => {
  await post(
    site,
    formOf({ ...APPLICATION, full_name: 'Zoë' }, { resume: new File(['x'], name, { type: 'application/pdf' }) }),
  )
  expect(mailText(site.mails()[0] ?? '')).toContain(`[attachment] ${kept}, 1 bytes`)
})
