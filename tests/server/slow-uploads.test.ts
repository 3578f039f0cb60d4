import { once } from 'node:events'
import { open, rm } from 'node:fs/promises'
import { createServer, IncomingMessage } from 'node:http'
import { connect, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inTurn, limitConnections } from '../../server/connections.ts'
import { close, listen } from '../../server/lifecycle.ts'
import { RateLimit } from '../../server/relay/limits.ts'
import { OpenUploads } from '../../server/relay/open-uploads.ts'
import { CONTACT, FORM, formOf, post } from './relay-messages.ts'
import { testSite } from './test-server.ts'

jest.setTimeout(60_000)

const MEGABYTE = 1024 * 1024
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('the rate limit', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const MINUTE = 60_000

  test('forgets an address ten minutes after its first message', () => {
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

  test('starts again after ten minutes', () => {
    const rate = new RateLimit(1)
    expect([rate.take('a'), rate.take('a')]).toEqual([0, 600])
    jest.advanceTimersByTime(10 * MINUTE)
    expect([rate.take('a'), rate.take('a')]).toEqual([0, 600])
  })
})

describe('uploads, on a fake clock', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }))
  afterEach(() => jest.useRealTimers())

  const scratch = async () => {
    const path = join(tmpdir(), `wrenhaus-${Math.random()}.part`)
    const file = await open(path, 'wx+')
    await rm(path)
    return file
  }
  /** Starts to receive a request. `answer` is the size of its body, or the error. */
  function upload(uploads: OpenUploads, address = 'a') {
    const request = new IncomingMessage(new Socket())
    const client = { request, answer: undefined as unknown }
    uploads.receive(request, address).then(
      (body) => {
        client.answer = body.bytes
        body.destroy()
      },
      (reason: unknown) => {
        client.answer = reason
      },
    )
    return client
  }

  /** Sends `bytes` per second. */
  async function send({ request }: { request: IncomingMessage }, bytes: number, seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second += 1) {
      if (bytes > 0) request.push(Buffer.alloc(bytes, 'x'))
      for (let turns = 0; turns < 2 || (request.readableLength > 0 && turns < 1000); turns += 1) await nextTurn()
      jest.advanceTimersByTime(1000)
    }
  }

  test('2 MB at 2 KB per second are accepted', async () => {
    const phone = upload(new OpenUploads(scratch, 8 * MEGABYTE))
    await send(phone, 2048, 1024)
    phone.request.complete = true
    phone.request.push(null)
    while (phone.answer === undefined) await nextTurn()
    expect(phone.answer).toBe(2 * MEGABYTE)
  })

  test.each([
    ['nothing', 0, 30],
    ['a byte a second', 1, 30],
    ['a kilobyte a second', 1024, 94],
  ])('a client that sends %s gets a timeout, but not too early', async (_, bytes, seconds) => {
    const client = upload(new OpenUploads(scratch, 8 * MEGABYTE))
    await send(client, bytes, seconds - 2)
    expect(client.answer).toBeUndefined()
    await send(client, bytes, 5)
    expect(client.answer).toMatchObject({ status: 408 })
  })

  test('of more than eight slow uploads per address, the oldest are ended', async () => {
    const uploads = new OpenUploads(scratch, 8 * MEGABYTE)
    const crowd = Array.from({ length: 10 }, () => upload(uploads))
    const other = upload(uploads, 'b')
    await send(other, 1, 7)
    const refused = crowd.map(({ answer }) => (answer === undefined ? undefined : Object(answer).status))
    expect(refused).toEqual([408, 408, ...Array(8).fill(undefined)])
    expect(other.answer).toBeUndefined()
  })

  test('when the total size is too large, the oldest slow upload is ended', async () => {
    const uploads = new OpenUploads(scratch, 8 * MEGABYTE, MEGABYTE)
    const [small, oldest, second] = [upload(uploads), upload(uploads), upload(uploads)]
    await send(small, 100, 1)
    await send(oldest, 0.5 * MEGABYTE, 1)
    await send(second, 0.08 * MEGABYTE, 5)
    const last = upload(uploads)
    await send(last, 0.5 * MEGABYTE, 1)
    expect(oldest.answer).toMatchObject({ status: 408 })
    expect([small, second, last].map(({ answer }) => answer)).toEqual([undefined, undefined, undefined])
  })

  test('when the total size is too large and none is slow, the newest upload gets 503', async () => {
    const uploads = new OpenUploads(scratch, 8 * MEGABYTE, MEGABYTE)
    const [first, last] = [upload(uploads), upload(uploads)]
    await send(first, 0.8 * MEGABYTE, 1)
    await send(last, 0.5 * MEGABYTE, 1)
    expect(last.answer).toMatchObject({ status: 503 })
    expect(first.answer).toBeUndefined()
  })
})

describe('connections', () => {
  const server = createServer(
    inTurn(({ url }, response) => {
      handled.push(url ?? '')
      if (url !== '/kept') response.end(url)
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

  /** Sends `text` on a new connection, and waits until the server accepts it. */
  async function connectAndSend(text: string): Promise<{ output: string; socket: Socket; closed: Promise<unknown> }> {
    const socket = connect(port, '127.0.0.1')
    const call = {
      output: '',
      socket,
      closed: once(
        socket.on('error', () => {}),
        'close',
      ),
    }
    socket.on('data', (chunk) => {
      call.output += String(chunk)
    })
    await once(server, 'connection')
    socket.write(text)
    sockets.push(socket)
    return call
  }
  afterEach(async () => {
    await Promise.all(sockets.splice(0).map((socket) => socket.closed || once(socket.destroy(), 'close')))
    handled.length = 0
  })

  test('above the limit, the oldest idle connection is ended with 408', async () => {
    const active = await connectAndSend('GET /1 HTTP/1.1\r\nHost: h\r\n\r\n')
    const slow = await connectAndSend('GET /2 HTTP/1.1\r\nX: ')
    await connectAndSend('GET /3 HTTP/1.1\r\nX: ')
    while (!active.output.includes('/1')) await nextTurn()
    active.output = ''
    active.socket.write('GET /4 HTTP/1.1\r\nHost: h\r\n\r\n')
    while (!active.output.includes('/4')) await nextTurn()
    await connectAndSend('GET /5 HTTP/1.1\r\nX: ')
    await slow.closed
    expect(slow.output).toMatch(/^HTTP\/1\.1 408 /)
    expect(active.socket.destroyed).toBe(false)
  })

  test('pipelined requests are handled in turn; too many end the connection', async () => {
    const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: h\r\n\r\n`
    const few = await connectAndSend(['/a', '/b', '/c'].map(get).join(''))
    while (!few.output.includes('/c')) await nextTurn()
    expect(few.output.match(/\/[abc]/g)).toEqual(['/a', '/b', '/c'])
    handled.length = 0
    const many = await connectAndSend(get('/kept').repeat(20))
    await many.closed
    expect(handled).toEqual(['/kept'])
  })
})

test('forty slow uploads do not delay another message', async () => {
  const site = await testSite()
  const slow = Array.from({ length: 40 }, (_, index) => {
    const socket = connect({ port: site.port, host: '127.0.0.1', localAddress: `127.0.1.${index + 1}` })
    const type = 'Content-Type: multipart/form-data; boundary=b'
    socket.write(`POST ${FORM} HTTP/1.1\r\nHost: h\r\nOrigin: http://h\r\n${type}\r\nContent-Length: 99\r\n\r\n-`)
    return socket
  })
  await Promise.all(slow.map((socket) => new Promise((resolve) => socket.once('connect', resolve))))
  expect((await post(site, formOf({ ...CONTACT, message: 'honest' }))).text).toBe('OK')
  expect(slow.filter(({ destroyed, bytesRead }) => destroyed || bytesRead > 0)).toEqual([])
  for (const socket of slow) socket.destroy()
  await site.end()
})
