/** `npm run hardship`: slow senders, spoilt forms and kill -9 against the server of this project, after a build. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exitWithError, readArguments } from '../../build/read-arguments.ts'
import { fuzzProof } from './fuzz.ts'
import { killProof } from './kill.ts'
import { slowSendersProof } from './slow-senders.ts'

const USAGE = `npm run hardship                         slow senders, 50,000 spoilt forms, and kill -9 amid 1,000 posts
npm run hardship -- slow|fuzz|kill       one of them
npm run hardship -- slow --project=PATH  the slow senders against another checkout that is built`

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
