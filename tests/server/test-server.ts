import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { staticHostFiles } from '../../lib/hosting/static-host-files.ts'
import { outputFile } from '../../lib/output-file.ts'
import { FINISHED } from '../../server/finished-marker.ts'
import type { Health } from '../../server/relay/health.ts'
import { startSite } from '../../server/start-site.ts'
import { FORM_PATH } from '../../tools/stress/serve.ts'
import { MOVED } from '../hosts/servers.ts'
import { temporaryFolder } from '../setup/temporary-folder.ts'

/** A small export with each type of file. */
const FILES: Readonly<Record<string, string>> = {
  'index.html': '<html>home</html>',
  'about/index.html': '<html>about</html>',
  'admin/index.html': '<html>editor</html>',
  '.well-known/apple-app-site-association': '{}',
  '404.html': '<html>nothing here</html>',
  'robots.txt': 'a'.repeat(5000),
  'sitemap.xml': '<urlset/>',
  '.env': 'SECRET=1',
  '.git/config': 'secret',
  'about/__next.$d$slug.txt': 'slug '.repeat(400),
  _headers: 'for the host',
  '_next/static/chunks/a.js': 'let a '.repeat(400),
  'assets/pictures/house-240.0f3a9c21bd.avif': 'picture '.repeat(40),
  'assets/icons/react.0f3a9c21bd.svg': '<svg/>',
  'assets/social/home.jpg': 'card',
  'files/a.VCF': 'vcard',
  'files/a.tar.gz': 'tar.gz',
  'files/a.7z': '7z',
}

const AT_THE_TOP = ['_headers', '_redirects', FINISHED]

/** Writes the export with compressed copies, like the build for a site below `basePath`. */
export function writeExport(out: string, more: Readonly<Record<string, string>> = {}, basePath = ''): void {
  const files = { ...FILES, ...more }
  const hostFiles = staticHostFiles([], Object.keys(files), basePath, MOVED)
  const _redirects = hostFiles.find(({ path }) => path === '_redirects')?.text ?? ''
  for (const [path, text] of Object.entries({ ...files, _redirects, [FINISHED]: basePath })) {
    const name = AT_THE_TOP.includes(path) ? path : join(basePath, path)
    outputFile(join(out, name), text)
    if (!/\.(html|txt|js|xml|svg)$/.test(name)) continue
    writeFileSync(join(out, `${name}.br`), brotliCompressSync(text))
    writeFileSync(join(out, `${name}.gz`), gzipSync(text))
  }
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export const SETTINGS = {
  PORT: '0',
  RELAY_LOG: 'off',
  RELAY_RATE: '100000',
  MAIL_FROM: 'site@wrenhaus.example',
  MAIL_TO_CONTACT: 'hello@wrenhaus.example',
  MAIL_TO_APPLICATION: 'careers@wrenhaus.example',
}

export type TestSite = Awaited<ReturnType<typeof testSite>>

/** Starts the server with a small export, `more` files in it, and its own outbox on a free port. */
export async function testSite(
  environment: Readonly<Record<string, string>> = {},
  more: Readonly<Record<string, string>> = {},
  basePath = '',
) {
  const folder = temporaryFolder()
  writeExport(join(folder, 'out'), more, basePath)
  const settings = { ...SETTINGS, OUTBOX_DIR: join(folder, 'outbox'), ...environment }
  const site = await startSite(settings, join(folder, 'out'))
  const { port, outboxDir } = site
  const origin = `http://localhost:${port}`
  return {
    ...site,
    folder,
    /** The mails in the outbox, oldest first, without those that are delivered while they are read. */
    mails: () => {
      const names = readdirSync(outboxDir).filter((name) => name.endsWith('.eml'))
      return names.sort().flatMap((name) => {
        try {
          return readFileSync(join(outboxDir, name), 'utf8')
        } catch {
          return []
        }
      })
    },
    get: (path: string, headers?: Record<string, string>, method?: string) => raw(port, path, headers, method),
    /** Posts a message as a page of the site. */
    post: async (body: BodyInit, { path = FORM_PATH, ...headers }: Record<string, string> = {}) => {
      const encoded = new Response(body)
      const type = encoded.headers.get('content-type') ?? ''
      const bytes = Buffer.from(await encoded.arrayBuffer())
      const answer = await raw(port, path, { origin, 'content-type': type, ...headers }, 'POST', bytes)
      return { ...answer, text: answer.body.toString() }
    },
    health: async (): Promise<Health> => JSON.parse((await raw(port, '/healthz')).body.toString()),
    end: () => site.stop(),
  }
}

/** Sends path and headers unchanged, which fetch would normalize. */
export async function raw(
  port: number,
  path: string,
  headers: Record<string, string> | string[] = {},
  method = 'GET',
  body?: Buffer,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ port, path, method, headers, agent: false }, (response) => {
      const { statusCode: status = 0, headers } = response
      buffer(response).then((body) => resolve({ status, headers, body }), reject)
    })
    outgoing.on('error', reject).end(body)
  })
}

/** What `npm run outbox` prints. */
export const outboxCommand = (folder: string, ...words: string[]): string =>
  spawnSync(process.execPath, ['--import', 'tsx', 'tools/outbox.ts', ...words], {
    env: { ...process.env, OUTBOX_DIR: folder },
    encoding: 'utf8',
  }).stdout

/** Polls until `done` is true. Throws after twenty seconds. */
export async function until(done: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = performance.now() + 20_000; !(await done()); await pause(5))
    if (performance.now() > end) throw new Error('It did not happen within twenty seconds')
}

export const JSON_PATH = '/api/v1.0/email/send'
const IDS = { lib_version: '4.4.1', user_id: 'local', service_id: 'service_local' }
export const CONTACT = { ...IDS, template_id: 'template_contact' }
export const LETTER = { ...CONTACT, name: 'Zoë Müller', email: 'zoe@example.org', message: 'Hello' }
export const APPLICATION = { ...IDS, template_id: 'template_application', full_name: 'Zoë' }

/** All values of a byte, in an order that shows a lost or moved part. */
export const bytePattern = (length: number) =>
  Uint8Array.from({ length }, (_, index) => (index * 7 + (index >> 8)) % 256)

export function formOf(fields: Readonly<Record<string, string>>, resume?: File): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (resume) form.append('resume', resume)
  return form
}
