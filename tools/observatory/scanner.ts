import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const PACKAGE = '@mdn/mdn-http-observatory'
const VERSION = '1.4.8'

const reportSchema = z.object({
  scan: z.object({ grade: z.string(), score: z.number() }),
  tests: z.record(z.string(), z.object({ result: z.string().nullable(), scoreModifier: z.number() })),
})
export type Report = z.output<typeof reportSchema>

/**
 * Installs the scanner once, apart from the project: its own install step downloads lists from elsewhere, and `npm ci`
 * would fail wherever they are out of reach. Returns its folder. Throws a sentence when npm cannot get it.
 */
export function installScanner(): string {
  const root = join('.cache/observatory', VERSION)
  const folder = join(root, 'node_modules', PACKAGE)
  // The list of preloaded hosts, which localhost is not on. Written last, it also says that the install came to its end.
  const preloaded = join(folder, 'conf/hsts-preload.json')
  if (existsSync(preloaded)) return folder

  console.log(`Installing ${PACKAGE} ${VERSION} into ${root}`)
  mkdirSync(root, { recursive: true })
  writeFileSync(join(root, 'package.json'), '{ "private": true }\n')
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', ['install', `${PACKAGE}@${VERSION}`, ...quiet], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error(`npm could not install ${PACKAGE} ${VERSION}.`)
  writeFileSync(preloaded, '{}\n')
  return folder
}

/** Scans https://localhost with the scanner in `folder`, which is to trust the certificate in `certFile`. */
export async function scanLocalhost(folder: string, certFile: string): Promise<Report> {
  // A process of its own, because Node.js reads the certificates to trust only when it starts.
  const direct = { NO_PROXY: 'localhost', no_proxy: 'localhost' }
  const child = spawn(process.execPath, [join(folder, 'src/scan.js'), 'localhost'], {
    env: { ...process.env, ...direct, NODE_EXTRA_CA_CERTS: certFile },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = (await child.stdout.toArray()).join('')
  const report = reportSchema.safeParse(parse(said))
  if (!report.success) throw new Error(`The Observatory gave no report: ${said.trim() || 'it said nothing'}`)
  return report.data
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
