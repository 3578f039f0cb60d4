/** `npm run stress`: slow clients, malformed forms and kill -9 against the server, after a build. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exitWithError, readArguments } from '../../build/read-arguments.ts'
import { fuzzProof } from './fuzz.ts'
import { killProof } from './kill.ts'
import { slowSendersProof } from './slow-clients.ts'

const USAGE = `npm run stress                         slow clients, 50,000 malformed forms, and kill -9 during 1,000 posts
npm run stress -- slow|fuzz|kill       one of them
npm run stress -- slow --project=PATH  slow clients against another checkout that is built`

const { positionals, values } = readArguments(USAGE, {
  allowPositionals: true,
  options: { project: { type: 'string' } },
})
const PROOFS: Record<string, (outbox: string) => Promise<{ well: boolean }>> = {
  slow: (outbox) => slowSendersProof(outbox, values.project),
  fuzz: (outbox) => fuzzProof(outbox),
  kill: (outbox) => killProof(outbox),
}
for (const name of positionals.length > 0 ? positionals : Object.keys(PROOFS)) {
  const proof = PROOFS[name]
  if (!proof) exitWithError(`There is no "${name}".\n\n${USAGE}`)
  const outbox = mkdtempSync(join(tmpdir(), 'wrenhaus-outbox-'))
  process.once('exit', () => rmSync(outbox, { recursive: true, force: true }))
  const { well, ...figures } = await proof(outbox)
  console.log(name, well ? 'is within its limits' : 'IS NOT WITHIN ITS LIMITS', figures)
  if (!well) process.exitCode = 1
}
process.exit()
