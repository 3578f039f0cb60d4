/**
 * `npm run observatory`: runs MDN's HTTP Observatory on the last build, served as by `npm start` behind a proxy that
 * terminates TLS. Fails below A+ with 130 points.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { readArguments } from '../build/command-line.ts'
import { finishedBasePath } from '../server/finished-marker.ts'
import { createApp } from '../server/http-server.ts'
import { listen } from '../server/lifecycle.ts'
import { staticFiles } from '../server/static-files.ts'
import { type Certificate, makeCertificate } from './certificate.ts'
import { installPackage } from './install-package.ts'

const REQUIRED = { grade: 'A+', score: 130 }
const HOST = 'localhost'
const PACKAGE = '@mdn/mdn-http-observatory'
const VERSION = '1.4.8'
const REPORT = z.object({
  scan: z.object({ grade: z.string(), score: z.number() }),
  tests: z.record(z.string(), z.object({ result: z.string().nullable(), scoreModifier: z.number() })),
})

/** Serves out/ on ports 443 and 80 until this process exits. Rejects when there is no export or a port is not free. */
async function serve({ key, cert }: Certificate): Promise<void> {
  const basePath = finishedBasePath('out') ?? ''
  const app = createApp({
    basePath,
    site: staticFiles('out', basePath),
    relay: (_, response) => void response.writeHead(404).end(),
  })
  const secure = createHttpsServer({ key, cert }, (request, response) => void app.emit('request', request, response))
  const plain = createHttpServer((request, response) => {
    response.writeHead(301, { Location: `https://${HOST}${request.url}` }).end()
  })
  for (const [server, port] of [[secure, 443] as const, [plain, 80] as const]) {
    await listen(server, port, HOST).catch(() => {
      const advice = 'It must be free, and ports below 1024 may need root or a container.'
      throw new Error(`The Observatory asks on ports 80 and 443 alone, and port ${port} cannot be had. ${advice}`)
    })
  }
}

/** Returns the scanner's folder. Its install script downloads lists, and would fail where they cannot be reached. */
function installScanner(): string {
  const folder = installPackage(PACKAGE, VERSION)
  // The list of preloaded hosts, which does not contain localhost.
  writeFileSync(join(folder, 'conf/hsts-preload.json'), '{}\n')
  return folder
}

/** Scans https://localhost with the scanner in `folder`, which trusts the certificate in `certFile`. */
async function scan(folder: string, certFile: string) {
  // A child process, because Node.js reads NODE_EXTRA_CA_CERTS only when it starts.
  const noProxy = { NO_PROXY: HOST, no_proxy: HOST }
  const child = spawn(process.execPath, [join(folder, 'src/scan.js'), HOST], {
    env: { ...process.env, ...noProxy, NODE_EXTRA_CA_CERTS: certFile },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const output = (await child.stdout.toArray()).join('')
  try {
    return REPORT.parse(JSON.parse(output))
  } catch {
    throw new Error(`The Observatory gave no report: ${output.trim() || 'no output'}`)
  }
}

readArguments('npm run observatory grades out/ with MDN’s HTTP Observatory. It needs the ports 80 and 443.', {})
const folder = mkdtempSync(join(tmpdir(), 'observatory-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
try {
  const certificate = makeCertificate(folder)
  await serve(certificate)
  const { scan: found, tests } = await scan(installScanner(), certificate.certFile)
  for (const [name, { result, scoreModifier }] of Object.entries(tests)) {
    const points = scoreModifier > 0 ? `+${scoreModifier}` : `${scoreModifier}`
    console.log(`${points.padStart(4)}  ${name.padEnd(30)}  ${result}`)
  }
  console.log(`\n${found.grade}, ${found.score} points`)
  const passes = found.grade === REQUIRED.grade && found.score >= REQUIRED.score
  if (!passes) console.error(`Required: ${REQUIRED.grade} with at least ${REQUIRED.score} points.`)
  process.exit(passes ? 0 : 1)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
