import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { outputFile } from '../../lib/output-file.ts'
import { makeCertificate } from '../../tools/certificate.ts'
import { freePort } from '../../tools/free-port.ts'
import { PATH } from '../hosts/servers.ts'

export interface Postfix {
  /** For SMTP_URL, without options. */
  url: string
  /** Its self-signed certificate. */
  certificate: string
  /** The mails that were delivered. */
  mails: () => string[]
  stop: () => void
}

/** Postfix takes its configuration from root only. */
export const hasPostfix = (): boolean =>
  process.getuid?.() === 0 && spawnSync('postconf', ['mail_version'], { env: { ...process.env, PATH } }).status === 0

const SETTINGS = `compatibility_level=3.6 inet_interfaces=127.0.0.1 inet_protocols=ipv4 mydestination= alias_maps=
  mynetworks=127.0.0.0/8 disable_dns_lookups=yes in_flow_delay=0 notify_classes= message_size_limit=20000000
  virtual_mailbox_limit=0 virtual_mailbox_maps=static:all/ virtual_minimum_uid=1 smtputf8_enable=no
  strict_7bit_headers=yes strict_8bitmime=yes strict_mime_encoding_domain=yes strict_rfc821_envelopes=yes
  smtpd_tls_security_level=may`

const SERVICES = `cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
tlsmgr unix - - n 1000? 1 tlsmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
proxymap unix - - n - - proxymap
virtual unix - n n - - virtual
anvil unix - - n - 1 anvil
postlog unix-dgram n - n - 1 postlogd
`

/** Starts a Postfix on loopback that refuses what is not ASCII in headers, and delivers into files. */
export async function startPostfix(domain: string): Promise<Postfix> {
  const folder = mkdtempSync(join(tmpdir(), 'wrenhaus-postfix-'))
  chmodSync(folder, 0o755)
  const at = (name: string) => join(folder, name)
  const port = await freePort()
  const env = { ...process.env, PATH }
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { env, stdio: 'pipe' })
  const { keyFile, certFile } = makeCertificate(folder)
  for (const name of ['queue', 'data', 'mail']) mkdirSync(at(name))
  run('chown', 'postfix', at('data'))
  run('chown', 'nobody', at('mail'))
  const uid = run('id', '-u', 'nobody').toString().trim()
  const settings = {
    queue_directory: at('queue'),
    data_directory: at('data'),
    maillog_file: at('log'),
    maillog_file_prefixes: folder,
    myhostname: `mail.${domain}`,
    virtual_mailbox_domains: domain,
    virtual_mailbox_base: at('mail'),
    virtual_uid_maps: `static:${uid}`,
    virtual_gid_maps: `static:${uid}`,
    smtpd_tls_cert_file: certFile,
    smtpd_tls_key_file: keyFile,
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`)
  outputFile(at('etc/main.cf'), [...SETTINGS.split(/\s+/), ...lines, ''].join('\n'))
  outputFile(at('etc/master.cf'), `127.0.0.1:${port} inet n - n - - smtpd\n${SERVICES}`)
  run('postfix', '-c', at('etc'), 'start')
  const delivered = at('mail/all/new')
  return {
    url: `smtp://localhost:${port}`,
    certificate: certFile,
    mails() {
      const names = existsSync(delivered) ? readdirSync(delivered) : []
      return names.map((name) => readFileSync(join(delivered, name), 'latin1'))
    },
    stop() {
      run('postfix', '-c', at('etc'), 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
