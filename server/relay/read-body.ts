import type { IncomingMessage } from 'node:http'
import { BODY_GRACE_MS, SLOWEST_BYTES_PER_MS } from './limits.ts'
import { refusals } from './refusal.ts'

/** The sender went away before the body was here: there is nobody to answer. */
export class SenderGone extends Error {}

export interface BodySink<T> {
  write: (chunk: Buffer) => void
  end: () => void
  /** Settles when what was written is understood, or cannot be. */
  result: Promise<T>
}

/**
 * Feeds the request's body to `sink` and resolves with its result. Rejects with a Refusal when the body is too large or
 * too slow, and with SenderGone when it breaks off; the rest of the body is then no longer looked at.
 */
export function readBody<T>(request: IncomingMessage, sink: BodySink<T>, maxBytes: number): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    let bytes = 0
    const started = performance.now()
    const timer = setInterval(() => {
      if (performance.now() - started > BODY_GRACE_MS + bytes / SLOWEST_BYTES_PER_MS) fail(refusals.slow())
    }, 1000)
    const stop = () => {
      clearInterval(timer)
      request.off('data', onData).off('end', onEnd).off('close', onGone).off('error', onGone)
    }
    const fail = (reason: unknown) => {
      stop()
      // Late errors of a connection that is given up must not end the process.
      request.on('error', () => {})
      reject(reason)
    }
    const onData = (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > maxBytes) fail(refusals.body(maxBytes))
      else sink.write(chunk)
    }
    const onEnd = () => sink.end()
    const onGone = () => {
      if (!request.complete) fail(new SenderGone())
    }
    request.on('data', onData).on('end', onEnd).on('close', onGone).on('error', onGone)
    sink.result.then((value) => {
      stop()
      resolve(value)
    }, fail)
  })
}

/** Collects the body as text. */
export function textSink(): BodySink<string> {
  const chunks: Buffer[] = []
  let finish: (text: string) => void = () => {}
  const result = new Promise<string>((resolve) => {
    finish = resolve
  })
  return {
    write: (chunk) => chunks.push(chunk),
    end: () => finish(Buffer.concat(chunks).toString('utf8')),
    result,
  }
}
