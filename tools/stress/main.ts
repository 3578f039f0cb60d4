/** `npm run stress`: slow clients, malformed forms and kill -9 against the server, after a build. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exitWithError, readArguments } from '../../build/command-line.ts'
import { fuzz, killDuringPosts } from './fuzz.ts'
import { testSlowClients } from './slow-clients.ts'

const USAGE = `npm run stress                    slow clients, 50,000 malformed forms, kill -9 during 1,000 posts
npm run stress -- slow|fuzz|kill  one of them`
const TESTS: Record<string, (outbox: string) => Promise<{ ok: boolean }>> = {
  slow: testSlowClients,
  fuzz: (outbox) => fuzz(outbox),
  kill: (outbox) => killDuringPosts(outbox),
}

const { positionals } = readArguments(USAGE, { allowPositionals: true })
for (const name of positionals.length > 0 ? positionals : Object.keys(TESTS)) {
  const test = TESTS[name]
  if (!test) exitWithError(`There is no "${name}".\n\n${USAGE}`)
  const outbox = mkdtempSync(join(tmpdir(), 'outbox-'))
  const { ok, ...figures } = await test(outbox).finally(() => rmSync(outbox, { recursive: true, force: true }))
  console.log(name, ok ? 'is within its limits' : 'IS NOT WITHIN ITS LIMITS', figures)
  if (!ok) process.exitCode = 1
}
process.exit()
