import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NGINX_TYPES } from '../../build/host-configs/nginx.ts'
import { startSite } from '../../server/start-site.ts'
import { makeCertificate } from '../certificate.ts'

const texts = 'text/plain text/css text/javascript application/json image/svg+xml application/xml'
/** nginx compresses on the fly; as a plain proxy it passes on the precompressed files of our server. */
const COMPRESSION: Record<string, string> = {
  'nginx-brotli': `brotli on; brotli_comp_level 5; brotli_types ${texts};`,
  'nginx-gzip': `gzip on; gzip_comp_level 6; gzip_types ${texts};`,
  server: '',
}
export const HOSTS = Object.keys(COMPRESSION)
const nginx = (...args: string[]) => spawnSync('nginx', args, { encoding: 'utf8' })

/** Serves each folder until this process exits. Returns their origins; where nginx does not start, logs why and returns []. */
export async function startHost(host: string, folders: readonly string[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const environment = { ...process.env, HOST: '127.0.0.1', PORT: '0', OUTBOX_DIR: folder, SMTP_URL: '' }
  const sites = host === 'server' ? await Promise.all(folders.map((folder) => startSite(environment, folder))) : []
  const locations = sites.map(({ port }) => `location / { proxy_pass http://127.0.0.1:${port}; }`)
  const modules = /--modules-path=(\S+)/.exec(nginx('-V').stderr ?? '')?.[1]
  // nginx cannot choose free ports; these differ from those of another running bench.
  const ports = folders.map((_, index) => 20_000 + ((process.pid * 20 + HOSTS.indexOf(host) * 10 + index) % 10_000))
  const file = join(folder, 'nginx.conf')
  makeCertificate(folder)
  const config = `${host === 'nginx-brotli' ? `load_module ${modules}/ngx_http_brotli_filter_module.so;` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/pid; error_log ${folder}/errors; events {}
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`).join(' ')}
  types { ${NGINX_TYPES.join(' ')} }
  access_log off; charset utf-8; ssl_certificate ${folder}/cert.pem; ssl_certificate_key ${folder}/key.pem;
  ${COMPRESSION[host]}
  ${ports.map((port, index) => `server { listen 127.0.0.1:${port} ssl http2; ${locations[index] ?? `root "${folders[index]}";`} }`).join('\n  ')}
}`
  writeFileSync(file, config)
  const { status, stderr, error } = nginx('-c', file)
  // nginx is missing, or its Brotli module (on Debian: libnginx-mod-http-brotli-filter).
  if (status !== 0) console.log(`Without ${host}: ${error?.message ?? stderr.trim()}`)
  if (status !== 0) return []
  process.prependListener('exit', () => void nginx('-c', file, '-s', 'stop'))
  return ports.map((port) => `https://127.0.0.1:${port}`)
}
