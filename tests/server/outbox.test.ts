import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { Outbox } from '../../server/relay/outbox.ts'

const folder = mkdtempSync(join(tmpdir(), 'outbox-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

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
  rmSync(join(folder, 'sent'), { recursive: true })
  const names = [`living.eml.${process.ppid}.part`, 'dead.eml.99999999.part', `namesake.eml.${process.pid}.part`]
  for (const name of names) writeFileSync(join(folder, name), '')
  await Outbox.open(folder)
  expect(readdirSync(folder)).toEqual(names.slice(0, 1))
})
