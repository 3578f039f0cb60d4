/** A Postfix of the system that refuses what is not ASCII in headers, and has a self-signed certificate. */
import { hasPostfix, type Postfix, startPostfix } from './postfix.ts'
import { APPLICATION, bytePattern, CONTACT, formOf, type TestSite, testSite, until } from './test-server.ts'

if (!hasPostfix()) test.skip('Postfix is not installed, or this user is not root', () => {})
else {
  let postfix: Postfix
  let site: TestSite
  beforeAll(async () => {
    postfix = await startPostfix('wrenhaus.example')
  })
  afterAll(() => postfix?.stop())
  afterEach(() => site?.end())

  test('every message arrives once, with its attachment byte for byte', async () => {
    site = await testSite({ SMTP_URL: `${postfix.url}?requireTLS=true&tls.ca=${postfix.certificate}` })
    const bytes = bytePattern(400_000)
    const resume = new File([bytes], 'Lebenslauf Zoë 简历.pdf', { type: 'application/pdf' })
    const messages = [
      formOf({ ...CONTACT, name: 'Jörg', email: 'jörg@example.com', subject: 'Größe', message: 'Raw UTF-8 1.' }),
      formOf({ ...CONTACT, name: '李雷', email: 'li@bücher.example', message: '.\n..\nFrom me\n\u202e 2.' }),
      formOf({ ...APPLICATION, full_name: 'Zoë', email: 'zoe@example.org', cover_letter: '3.' }, resume),
      formOf({ ...CONTACT, name: 'x'.repeat(900), email: 'a@b', message: `${'long line '.repeat(2000)}4.` }),
    ]
    for (const message of messages) expect((await site.post(message)).text).toBe('OK')
    await until(() => site.mails().length === 0 && postfix.mails().length >= messages.length)
    const mails = postfix.mails()
    expect(mails).toHaveLength(messages.length)
    const [, encoded = ''] =
      mails.find((mail) => mail.includes('application/pdf'))?.split(/^Content-Disposition.*\n(?:[ \t].*\n)*\n/m) ?? []
    expect(Buffer.from(encoded.split('\n--')[0] ?? '', 'base64').equals(bytes)).toBe(true)
  })
}
