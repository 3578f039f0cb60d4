import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contactForm, FORM_PATH, send, serve } from '../stress/serve.ts'
import { APPLICATION, CONTACT, formOf, post } from './relay-messages.ts'
import { raw, SETTINGS, type TestSite, testSite, writeExport } from './test-server.ts'

const LETTER = { ...CONTACT, name: 'Zoë', message: 'Hello' }
/** Returns false when the command fails or there are no root permissions. */
const asRoot = (command: string) =>
  spawnSync(`${process.getuid?.() === 0 ? '' : 'sudo -n '}${command}`, { shell: true }).status === 0

describe('a small disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wrenhaus-disk-'))
  const mounted = asRoot(`mount -t tmpfs -o size=48m,mode=777 tmpfs ${folder}`)
  const onDisk = mounted ? test : test.skip
  if (!mounted) console.warn('No disk can be mounted: full and read-only disks are not tested.')
  afterAll(() => {
    if (mounted) asRoot(`umount -l ${folder}`)
    rmSync(folder, { recursive: true })
  })

  let site: TestSite
  beforeEach(async () => {
    site = await testSite({ OUTBOX_DIR: join(folder, 'outbox') })
  })
  afterEach(async () => {
    asRoot(`mount -o remount,rw ${folder}`)
    asRoot(`rm -f ${join(folder, 'filler')}`)
    await site.end()
  })
  const health = async () => {
    const { status, body } = await raw(site.port, '/healthz')
    return { code: status, ...JSON.parse(body.toString()) }
  }
  const storedFiles = () => readdirSync(site.outboxDir)

  onDisk('that is full: messages are rejected and leave no files, until there is space', async () => {
    const filler = join(folder, 'filler')
    asRoot(`dd if=/dev/zero of=${filler} bs=64k`)
    expect(await health()).toMatchObject({ code: 503, status: 'unavailable', reasons: ['the disk is full'] })
    const resume = new File([new Uint8Array(300_000)], 'cv.pdf')
    for (const form of [formOf(LETTER), formOf({ ...APPLICATION, full_name: 'Zoë' }, { resume })]) {
      expect(await post(site, form)).toMatchObject({ status: 500, text: 'The message could not be kept' })
    }
    expect(storedFiles()).toEqual([])
    asRoot(`rm ${filler}`)
    expect((await post(site, formOf(LETTER))).text).toBe('OK')
    expect(storedFiles()).toHaveLength(1)
    expect(await health()).toMatchObject({ code: 200, status: 'ok', reasons: [] })
  })

  onDisk('that becomes read-only: messages are rejected until it is writable', async () => {
    const before = storedFiles().length
    asRoot(`mount -o remount,ro ${folder}`)
    expect(await health()).toMatchObject({ status: 'unavailable', reasons: ['the outbox cannot be written to'] })
    expect((await post(site, formOf(LETTER))).status).toBe(500)
    asRoot(`mount -o remount,rw ${folder}`)
    expect((await post(site, formOf(LETTER))).text).toBe('OK')
    expect(storedFiles()).toHaveLength(before + 1)
  })
})

test('300 idle connections do not block others when file descriptors are few and the log fails', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wrenhaus-few-'))
  writeExport(join(folder, 'out'))
  const before = 'ulimit -n 160; exec 2>/dev/full'
  const { port, process: server } = await serve(join(folder, 'outbox'), {
    folder,
    before,
    env: { ...SETTINGS, RELAY_LOG: 'on' },
  })
  const ended = once(server, 'exit')
  const idle = Array.from({ length: 300 }, () => connect(port, '127.0.0.1').on('error', () => {}))
  try {
    await Promise.all(idle.map((socket) => once(socket, 'connect')))
    // Too long to stay in memory.
    const long = contactForm('long').replace('text ', 'text '.repeat(9000))
    const answers = [
      await send(port, '/'),
      await send(port, FORM_PATH, contactForm('short')),
      await send(port, FORM_PATH, long),
    ]
    expect(answers).toEqual([200, 200, 200])
    expect(readdirSync(join(folder, 'outbox'))).toHaveLength(2)
  } finally {
    for (const socket of idle) socket.destroy()
    server.kill('SIGTERM')
  }
  expect(await ended).toEqual([0, null])
  rmSync(folder, { recursive: true })
})

test('rate limits and health survive a clock that is set back by years', async () => {
  const clock = ['nextTick', 'setImmediate', 'setInterval', 'setTimeout', 'queueMicrotask', 'performance'] as const
  jest.useFakeTimers({ now: Date.parse('2040-01-01'), doNotFake: [...clock, 'clearTimeout', 'clearInterval'] })
  const site = await testSite({ RELAY_RATE: '2' })
  expect((await post(site, formOf(LETTER))).text).toBe('OK')
  jest.setSystemTime(Date.parse('2020-01-01'))
  expect((await post(site, formOf(LETTER))).text).toBe('OK')
  const refused = await post(site, formOf(LETTER))
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600)
  const health = JSON.parse((await raw(site.port, '/healthz')).body.toString())
  expect(health).toMatchObject({ status: 'ok', outbox: { waiting: 2, oldestSeconds: 0 } })
  jest.useRealTimers()
  await site.end()
})
