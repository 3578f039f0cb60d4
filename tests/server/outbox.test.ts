import { mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Outbox } from '../../server/relay/outbox.ts'
import { temporaryFolder } from '../setup/temporary-folder.ts'
import { outboxCommand } from './test-server.ts'

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
})

test('a mail is synced before it is renamed, and its folder afterwards', async () => {
  const handle = await open(folder, 'r')
  const handles: { sync(): Promise<void> } = Object.getPrototypeOf(handle)
  await handle.close()
  const { sync } = handles
  const seen: [string, number][][] = []
  const spy = jest.spyOn(handles, 'sync').mockImplementation(function (this: unknown) {
    seen.push(readdirSync(folder).map((name) => [extname(name), statSync(join(folder, name)).size]))
    return sync.call(this)
  })
  const outbox = await Outbox.open(folder)
  const name = await outbox.store(Buffer.from('a mail'))
  await outbox.markSent(name, { answer: '250', time: '', attempts: 1 })
  spy.mockRestore()
  expect(seen).toEqual([[['.part', 6]], [['.eml', 6]], []])
})

test('incomplete files of crashed processes are removed, those of running ones are not', async () => {
  const names = [`living.eml.${process.ppid}.part`, 'dead.eml.99999999.part', `namesake.eml.${process.pid}.part`]
  for (const name of names) writeFileSync(join(folder, name), '')
  await Outbox.open(folder)
  expect(readdirSync(folder)).toEqual(names.slice(0, 1))
})

test('what the mail server answered is kept for 30 days, in a folder of its user alone', async () => {
  const outbox = await Outbox.open(join(folder, 'a', 'b'))
  expect(statSync(outbox.folder).mode & 0o777).toBe(0o700)
  await outbox.markSent(await outbox.store(Buffer.of()), { answer: '250', time: '', attempts: 1 })
  await outbox.removeOldStatuses(Date.now() + 29 * 86_400_000)
  expect(readdirSync(join(outbox.folder, 'sent'))).toHaveLength(1)
  await outbox.removeOldStatuses(Date.now() + 31 * 86_400_000)
  expect(readdirSync(join(outbox.folder, 'sent'))).toEqual([])
})

test('"npm run outbox" escapes what a terminal obeys or hides, and does not take a missing folder for an empty one', () => {
  const name = '2026-01-31T12-00-00.000Z_0f3a9c21-0000-4000-8000-000000000000.eml'
  const evil = '\u001b[2J\u001b]52;c;cm0=\u0007\u009b1Aa\rb\u202egnp\u0008\u{e0041}\t\u2028'
  const encoded = Buffer.from(evil).toString('base64')
  const head = `Subject: =?utf-8?B?${encoded}?=\r\nReply-To: =?utf-8?B?${encoded}?= <a@b.example>\r\nDate: \u001b[1m\r\n`
  const status = JSON.stringify({ answer: `550 ${evil}\n250 OK`, time: '', attempts: 1 })
  expect(outboxCommand(join(folder, 'none'))).toBe('')
  for (const name of ['0.eml', '0.eml.json']) mkdirSync(join(folder, 'refused', name), { recursive: true })
  writeFileSync(join(folder, 'refused', name), `${head}Content-Transfer-Encoding: base64\r\n\r\n${encoded}`)
  writeFileSync(join(folder, 'refused', `${name}.json`), status)
  // As a mail that the server removes while the list is written.
  symlinkSync('/nothing', join(folder, 'sent.eml'))
  for (const shown of [outboxCommand(folder), outboxCommand(folder, 'show', '3')]) {
    expect(shown).toContain('\\e[2J\\e]52;c;cm0=\\u{7}\\u{9b}1Aa\\rb\\u{202e}gnp\\u{8}\\u{e0041}\\t\\u{2028}')
    expect(shown.replaceAll('\n', '')).toMatch(/^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]+$/u)
    expect(shown).not.toMatch(/^250 OK/m)
  }
})
