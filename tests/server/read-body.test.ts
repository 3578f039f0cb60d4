import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { readBody, textSink } from '../../server/relay/read-body.ts'

const MEGABYTE = 1024 * 1024

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A request whose body comes as the test says. */
function reading(): { request: IncomingMessage; answer: Promise<unknown> } {
  const request = new IncomingMessage(new Socket())
  const answer = readBody(request, textSink(), 8 * MEGABYTE).then(
    (text) => text.length,
    (reason: unknown) => reason,
  )
  return { request, answer }
}

/** Sends `bytes` each second for so many seconds. */
async function pour(request: IncomingMessage, bytes: number, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    request.push(Buffer.alloc(bytes, 'x'))
    await jest.advanceTimersByTimeAsync(1000)
  }
}

test('a resume of 5 MB over a slow phone takes minutes, and is read to its end', async () => {
  const { request, answer } = reading()
  await pour(request, 20 * 1024, 256)
  request.complete = true
  request.push(null)
  await jest.advanceTimersByTimeAsync(1000)
  expect(await answer).toBe(5 * MEGABYTE)
})

test.each([0, 1, 1024])(
  'a sender of %d bytes a second is refused as too slow, and holds its place for little more than the half minute',
  async (bytes) => {
    const { request, answer } = reading()
    let refused: unknown
    void answer.then((reason) => {
      refused = reason
    })
    const send = (seconds: number) =>
      bytes > 0 ? pour(request, bytes, seconds) : jest.advanceTimersByTimeAsync(1000 * seconds)
    await send(29)
    expect(refused).toBeUndefined()
    await send(6)
    expect(refused).toMatchObject({ status: 408 })
  },
)
