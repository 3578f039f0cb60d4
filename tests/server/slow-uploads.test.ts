import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type FileHandle, open } from 'node:fs/promises'
import { createServer, IncomingMessage } from 'node:http'
import { connect, Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { limitConnections } from '../../server/connection-limit.ts'
import { close, listen } from '../../server/lifecycle.ts'
import { RateLimit } from '../../server/relay/limits.ts'
import { ClientDisconnected, OpenUploads } from '../../server/relay/open-uploads.ts'
import { temporaryFolder } from '../setup/temporary-folder.ts'
import { testSite } from './test-server.ts'

const MINUTE = 60_000
const MEGABYTE = 1024 * 1024
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))
afterEach(() => jest.useRealTimers())

test('an address is forgotten ten minutes after its first message, though nobody writes any more', () => {
  jest.useFakeTimers()
  const rate = new RateLimit(2)
  expect([rate.take('a'), rate.take('a'), rate.take('a')]).toEqual([0, 0, 600])
  jest.advanceTimersByTime(9 * MINUTE)
  expect([rate.take('a'), rate.take('b'), rate.size]).toEqual([60, 0, 2])
  jest.advanceTimersByTime(MINUTE)
  expect([rate.size, rate.take('a'), rate.take('a'), rate.take('a')]).toEqual([1, 0, 0, 600])
  for (let index = 0; index < 60_000; index++) rate.take(`${index}`)
  expect([rate.size, jest.getTimerCount()]).toEqual([50_000, 1])
  jest.advanceTimersByTime(10 * MINUTE)
  expect([rate.size, jest.getTimerCount()]).toEqual([0, 0])
})

describe('uploads', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }))
  const folder = temporaryFolder()
  const files: FileHandle[] = []
  const started: OpenUploads[] = []
  // Every handle is closed, whatever became of its upload.
  afterEach(async () => {
    for (const uploads of started.splice(0)) uploads.stop()
    while (files.some(({ fd }) => fd !== -1)) await nextTurn()
  })
  function newUploads(maxTotalBytes?: number): OpenUploads {
    const openFile = async () => {
      const file = await open(join(folder, randomUUID()), 'wx+')
      files.push(file)
      return file
    }
    const uploads = new OpenUploads(openFile, 8 * MEGABYTE, maxTotalBytes)
    started.push(uploads)
    return uploads
  }

  /** `finished` is the number of bytes received, or the error, as `result` is once it is known. */
  function startUpload(uploads: OpenUploads, address = 'a') {
    const request = new IncomingMessage(new Socket())
    const receive = async () => {
      const body = await uploads.receive(request, address)
      body.destroy()
      return body.bytes
    }
    const upload = { request, result: undefined as unknown, finished: receive().catch((error: unknown) => error) }
    void upload.finished.then((result) => {
      upload.result = result
    })
    return upload
  }
  /** Sends `bytes` each second. */
  async function sendBytes(upload: ReturnType<typeof startUpload>, bytes: number, seconds = 1): Promise<void> {
    for (let second = 0; second < seconds; second += 1) {
      if (bytes > 0) upload.request.push(Buffer.alloc(bytes, 'x'))
      for (let turns = 0; turns < 2 || (upload.request.readableLength > 0 && !upload.result); turns += 1)
        await nextTurn()
      jest.advanceTimersByTime(1000)
    }
  }

  test('of 2 MB at 2 KB a second are accepted, which takes 17 minutes', async () => {
    const phone = startUpload(newUploads())
    await sendBytes(phone, 2048, 1024)
    phone.request.complete = true
    phone.request.push(null)
    expect(await phone.finished).toBe(2 * MEGABYTE)
  })

  test.each([
    ['a byte a second', 1, 30],
    ['a kilobyte a second', 1024, 94],
  ])('of %s are rejected with 408 after the grace period', async (_, bytes, seconds) => {
    const upload = startUpload(newUploads())
    await sendBytes(upload, bytes, seconds - 2)
    expect(upload.result).toBeUndefined()
    await sendBytes(upload, bytes, 5)
    expect(await upload.finished).toMatchObject({ status: 408 })
  })

  test.each(['during', 'right after'])('of a client that disconnects %s the body get no answer', async (when) => {
    const upload = startUpload(newUploads())
    await sendBytes(upload, 50_000)
    upload.request.complete = when === 'right after'
    upload.request.destroy()
    expect(await upload.finished).toBeInstanceOf(ClientDisconnected)
  })

  test('beyond eight slow ones of an address: the oldest are rejected', async () => {
    const uploads = newUploads()
    const sameAddress = Array.from({ length: 10 }, () => startUpload(uploads))
    const other = startUpload(uploads, 'b')
    await sendBytes(other, 1, 7)
    const refused = { status: 408 }
    expect(sameAddress.map(({ result }) => result)).toMatchObject([refused, refused, ...Array(8).fill(undefined)])
    expect(other.result).toBeUndefined()
  })

  test('that exceed the limit of all together: the oldest large slow one is rejected', async () => {
    const uploads = newUploads(MEGABYTE)
    const [small, oldest, second] = [startUpload(uploads), startUpload(uploads), startUpload(uploads)]
    await sendBytes(small, 100)
    await sendBytes(oldest, 0.5 * MEGABYTE)
    await sendBytes(second, 0.08 * MEGABYTE, 5)
    const last = startUpload(uploads)
    await sendBytes(last, 0.5 * MEGABYTE)
    expect(await oldest.finished).toMatchObject({ status: 408 })
    expect([small, second, last].map(({ result }) => result)).toEqual([undefined, undefined, undefined])
  })

  test('that exceed it while none is slow: the last one is rejected with 503', async () => {
    const uploads = newUploads(MEGABYTE)
    const [first, last] = [startUpload(uploads), startUpload(uploads)]
    await sendBytes(first, 0.8 * MEGABYTE)
    await sendBytes(last, 0.5 * MEGABYTE)
    expect(await last.finished).toMatchObject({ status: 503 })
    expect(first.result).toBeUndefined()
  })
})

test('of too many connections, the one with the oldest request that is not being handled is closed with 408', async () => {
  const server = createServer(({ url }, response) => url === '/slow' || response.end('well'))
  limitConnections(server, 3)
  const port = await listen(server, 0)
  const sockets: Socket[] = []
  const open = async () => {
    const socket = connect(port)
    sockets.push(socket)
    await once(server, 'connection')
    return socket
  }
  const ask = async (socket: Socket) => {
    socket.write('GET / HTTP/1.1\r\nHost: h\r\n\r\n')
    return String(await once(socket, 'data'))
  }
  const busy = await open()
  busy.write('GET /slow HTTP/1.1\r\nHost: h\r\n\r\n')
  await once(server, 'request')
  const [active, idle] = [await open(), await open()]
  await ask(active)
  const last = await open()
  expect(String(await once(idle, 'data'))).toMatch(/^HTTP\/1\.1 408 /)
  for (const socket of [active, last]) expect(await ask(socket)).toContain('200 OK')
  for (const socket of sockets) socket.destroy()
  await close(server, 0)
})

test('pipelined requests are answered in order, and close the connection when there are too many', async () => {
  const site = await testSite()
  const get = (more = '') => `GET /about/ HTTP/1.1\r\nHost: h\r\n${more}\r\n`
  const pages = async (count: number) => {
    const socket = connect(site.port).on('error', () => {})
    socket.write(get().repeat(count - 1) + get('Connection: close\r\n'))
    return (await text(socket).catch(() => '')).match(/<html>about/g)?.length ?? 0
  }
  expect(await pages(9)).toBe(9)
  expect(await pages(20)).toBeLessThan(9)
  await site.end()
})
