/** `npm run stress`: malformed forms against the server, after a build. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArguments } from '../../build/command-line.ts'
import { fuzz } from './fuzz.ts'

readArguments('npm run stress  50,000 malformed forms: does the server lose a message, grow or end?', {})
const outbox = mkdtempSync(join(tmpdir(), 'wrenhaus-outbox-'))
const { ok, ...figures } = await fuzz(outbox).finally(() => rmSync(outbox, { recursive: true, force: true }))
console.log(ok ? 'The server is within its limits' : 'THE SERVER IS NOT WITHIN ITS LIMITS', figures)
process.exit(ok ? 0 : 1)
