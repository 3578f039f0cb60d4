import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type RequestOptions, request } from 'node:http'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { messagesConfig } from '../../lib/messages/config.ts'
import { freePort } from '../free-port.ts'

export { SEND_FORM_PATH as FORM_PATH } from '../../lib/messages/config.ts'
export const FORM_TYPE = 'multipart/form-data; boundary=b'
const { publicKey, serviceId, templateIds } = messagesConfig({})
const IDS = { user_id: publicKey, service_id: serviceId, template_id: templateIds.contact }

/** A contact form with the boundary `b`. Its last words identify it and show that it is complete. */
export const contactForm = (id: string): string =>
  `${Object.entries({ ...IDS, name: id, message: `${'text '.repeat(400)}end of ${id}.` })
    .map(([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')}--b--\r\n`

const TSX = createRequire(resolve('package.json')).resolve('tsx')
/** Arguments of Node that start the server, whatever the working directory is. */
export const SERVER = ['--import', pathToFileURL(TSX).href, resolve('server/main.ts')]

interface Served {
  process: ChildProcess
  port: number
  megabytes: () => number
}

export interface ServeOptions {
  env?: Record<string, string>
  /** The folder that contains out/. */
  folder?: string
  /** Shell commands to run first, such as `ulimit -n 400`. */
  before?: string
  /** How many file descriptors may be open after the start. Loading its modules needs a number that varies. */
  descriptors?: number
}

/** Starts the server in a child process. Rejects with what it printed if it ends before it answers. */
export async function serve(outbox: string, options: ServeOptions = {}): Promise<Served> {
  const { env, folder = '.', before = ':', descriptors } = options
  const port = await freePort()
  const child = spawn('sh', ['-c', `${before}; exec "$0" "$@"`, process.execPath, ...SERVER], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, OUTBOX_DIR: resolve(outbox), RELAY_RATE: '1000000', ...env, PORT: `${port}` },
  })
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  let errors = ''
  child.stderr.on('data', (text) => {
    errors = (errors + text).slice(-2000)
  })
  while ((await send(port, '/')) === 0) {
    if ((child.exitCode ?? child.signalCode) !== null) throw new Error(`The server did not start: ${errors}`)
    await pause(25)
  }
  if (descriptors) execFileSync('prlimit', ['--pid', `${child.pid}`, `--nofile=${descriptors}`])
  const status = () => readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return { process: child, port, megabytes: () => Number(/VmRSS:\s+(\d+)/.exec(status())?.[1]) / 1024 }
}

/** Gets a page or posts a form. Resolves with the status, or 0 without a response. */
export function send(
  port: number,
  path: string,
  form?: string | Buffer,
  { headers: more, ...options }: RequestOptions = {},
): Promise<number> {
  return new Promise((answered) => {
    let status = 0
    const type = form && { 'content-type': FORM_TYPE, 'content-length': Buffer.byteLength(form) }
    const headers = { origin: `http://127.0.0.1:${port}`, ...type, ...more }
    const target = { host: '127.0.0.1', port, path, method: form ? 'POST' : 'GET' }
    const outgoing = request({ ...target, headers, timeout: 60_000, agent: false, ...options }, (response) => {
      status = response.resume().statusCode ?? 0
    })
    outgoing.once('timeout', () => outgoing.destroy()).once('close', () => answered(status))
    outgoing.on('error', () => {}).end(form)
  })
}
