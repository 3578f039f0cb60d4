import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Certificate {
  key: Buffer
  cert: Buffer
  keyFile: string
  /** For NODE_EXTRA_CA_CERTS. */
  certFile: string
}

const KIND = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1']
/** Browsers ignore the common name and require a subjectAltName. */
const NAME = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']

/** Writes a self-signed certificate for localhost into `folder`. Throws when openssl cannot make it. */
export function makeCertificate(folder: string): Certificate {
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const result = spawnSync('openssl', ['req', ...KIND, ...NAME, '-keyout', keyFile, '-out', certFile], {
    encoding: 'utf8',
  })
  if (result.error) throw new Error(`The certificate needs openssl, which does not start here: ${result.error.message}`)
  if (result.status !== 0) throw new Error(`openssl made no certificate:\n${result.stderr.trim()}`)
  return { key: readFileSync(keyFile), cert: readFileSync(certFile), keyFile, certFile }
}
