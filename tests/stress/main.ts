/** `npm run stress`: slow clients, malformed forms, kill -9, proxies and a mail server against the server, after a build. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exitWithError, readArguments } from '../../build/command-line.ts'
import { fuzz } from './fuzz.ts'
import { killDuringPosts } from './kill.ts'
import { testMail } from './mail.ts'
import { testProxies } from './proxies.ts'
import { testSlowClients } from './slow-clients.ts'

const USAGE = `npm run stress                         slow clients, 50,000 malformed forms, kill -9 during 1,000 posts,
                                       10,000 messages through nginx and Caddy, 500 through Postfix
npm run stress -- slow|fuzz|kill|proxies|mail  one of them
npm run stress -- slow --project=PATH  slow clients against another checkout that is built`

const { positionals, values } = readArguments(USAGE, {
  allowPositionals: true,
  options: { project: { type: 'string' } },
})
const TESTS: Record<string, (outbox: string) => Promise<{ ok: boolean }>> = {
  slow: (outbox) => testSlowClients(outbox, values.project),
  fuzz: (outbox) => fuzz(outbox),
  kill: (outbox) => killDuringPosts(outbox),
  proxies: testProxies,
  mail: testMail,
}
for (const name of positionals.length > 0 ? positionals : Object.keys(TESTS)) {
  const test = TESTS[name]
  if (!test) exitWithError(`There is no "${name}".\n\n${USAGE}`)
  const outbox = mkdtempSync(join(tmpdir(), 'wrenhaus-outbox-'))
  process.once('exit', () => rmSync(outbox, { recursive: true, force: true }))
  const { ok, ...figures } = await test(outbox)
  console.log(name, ok ? 'is within its limits' : 'IS NOT WITHIN ITS LIMITS', figures)
  if (!ok) process.exitCode = 1
}
process.exit()
