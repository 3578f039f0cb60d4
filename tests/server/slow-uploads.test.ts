import { once } from 'node:events'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { createServer, IncomingMessage } from 'node:http'
import { connect, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { handleSequentially, limitConnections } from '../../server/connection-limit.ts'
import { close, listen } from '../../server/lifecycle.ts'
import { RateLimit } from '../../server/relay/limits.ts'
import { OpenUploads } from '../../server/relay/open-uploads.ts'
import { until } from './mail-server.ts'
import { CONTACT, FORM, formOf, post } from './relay-messages.ts'
import { testSite } from './test-server.ts'

const MEGABYTE = 1024 * 1024
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))
/** The outcome of an upload, once the file that it is written to has reported it. */
async function resultOf(upload: { result: unknown }): Promise<unknown> {
  while (upload.result === undefined) await nextTurn()
  return upload.result
}

describe('the addresses of senders', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const MINUTE = 60_000

  test('are forgotten ten minutes after the first message, though nobody writes any more', () => {
    const rate = new RateLimit(20)
    rate.take('a')
    jest.advanceTimersByTime(9 * MINUTE)
    rate.take('a')
    rate.take('b')
    expect(rate.size).toBe(2)
    jest.advanceTimersByTime(MINUTE)
    expect(rate.size).toBe(1)
    jest.advanceTimersByTime(9 * MINUTE)
    expect(rate.size).toBe(0)
    expect(jest.getTimerCount()).toBe(0)
  })

  test('count anew once they were forgotten', () => {
    const rate = new RateLimit(1)
    expect([rate.take('a'), rate.take('a')]).toEqual([0, 600])
    jest.advanceTimersByTime(10 * MINUTE)
    expect([rate.take('a'), rate.take('a')]).toEqual([0, 600])
  })
})

describe('uploads', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }))
  const started: OpenUploads[] = []
  const files: FileHandle[] = []
  afterEach(async () => {
    jest.useRealTimers()
    for (const each of started.splice(0)) each.stop()
    await until(() => files.every(({ fd }) => fd === -1))
  })

  const openFile = async () => {
    const path = join(tmpdir(), `wrenhaus-${Math.random()}.part`)
    const file = await open(path, 'wx+')
    await rm(path)
    files.push(file)
    return file
  }
  function newUploads(maxTotalBytes?: number): OpenUploads {
    const uploads = new OpenUploads(openFile, 8 * MEGABYTE, maxTotalBytes)
    started.push(uploads)
    return uploads
  }
  /** `result` is the number of bytes received, or the error. */
  function startUpload(uploads: OpenUploads, address = 'a') {
    const request = new IncomingMessage(new Socket())
    const upload = { request, result: undefined as unknown }
    uploads.receive(request, address).then(
      (body) => {
        upload.result = body.bytes
        body.destroy()
      },
      (reason: unknown) => {
        upload.result = reason
      },
    )
    return upload
  }

  /** Sends `bytes` each second. */
  async function sendBytes(upload: ReturnType<typeof startUpload>, bytes: number, seconds: number): Promise<void> {
    const { request } = upload
    for (let second = 0; second < seconds; second += 1) {
      if (bytes > 0) request.push(Buffer.alloc(bytes, 'x'))
      for (let turns = 0; turns < 2 || (request.readableLength > 0 && upload.result === undefined); turns += 1)
        await nextTurn()
      jest.advanceTimersByTime(1000)
    }
  }

  test('accepts a résumé of 2 MB at 2 KB a second, which takes 17 minutes', async () => {
    const phone = startUpload(newUploads())
    await sendBytes(phone, 2048, 1024)
    phone.request.complete = true
    phone.request.push(null)
    expect(await resultOf(phone)).toBe(2 * MEGABYTE)
  })

  test.each([
    ['nothing', 0, 30],
    ['a byte a second', 1, 30],
    ['a kilobyte a second', 1024, 94],
  ])('rejects %s with 408 after the grace period', async (_, bytes, seconds) => {
    const upload = startUpload(newUploads())
    await sendBytes(upload, bytes, seconds - 2)
    expect(upload.result).toBeUndefined()
    await sendBytes(upload, bytes, 5)
    expect(await resultOf(upload)).toMatchObject({ status: 408 })
  })

  test('rejects the oldest slow uploads of an address when it has more than eight', async () => {
    const uploads = newUploads()
    const sameAddress = Array.from({ length: 10 }, () => startUpload(uploads))
    const other = startUpload(uploads, 'b')
    await sendBytes(other, 1, 7)
    const statuses = sameAddress.map(({ result }) => (result === undefined ? undefined : Object(result).status))
    expect(statuses).toEqual([408, 408, ...Array(8).fill(undefined)])
    expect(other.result).toBeUndefined()
  })

  test('rejects the oldest large slow upload when all bodies exceed the limit', async () => {
    const uploads = newUploads(MEGABYTE)
    const [small, oldest, second] = [startUpload(uploads), startUpload(uploads), startUpload(uploads)]
    await sendBytes(small, 100, 1)
    await sendBytes(oldest, 0.5 * MEGABYTE, 1)
    await sendBytes(second, 0.08 * MEGABYTE, 5)
    const last = startUpload(uploads)
    await sendBytes(last, 0.5 * MEGABYTE, 1)
    expect(await resultOf(oldest)).toMatchObject({ status: 408 })
    expect([small, second, last].map(({ result }) => result)).toEqual([undefined, undefined, undefined])
  })

  test('rejects the last upload with 503 when none is slow', async () => {
    const uploads = newUploads(MEGABYTE)
    const [first, last] = [startUpload(uploads), startUpload(uploads)]
    await sendBytes(first, 0.8 * MEGABYTE, 1)
    await sendBytes(last, 0.5 * MEGABYTE, 1)
    expect(await resultOf(last)).toMatchObject({ status: 503 })
    expect(first.result).toBeUndefined()
  })
})

describe('connections', () => {
  const server = createServer(
    handleSequentially(({ url }, response) => {
      handled.push(url ?? '')
      if (url !== '/pending') response.end(url)
    }),
  )
  const handled: string[] = []
  const sockets: Socket[] = []
  let port: number
  beforeAll(async () => {
    limitConnections(server, 3)
    port = await listen(server, 0)
  })
  afterAll(() => close(server, 0))

  /** Sends `text` on a new connection. */
  async function sendRaw(text: string): Promise<{ received: string; socket: Socket; closed: Promise<unknown> }> {
    const socket = connect(port, '127.0.0.1')
    const connection = {
      received: '',
      socket,
      closed: once(
        socket.on('error', () => {}),
        'close',
      ),
    }
    socket.on('data', (chunk) => {
      connection.received += String(chunk)
    })
    await once(server, 'connection')
    socket.write(text)
    sockets.push(socket)
    return connection
  }
  afterEach(async () => {
    await Promise.all(sockets.splice(0).map((socket) => socket.closed || once(socket.destroy(), 'close')))
    handled.length = 0
  })

  test('closes the connection with the oldest request with 408 when there are too many', async () => {
    const active = await sendRaw('GET /1 HTTP/1.1\r\nHost: h\r\n\r\n')
    const slow = await sendRaw('GET /2 HTTP/1.1\r\nX: ')
    await sendRaw('GET /3 HTTP/1.1\r\nX: ')
    while (!active.received.includes('/1')) await nextTurn()
    active.received = ''
    active.socket.write('GET /4 HTTP/1.1\r\nHost: h\r\n\r\n')
    while (!active.received.includes('/4')) await nextTurn()
    await sendRaw('GET /5 HTTP/1.1\r\nX: ')
    await slow.closed
    expect(slow.received).toMatch(/^HTTP\/1\.1 408 /)
    expect(active.socket.destroyed).toBe(false)
  })

  test('handles pipelined requests sequentially and closes the connection when there are too many', async () => {
    const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: h\r\n\r\n`
    const few = await sendRaw(['/a', '/b', '/c'].map(get).join(''))
    while (!few.received.includes('/c')) await nextTurn()
    expect(few.received.match(/\/[abc]/g)).toEqual(['/a', '/b', '/c'])
    handled.length = 0
    const many = await sendRaw(get('/pending').repeat(20))
    await many.closed
    expect(handled).toEqual(['/pending'])
  })
})

test('accepts a message during forty slow uploads', async () => {
  const site = await testSite()
  const slow = Array.from({ length: 40 }, (_, index) => {
    const socket = connect({ port: site.port, host: '127.0.0.1', localAddress: `127.0.1.${index + 1}` })
    const type = 'Content-Type: multipart/form-data; boundary=b'
    socket.write(`POST ${FORM} HTTP/1.1\r\nHost: h\r\nOrigin: http://h\r\n${type}\r\nContent-Length: 99\r\n\r\n-`)
    return socket
  })
  await Promise.all(slow.map((socket) => new Promise((resolve) => socket.once('connect', resolve))))
  expect((await post(site, formOf({ ...CONTACT, message: 'Hello' }))).text).toBe('OK')
  expect(slow.filter(({ destroyed, bytesRead }) => destroyed || bytesRead > 0)).toEqual([])
  for (const socket of slow) socket.destroy()
  await site.end()
})
