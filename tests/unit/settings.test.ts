import { parseSmtpUrl } from '@/server/relay/smtp-url.ts'
import { readSettings } from '@/server/settings.ts'

const MAIL = { MAIL_TO_CONTACT: 'a@x.example', MAIL_TO_APPLICATION: 'b@x.example' }

test.each([
  ['smtps://user:pa#s/s?w:@rd@mail.example', { user: 'user', pass: 'pa#s/s?w:@rd' }],
  ['smtps://a%40x.org:p%23%25@mail.example/', { user: 'a@x.org', pass: 'p#%' }],
  ['smtps://mail.example', undefined],
])('SMTP_URL=%s has the login %j', (url, auth) => {
  expect(parseSmtpUrl(url)).toMatchObject({ host: 'mail.example', port: 465, secure: true })
  expect(parseSmtpUrl(url).auth).toEqual(auth)
})

test('several recipients and names are taken', () => {
  const MAIL_FROM = 'Wren Häus <site@x.example>'
  const MAIL_TO_CONTACT = 'a@x.example <a@x.example>, "Lee, Ann" <c@bücher.example>'
  const { mail } = readSettings({ ...MAIL, MAIL_FROM, MAIL_TO_CONTACT })
  expect(mail.from).toEqual({ name: 'Wren Häus', address: 'site@x.example' })
  expect(mail.to.contact.map(({ address }) => address)).toEqual(['a@x.example', 'c@xn--bcher-kva.example'])
})

test('spaces and a CR at the ends, as of an env file of Windows, and brackets of a host do not count', () => {
  const windows = { PORT: ' ', HOST: '[::1]\r', OUTBOX_DIR: 'mails\r', RELAY_LOG: 'OFF\r', METRICS_PORT: '\r' }
  const read = { port: 3000, host: '::1', outboxDir: 'mails', log: false, metrics: undefined }
  expect(readSettings({ ...MAIL, ...windows })).toMatchObject(read)
})

test.each([
  ['SMTP_URL', 'smtp://user:p%ss@mail.example', '%25'],
  ['SMTP_URL', 'smtp://user@mail.example', 'user:password'],
  ['SMTP_URL', 'smtp://mail.example:0', 'port 0'],
  ['SMTP_URL', 'smtp://user:a@mail.example:465', 'smtps://'],
  ['SMTP_URL', 'smtps://user:a@mail.example:587', 'write smtp://'],
  ['SMTP_URL', 'smtp://mail.example?pool=true', 'pool'],
  ['SMTP_URL', 'smtp://mail.example?tls.ca=package.json', 'no certificates'],
  ['SMTP_URL', 'smtp://mail.example?tls.minVersion=1.2', '"1.2"'],
  ['SMTP_URL', 'smtp://mail.example?authMethod=basic', 'PLAIN'],
  ['SMTP_URL', 'smtp://mail.example?name=a%0d%0ab', 'name of a host'],
  ['SMTP_URL', 'smtp://mail.example?requireTLS=true&ignoreTLS=true', 'contradict'],
  ['MAIL_FROM', 'a@x.example, b@x.example', 'more than one'],
  ['MAIL_FROM', 'Wren: Web (Berlin) <a@x.example>', 'in quotation marks'],
  ['MAIL_TO_CONTACT', 'a@x.example; nobody', 'nobody'],
  ['MAIL_TO_CONTACT', 'a@x.example b@x.example', 'by commas'],
  ['RELAY_ORIGINS', 'www.example.com', '"www.example.com"'],
  ...['yes', '0x1'].map((text) => ['TRUST_PROXY', text, `"${text}"`]),
  ['NODE_EXTRA_CA_CERTS', '/none.pem', '/none.pem'],
  ...['"3000"', '0x10', '1e3', '80.', '+80'].map((port) => ['PORT', port, `in digits, got ${port}`]),
  ['METRICS_PORT', '70000', 'from 0 to 65535'],
  ['RELAY_RATE', '0', 'at least 1'],
  ['RELAY_LOG', 'never', 'on'],
  ['SMTP_URL', 'smtp://mail..example', 'expected smtp://'],
  ...['~/outbox', '$HOME/outbox', '/srv/$APP/outbox', '/srv/%APP%/outbox', '`pwd`/outbox', '/srv/{{ app }}/outbox']
    .concat('file:///var/lib/outbox', 's3://mails', '"/var/lib/outbox"')
    .map((path) => ['OUTBOX_DIR', path, 'without ~']),
])('%s=%s is refused by name, with what to write', (name, value, said) => {
  const read = () => readSettings({ ...MAIL, [name]: value })
  expect(read).toThrow(`${name}: `)
  expect(read).toThrow(said)
  expect(read).not.toThrow('p%ss')
})
