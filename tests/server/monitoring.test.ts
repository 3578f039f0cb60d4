/** What the operator reads: at the start, at /healthz and /metrics, also when the disk fails. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { outputFile } from '../../lib/output-file.ts'
import { Outbox } from '../../server/relay/outbox.ts'
import { startSite } from '../../server/start-site.ts'
import { SERVER } from '../../tools/stress/serve.ts'
import { mailServer, on } from './mail-server.ts'
import { APPLICATION, formOf, LETTER, raw, SETTINGS, type TestSite, testSite, until } from './test-server.ts'

let site: TestSite
afterEach(() => site?.end())

test('/metrics counts events and mails on a port of its own', async () => {
  site = await testSite({ METRICS_PORT: '0' })
  await site.post(formOf(LETTER))
  await site.post(formOf({ ...LETTER, user_id: 'other' }))
  expect((await site.get('/metrics')).status).toBe(404)
  const text = (await raw(site.metricsPort ?? 0, '/metrics?name[]=up')).body.toString()
  expect(text).toContain('relay_events_total{event="message.kept"} 1\nrelay_events_total{event="message.refused"} 1\n')
  expect(text).toMatch(/^relay_available 1$[\s\S]*^relay_mails_waiting 1$/m)
  expect(text).toContain('process_resident_memory_bytes')
  expect(text).not.toMatch(/zoe|Müller/i)
})

test('/healthz is late, not unavailable, when a mail waits for more than an hour', async () => {
  site = await testSite({ SMTP_URL: 'smtp://127.0.0.1:1' })
  await (await Outbox.open(site.outboxDir)).store(Buffer.from('To: a@x.example\r\n\r\n'), new Date('2020-01-01'))
  await site.post(formOf(LETTER))
  await until(async () => (await site.health()).smtp !== undefined)
  expect(await site.health()).toMatchObject({
    status: 'late',
    reasons: ['mails wait for the mail server'],
    outbox: { waiting: 2, writable: true },
    smtp: { code: 'ESOCKET' },
  })
})

test('a mailbox that refuses is named at /healthz by its variable', async () => {
  const server = await mailServer(on('RCPT TO:<hello', '550 no such user'))
  site = await testSite({ SMTP_URL: server.url })
  await site.post(formOf(LETTER))
  await until(async () => (await site.health()).outbox?.refused === 1)
  expect((await site.health()).reasons).toEqual([
    'the mail server refused mails',
    'the mail server refuses mails to MAIL_TO_CONTACT (550 EENVELOPE)',
  ])
  server.close()
})

test('five lines say at the start what the server does, without the password', async () => {
  site = await testSite({
    HOST: '127.0.0.1',
    SMTP_URL: 'smtps://user:secret@mail.example.org',
    TRUST_PROXY: '2',
    MAIL_TO_CONTACT: 'a@x.example, b@x.example',
  })
  const { port, outboxDir, description, metricsPort } = site
  expect(description).toEqual([
    `The site is at http://localhost:${port}, for connections to 127.0.0.1 only`,
    'Visitors: 2 proxies in a row are trusted (TRUST_PROXY)',
    `Messages: kept in ${outboxDir} ("npm run outbox" shows them), then sent by smtps://mail.example.org:465 as user, from site@wrenhaus.example`,
    'Recipients: a@x.example, b@x.example for the contact form, careers@wrenhaus.example for applications',
    expect.stringMatching(/^Limits: 100000 messages per address in ten minutes, 8 MB per message, \d+ connections$/),
  ])
  expect(metricsPort).toBeUndefined()
})

test('what keeps it from starting is named', async () => {
  site = await testSite()
  const [out, none, unfinished] = ['out', 'none', 'unfinished'].map((name) => join(site.folder, name))
  // As Ctrl+C leaves it while pages are written.
  outputFile(`${unfinished}/index.html`, '')
  for (const [environment, folder, said] of [
    [{ OUTBOX_DIR: '/dev/null/outbox' }, out, 'OUTBOX_DIR, "/dev/null/outbox"'],
    [{ OUTBOX_DIR: '/proc/outbox/a' }, out, 'OUTBOX_DIR, "/proc/outbox/a"'],
    [{ OUTBOX_DIR: `${out}/outbox` }, out, 'which is published'],
    [{ OUTBOX_DIR: 'public/outbox' }, out, 'which is published'],
    [{ HOST: '203.0.113.254' }, out, 'HOST is "203.0.113.254"'],
    [{ METRICS_PORT: `${site.port}` }, out, `Port ${site.port} is taken. Choose another one, as in METRICS_PORT=`],
    [{}, none, 'run "npm run build" first'],
    [{}, unfinished, 'is not finished: run npm run build'],
  ] as const)
    await expect(startSite({ ...SETTINGS, OUTBOX_DIR: site.outboxDir, ...environment }, folder)).rejects.toThrow(said)
  // Another process has the port, and sends the mails.
  const server = await mailServer()
  await site.post(formOf(LETTER))
  const env = { ...process.env, ...SETTINGS, PORT: `${site.port}`, OUTBOX_DIR: site.outboxDir, SMTP_URL: server.url }
  const { stderr } = spawnSync(process.execPath, SERVER, { cwd: site.folder, env, encoding: 'utf8' })
  expect(stderr).toContain(`Port ${site.port} is taken`)
  expect(server.received).toEqual([])
  server.close()
})

test('the systemd unit and the compose file are valid', () => {
  const unit = readFileSync('deploy/website.service', 'utf8')
  expect(unit).toContain('ExecStart=/usr/bin/env node --import tsx server/main.ts')
  const { error, stderr } = spawnSync('systemd-analyze', ['verify', 'deploy/website.service'], { encoding: 'utf8' })
  if (error) console.warn('There is no systemd here: its unit is not verified.')
  else expect(stderr).not.toContain('website.service')
  const limits = { read_only: true, cap_drop: ['ALL'], mem_limit: expect.any(String), pids_limit: expect.any(Number) }
  const { services } = parse(readFileSync('deploy/compose.yaml', 'utf8'))
  expect(services).toMatchObject({ site: limits, messages: limits })
  // deploy/.env may hold the password of the mail server: it stays out of the layers of the build.
  expect(readFileSync('.dockerignore', 'utf8')).toMatch(/^\*\*\/\.env\*$/m)
})

describe('a small disk', () => {
  /** Returns false when the command fails or there are no root permissions. */
  const asRoot = (command: string) =>
    spawnSync(`${process.getuid?.() === 0 ? '' : 'sudo -n '}${command}`, { shell: true }).status === 0
  const disk = mkdtempSync(join(tmpdir(), 'wrenhaus-disk-'))
  const remount = (options: string) => `mount -o remount,${options} ${disk}`
  const mounted = asRoot(`mount -t tmpfs -o size=48m,mode=777 tmpfs ${disk}`)
  if (!mounted) console.warn('No disk can be mounted: full and read-only disks are not tested.')
  afterAll(() => {
    if (mounted) asRoot(`umount -l ${disk}`)
    rmSync(disk, { recursive: true })
  })

  ;(mounted ? test : test.skip).each([
    ['is full', `dd if=/dev/zero of=${disk}/filler bs=64k`, `rm ${disk}/filler`, 'the disk is full'],
    ['becomes read-only', remount('ro'), remount('rw'), 'the outbox cannot be written to'],
  ])('that %s: messages are rejected and leave no files, until it is well again', async (_, fail, fix, reason) => {
    site = await testSite({ OUTBOX_DIR: mkdtempSync(join(disk, 'outbox-')) })
    asRoot(fail)
    expect((await site.get('/healthz')).status).toBe(503)
    expect(await site.health()).toMatchObject({ status: 'unavailable', reasons: expect.arrayContaining([reason]) })
    for (const form of [formOf(LETTER), formOf(APPLICATION, new File([new Uint8Array(300_000)], 'cv.pdf'))])
      expect(await site.post(form)).toMatchObject({ status: 500, text: 'The message could not be kept' })
    expect(readdirSync(site.outboxDir)).toEqual([])
    asRoot(fix)
    expect((await site.post(formOf(LETTER))).text).toBe('OK')
    expect(site.mails()).toHaveLength(1)
    expect(await site.health()).toMatchObject({ status: 'ok', reasons: [] })
  })
})
