import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { TYPES } from '../../lib/hosting/headers.ts'
import { close, listen } from '../../server/lifecycle.ts'
import { startSite } from '../../server/site.ts'

const types = Object.entries(TYPES).map(([ending, type = '']) => `${type.replace(/;.*/, '')} ${ending};`)
const texts = 'text/plain text/css text/javascript application/json image/svg+xml application/xml'

/** How each host compresses: nginx while it sends the plain files, our server when the site was built. */
const COMPRESSION: Record<string, string> = {
  'nginx-brotli': `brotli on; brotli_comp_level 5; brotli_types ${texts};`,
  'nginx-gzip': `gzip on; gzip_comp_level 6; gzip_types ${texts};`,
  server: '',
}
export const HOSTS = Object.keys(COMPRESSION)

const nginx = (...args: string[]) => spawnSync('nginx', args, { encoding: 'utf8' })
const modules = () => /--modules-path=(\S+)/.exec(nginx('-V').stderr)?.[1] ?? ''

/**
 * Serves each folder until this process exits. `work` has key.pem and cert.pem. Returns the origins in the same order. Throws
 * when nginx or its Brotli module (on Debian: libnginx-mod-http-brotli-filter) is missing.
 */
export async function startHost(host: string, folders: readonly string[], work: string): Promise<string[]> {
  const place = mkdtempSync(join(work, `${host}-`))
  if (host === 'server') {
    const environment = { ...process.env, HOST: '127.0.0.1', PORT: '0', OUTBOX_DIR: place, SMTP_URL: '' }
    const sites = await Promise.all(folders.map((folder) => startSite(environment, folder)))
    return sites.map(({ port }) => `http://127.0.0.1:${port}`)
  }
  if (nginx('-v').error) throw new Error('nginx is not installed')
  // nginx does not choose free ports by itself.
  const reserved = folders.map(() => createServer())
  const ports = await Promise.all(reserved.map((server) => listen(server, 0, '127.0.0.1')))
  await Promise.all(reserved.map((server) => close(server)))
  const file = join(place, 'nginx.conf')
  const config = `${host === 'nginx-brotli' ? `load_module ${modules()}/ngx_http_brotli_filter_module.so;` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''} pid ${place}/pid; error_log ${place}/errors; events {}
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${place};`).join(' ')}
  types { ${types.join(' ')} }
  access_log off; charset utf-8; ${COMPRESSION[host]}
  ssl_certificate ${work}/cert.pem; ssl_certificate_key ${work}/key.pem;
  ${folders.map((folder, index) => `server { listen 127.0.0.1:${ports[index]} ssl http2; root "${folder}"; }`).join('\n  ')}
}`
  writeFileSync(file, config)
  const { status, stderr } = nginx('-c', file)
  if (status !== 0) throw new Error(stderr.trim())
  process.prependListener('exit', () => void nginx('-c', file, '-s', 'stop'))
  return ports.map((port) => `https://127.0.0.1:${port}`)
}
