import { once } from 'node:events'
import { open, rm } from 'node:fs/promises'
import { createServer, IncomingMessage } from 'node:http'
import { connect, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { handleSequentially, limitConnections } from '../../server/connections.ts'
import { close, listen } from '../../server/lifecycle.ts'
import { RateLimit } from '../../server/relay/limits.ts'
import { OpenUploads } from '../../server/relay/open-uploads.ts'
import { CONTACT, FORM, formOf, post } from './relay-messages.ts'
import { testSite } from './site-in-test.ts'

jest.setTimeout(60_000)

const MEGABYTE = 1024 * 1024
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

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

describe('bodies on their way, in the seconds of a clock that the test moves', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }))
  afterEach(() => jest.useRealTimers())

  const scratch = async () => {
    const path = join(tmpdir(), `wrenhaus-${Math.random()}.part`)
    const file = await open(path, 'wx+')
    await rm(path)
    return file
  }
  /** A request whose body comes as the test says, and what became of it. */
  function sending(senders: OpenUploads, address = 'a') {
    const request = new IncomingMessage(new Socket())
    const sender = { request, answer: undefined as unknown }
    senders.receive(request, address).then(
      (body) => {
        sender.answer = body.bytes
        body.destroy()
      },
      (reason: unknown) => {
        sender.answer = reason
      },
    )
    return sender
  }

  /** Sends `bytes` each second for so many seconds. */
  async function pour({ request }: { request: IncomingMessage }, bytes: number, seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second += 1) {
      if (bytes > 0) request.push(Buffer.alloc(bytes, 'x'))
      for (let turns = 0; turns < 2 || (request.readableLength > 0 && turns < 1000); turns += 1) await turn()
      jest.advanceTimersByTime(1000)
    }
  }

  test('a resume of 2 MB over a phone that sends 2 KB a second takes 17 minutes, and is read to its end', async () => {
    const phone = sending(new OpenUploads(scratch, 8 * MEGABYTE))
    await pour(phone, 2048, 1024)
    phone.request.complete = true
    phone.request.push(null)
    while (phone.answer === undefined) await turn()
    expect(phone.answer).toBe(2 * MEGABYTE)
  })

  test.each([
    ['nothing', 0, 30],
    ['a byte a second', 1, 30],
    ['a kilobyte a second', 1024, 94],
  ])('a sender of %s is refused as too slow, but not before its time', async (_, bytes, seconds) => {
    const sender = sending(new OpenUploads(scratch, 8 * MEGABYTE))
    await pour(sender, bytes, seconds - 2)
    expect(sender.answer).toBeUndefined()
    await pour(sender, bytes, 5)
    expect(sender.answer).toMatchObject({ status: 408 })
  })

  test('of one address the oldest slow sender goes when there are more than eight; others stay', async () => {
    const senders = new OpenUploads(scratch, 8 * MEGABYTE)
    const crowd = Array.from({ length: 10 }, () => sending(senders))
    const other = sending(senders, 'b')
    await pour(other, 1, 7)
    const refused = crowd.map(({ answer }) => (answer === undefined ? undefined : Object(answer).status))
    expect(refused).toEqual([408, 408, ...Array(8).fill(undefined)])
    expect(other.answer).toBeUndefined()
  })

  test('when all bodies are too much the oldest slow large one goes', async () => {
    const senders = new OpenUploads(scratch, 8 * MEGABYTE, MEGABYTE)
    const [small, oldest, second] = [sending(senders), sending(senders), sending(senders)]
    await pour(small, 100, 1)
    await pour(oldest, 0.5 * MEGABYTE, 1)
    await pour(second, 0.08 * MEGABYTE, 5)
    const last = sending(senders)
    await pour(last, 0.5 * MEGABYTE, 1)
    expect(oldest.answer).toMatchObject({ status: 408 })
    expect([small, second, last].map(({ answer }) => answer)).toEqual([undefined, undefined, undefined])
  })

  test('when all bodies are too much and nobody is slow, the last one has to wait', async () => {
    const senders = new OpenUploads(scratch, 8 * MEGABYTE, MEGABYTE)
    const [first, last] = [sending(senders), sending(senders)]
    await pour(first, 0.8 * MEGABYTE, 1)
    await pour(last, 0.5 * MEGABYTE, 1)
    expect(last.answer).toMatchObject({ status: 503 })
    expect(first.answer).toBeUndefined()
  })
})

describe('connections', () => {
  const server = createServer(
    handleSequentially(({ url }, response) => {
      handled.push(url ?? '')
      if (url !== '/kept') response.end(url)
    }),
  )
  const handled: string[] = []
  const dialled: Socket[] = []
  let port: number
  beforeAll(async () => {
    limitConnections(server, 3)
    port = await listen(server, 0)
  })
  afterAll(() => close(server, 0))

  /** Sends `text` on a connection of its own, and waits until the server has it. */
  async function dial(text: string): Promise<{ said: string; socket: Socket; closed: Promise<unknown> }> {
    const socket = connect(port, '127.0.0.1')
    const call = {
      said: '',
      socket,
      closed: once(
        socket.on('error', () => {}),
        'close',
      ),
    }
    socket.on('data', (chunk) => {
      call.said += String(chunk)
    })
    await once(server, 'connection')
    socket.write(text)
    dialled.push(socket)
    return call
  }
  afterEach(async () => {
    await Promise.all(dialled.splice(0).map((socket) => socket.closed || once(socket.destroy(), 'close')))
    handled.length = 0
  })

  test('one too many ends the oldest with 408, and not one that has just asked', async () => {
    const asked = await dial('GET /1 HTTP/1.1\r\nHost: h\r\n\r\n')
    const slow = await dial('GET /2 HTTP/1.1\r\nX: ')
    await dial('GET /3 HTTP/1.1\r\nX: ')
    while (!asked.said.includes('/1')) await turn()
    asked.said = ''
    asked.socket.write('GET /4 HTTP/1.1\r\nHost: h\r\n\r\n')
    while (!asked.said.includes('/4')) await turn()
    await dial('GET /5 HTTP/1.1\r\nX: ')
    await slow.closed
    expect(slow.said).toMatch(/^HTTP\/1\.1 408 /)
    expect(asked.socket.destroyed).toBe(false)
  })

  test('requests sent ahead are handled one by one; too many of them end the connection', async () => {
    const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: h\r\n\r\n`
    const few = await dial(['/a', '/b', '/c'].map(get).join(''))
    while (!few.said.includes('/c')) await turn()
    expect(few.said.match(/\/[abc]/g)).toEqual(['/a', '/b', '/c'])
    handled.length = 0
    const many = await dial(get('/kept').repeat(20))
    await many.closed
    expect(handled).toEqual(['/kept'])
  })
})

test('forty slow senders do not keep an honest message waiting', async () => {
  const site = await testSite()
  const slow = Array.from({ length: 40 }, (_, index) => {
    const socket = connect({ port: site.port, host: '127.0.0.1', localAddress: `127.0.1.${index + 1}` })
    const type = 'Content-Type: multipart/form-data; boundary=b'
    socket.write(`POST ${FORM} HTTP/1.1\r\nHost: h\r\nOrigin: http://h\r\n${type}\r\nContent-Length: 99\r\n\r\n-`)
    return socket
  })
  await Promise.all(slow.map((socket) => new Promise((resolve) => socket.once('connect', resolve))))
  expect((await post(site, formOf({ ...CONTACT, message: 'honest' }))).text).toBe('OK')
  // None was refused in the meantime, as they are after half a minute.
  expect(slow.filter(({ destroyed, bytesRead }) => destroyed || bytesRead > 0)).toEqual([])
  for (const socket of slow) socket.destroy()
  await site.end()
})
