/** The server in a process of its own, as `npm run serve` starts it. `npm run stress` does more of this, for longer. */
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fuzz } from '../../tools/stress/fuzz.ts'
import { contactForm, FORM_PATH, FORM_TYPE, send, serve } from '../../tools/stress/serve.ts'
import { temporaryFolder } from '../setup/temporary-folder.ts'
import { SETTINGS, until, writeExport } from './test-server.ts'

const folder = temporaryFolder()
writeExport(join(folder, 'out'))

test('malformed forms do not crash the server, lose messages or leave files open', async () => {
  expect(await fuzz(join(folder, 'fuzz'), 260, { folder, env: SETTINGS, descriptors: 80 })).toMatchObject({ ok: true })
})

// SIGHUP is the end of its terminal.
test.each(['SIGTERM', 'SIGHUP'] as const)('short of files and disk it answers; %s ends it well', async (signal) => {
  const outbox = join(folder, signal)
  const before = 'ulimit -n 400; exec >/dev/full 2>&1'
  const server = await serve(outbox, { folder, before, env: { ...SETTINGS, RELAY_LOG: 'on' } })
  const { port } = server
  const ended = once(server.process, 'exit')
  const slow = Array.from({ length: 450 }, (_, index) =>
    connect({ port, host: '127.0.0.1', localAddress: `127.0.1.${index % 250}` }).on('error', () => {}),
  )
  const head = `POST ${FORM_PATH} HTTP/1.1\r\nHost: h\r\nOrigin: http://h\r\nContent-Type: ${FORM_TYPE}`
  for (const socket of slow) socket.write(`${head}\r\nContent-Length: 99\r\n\r\n-`)
  await until(() => slow.every(({ connecting }) => !connecting))
  expect(await send(port, '/')).toBe(200)
  expect(await send(port, FORM_PATH, contactForm('short'))).toBe(200)
  // Too long to stay in memory.
  expect(await send(port, FORM_PATH, contactForm('long').replace('text ', 'text '.repeat(9000)))).toBe(200)
  for (const socket of slow) socket.destroy()

  // The first connection could be used again, and the second one is.
  const sockets = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')] as const
  const form = contactForm('pending')
  for (const socket of sockets) {
    socket.write(`${head}\r\nExpect: 100-continue\r\nContent-Length: ${form.length}\r\n\r\n`)
    await once(socket, 'data')
  }
  server.process.kill(signal)
  await until(async () => (await send(port, '/')) === 0)
  const stopped = performance.now()
  sockets[0].write(form)
  sockets[1].write(`${form}GET / HTTP/1.1\r\nHost: h\r\n\r\n`)
  const [first, second] = await Promise.all(sockets.map(text))
  expect(first).toMatch(/^HTTP\/1.1 200 /)
  expect(second).toMatch(/^HTTP\/1.1 200 .*^HTTP\/1.1 200 .*^Connection: close/ms)
  expect(await ended).toEqual([0, null])
  expect(performance.now() - stopped).toBeLessThan(5000)
  expect(readdirSync(outbox)).toHaveLength(4)
})
