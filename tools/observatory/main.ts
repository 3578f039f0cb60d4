/**
 * `npm run observatory`: what MDN's HTTP Observatory gives the last build behind our own server. Fails below A+ with
 * 130 points.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArguments } from '../../build/read-arguments.ts'
import { makeCertificate } from '../certificate.ts'
import { startTlsSite } from './host.ts'
import { installScanner, type Report, scanLocalhost } from './scanner.ts'

const WANTED = { grade: 'A+', score: 130 }

async function main(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'wrenhaus-observatory-'))
  // An interrupt runs no `finally`, and a private key should not stay behind.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

  const certificate = makeCertificate(folder)
  const stop = await startTlsSite('out', certificate)
  try {
    return judge(await scanLocalhost(installScanner(), certificate.certFile))
  } finally {
    await stop()
  }
}

/** Prints the report. Returns the exit code. */
function judge({ scan: { grade, score }, tests }: Report): number {
  for (const [name, { result, scoreModifier }] of Object.entries(tests)) {
    const points = scoreModifier > 0 ? `+${scoreModifier}` : `${scoreModifier}`
    console.log(`${points.padStart(4)}  ${name.padEnd(30)}  ${result}`)
  }
  console.log(`\n${grade}, ${score} points`)
  if (grade === WANTED.grade && score >= WANTED.score) return 0
  console.error(`Wanted: ${WANTED.grade} with at least ${WANTED.score} points.`)
  return 1
}

readArguments('npm run observatory grades out/ with MDN’s HTTP Observatory. It needs the ports 80 and 443.', {})
try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
