import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { staticHostFiles } from '../../lib/hosting/static-host-files.ts'
import { FINISHED } from '../../server/finished-marker.ts'
import { type RunningSite, startSite } from '../../server/start-site.ts'
import { MOVED } from '../hosts/servers.ts'

/** A small export with each type of file. */
const FILES: Readonly<Record<string, string>> = {
  'index.html': '<html>home</html>',
  'about/index.html': '<html>about</html>',
  'contact/index.html': '<html>contact</html>',
  '.well-known/apple-app-site-association': '{}',
  '404.html': '<html>nothing here</html>',
  'robots.txt': 'a'.repeat(5000),
  'sitemap.xml': '<urlset/>',
  '.env': 'SECRET=1',
  '.git/config': 'secret',
  '__next._tree.txt': 'tree',
  'about/__next.$d$slug.txt': 'slug '.repeat(400),
  _headers: 'for the host',
  '_next/static/chunks/a.js': 'let a '.repeat(400),
  'assets/pictures/house-240.0f3a9c21bd.avif': 'picture '.repeat(40),
  'assets/icons/react.0f3a9c21bd.svg': '<svg/>',
  'assets/social/home.jpg': 'card',
  'files/a.pdf': '%PDF-',
  'files/a.docx': 'PK',
  'files/a.ico': 'icon',
  'files/a.tar.gz': 'archive',
}

const AT_THE_TOP = ['_headers', '_redirects', FINISHED]

/** Writes the export with compressed copies, like the build for a site below `basePath`. */
export function writeExport(out: string, more: Readonly<Record<string, string>> = {}, basePath = ''): void {
  const files = { ...FILES, ...more }
  const hostFiles = staticHostFiles([], Object.keys(files), basePath, MOVED)
  const _redirects = hostFiles.find(({ path }) => path === '_redirects')?.text ?? ''
  for (const [path, text] of Object.entries({ ...files, _redirects, [FINISHED]: basePath })) {
    const name = AT_THE_TOP.includes(path) ? path : join(basePath, path)
    mkdirSync(dirname(join(out, name)), { recursive: true })
    writeFileSync(join(out, name), text)
    if (!/\.(html|txt|js|xml|svg)$/.test(name)) continue
    writeFileSync(join(out, `${name}.br`), brotliCompressSync(text))
    writeFileSync(join(out, `${name}.gz`), gzipSync(text))
  }
}

export interface TestSite extends RunningSite {
  url: string
  folder: string
  /** The mails in the outbox, oldest first. */
  mails: () => string[]
  end: () => Promise<void>
}

/** In memory if possible, because syncing thousands of messages to a busy disk takes minutes. */
const TEMPORARY = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

export const SETTINGS = {
  PORT: '0',
  RELAY_LOG: 'off',
  RELAY_RATE: '100000',
  MAIL_FROM: 'site@wrenhaus.example',
  MAIL_TO_CONTACT: 'hello@wrenhaus.example',
  MAIL_TO_APPLICATION: 'careers@wrenhaus.example',
}

/** Starts the server with a small export, `more` files in it, and its own outbox on a free port. */
export async function testSite(
  environment: Readonly<Record<string, string>> = {},
  more: Readonly<Record<string, string>> = {},
  basePath = '',
): Promise<TestSite> {
  const folder = mkdtempSync(join(TEMPORARY, 'wrenhaus-test-'))
  writeExport(join(folder, 'out'), more, basePath)
  const outbox = join(folder, 'outbox')
  const site = await startSite({ ...SETTINGS, OUTBOX_DIR: outbox, ...environment }, join(folder, 'out'))
  return {
    ...site,
    url: `http://localhost:${site.port}`,
    folder,
    mails: () =>
      readdirSync(outbox)
        .filter((name) => name.endsWith('.eml'))
        .sort()
        // A mail may leave the outbox after the folder was read.
        .filter((name) => existsSync(join(outbox, name)))
        .map((name) => readFileSync(join(outbox, name), 'utf8')),
    async end() {
      await site.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Sends path and headers unchanged, which fetch would normalize. */
export function raw(
  port: number,
  path: string,
  headers: Record<string, string> | string[] = {},
  method = 'GET',
): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ port, path, method, headers, agent: false }, (response) => {
      const { statusCode: status = 0, headers } = response
      buffer(response).then((body) => resolve({ status, headers, body }), reject)
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}
