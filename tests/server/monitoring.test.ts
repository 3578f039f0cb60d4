import { spawnSync } from 'node:child_process'
import { readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { Outbox } from '../../server/relay/outbox.ts'
import { startSite } from '../../server/start-site.ts'
import { mailServer } from './mail-server.ts'
import { CONTACT, formOf, post } from './relay-messages.ts'
import { raw, SETTINGS, type TestSite, testSite } from './test-server.ts'

let site: TestSite
afterEach(() => site?.end())
const LETTER = { ...CONTACT, name: 'Zoë Müller', email: 'zoe@example.org', message: 'Hello' }

test('/metrics counts events and mails on a separate port, and is off by default', async () => {
  site = await testSite()
  expect(site.metricsPort).toBeUndefined()
  await site.end()
  site = await testSite({ METRICS_PORT: '0' })
  await post(site, formOf(LETTER))
  await post(site, formOf({ ...LETTER, user_id: 'other' }))
  expect((await raw(site.port, '/metrics')).status).toBe(404)
  const text = (await raw(site.metricsPort ?? 0, '/metrics')).body.toString()
  expect(text).toContain('relay_events_total{event="message.kept"} 1\nrelay_events_total{event="message.refused"} 1\n')
  expect(text).toMatch(/^relay_available 1$[\s\S]*^relay_mails_waiting 1$/m)
  expect(text).toContain('process_resident_memory_bytes')
  expect(text).not.toMatch(/zoe|Müller/i)
})

test('/healthz is late, not unavailable, when a mail waits for more than an hour', async () => {
  site = await testSite({ SMTP_URL: 'smtp://127.0.0.1:1' })
  const health = async () => JSON.parse((await raw(site.port, '/healthz')).body.toString())
  await post(site, formOf(LETTER))
  const [name = ''] = await (await Outbox.open(site.outboxDir)).names()
  renameSync(join(site.outboxDir, name), join(site.outboxDir, name.replace(/^\d{4}/, '2020')))
  while (!(await health()).smtp) await new Promise((resolve) => setTimeout(resolve, 20))
  const { status, reasons, outbox, smtp } = await health()
  expect([status, reasons]).toEqual(['late', ['mails wait for the mail server']])
  expect(outbox).toMatchObject({ waiting: 1, writable: true })
  expect(outbox.oldestSeconds).toBeGreaterThan(86_400)
  expect(smtp.code).toBe('ESOCKET')
})

test('a mailbox that refuses is named at /healthz by its variable', async () => {
  const server = await mailServer(undefined, {
    onRcptTo: ({ address }, _, done) =>
      done(address.startsWith('hello') ? Object.assign(new Error('no such user'), { responseCode: 550 }) : null),
  })
  site = await testSite({ SMTP_URL: server.url })
  await post(site, formOf(LETTER))
  const health = async () => JSON.parse((await raw(site.port, '/healthz')).body.toString())
  while ((await health()).outbox.refused === 0) await new Promise((resolve) => setTimeout(resolve, 20))
  expect((await health()).reasons).toEqual([
    'the mail server refused mails',
    'the mail server refuses mails to MAIL_TO_CONTACT (550 EENVELOPE)',
  ])
  await server.close()
})

test('five lines say at the start what the server does, without the password', async () => {
  site = await testSite({
    HOST: '127.0.0.1',
    SMTP_URL: 'smtps://user:secret@mail.example.org',
    TRUST_PROXY: '2',
    MAIL_TO_CONTACT: 'a@x.example, b@x.example',
  })
  const { port, outboxDir, description } = site
  expect(description).toEqual([
    `The site is at http://localhost:${port}, for connections to 127.0.0.1 only`,
    'Visitors: 2 proxies in a row are trusted (TRUST_PROXY)',
    `Messages: kept in ${outboxDir} ("npm run outbox" shows them), then sent by smtps://mail.example.org:465 as user, from site@wrenhaus.example`,
    'Recipients: a@x.example, b@x.example for the contact form, careers@wrenhaus.example for applications',
    expect.stringMatching(/^Limits: 100000 messages per address in ten minutes, 8 MB per message, \d+ connections$/),
  ])
})

test.each([
  [{ OUTBOX_DIR: '/dev/null/outbox' }, 'OUTBOX_DIR, "/dev/null/outbox"'],
  [{ HOST: '203.0.113.254' }, 'HOST is "203.0.113.254"'],
])('it does not start with %j', async (environment, said) => {
  site = await testSite()
  const settings = { ...SETTINGS, OUTBOX_DIR: site.outboxDir, ...environment }
  await expect(startSite(settings, join(site.folder, 'out'))).rejects.toThrow(said)
})

test('the systemd unit and the compose file are valid', () => {
  const unit = readFileSync('deploy/website.service', 'utf8')
  expect(unit).toContain('ExecStart=/usr/bin/env node --import tsx server/main.ts')
  const { error, stderr } = spawnSync('systemd-analyze', ['verify', 'deploy/website.service'], { encoding: 'utf8' })
  if (error) console.warn('There is no systemd here: its unit is not verified.')
  else expect(stderr).not.toContain('website.service')
  const { services } = parse(readFileSync('deploy/compose.yaml', 'utf8'))
  for (const name of ['site', 'messages']) {
    const limits = { read_only: true, cap_drop: ['ALL'], mem_limit: expect.any(String), pids_limit: expect.any(Number) }
    expect(services[name]).toMatchObject(limits)
  }
})
