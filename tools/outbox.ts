/** `npm run outbox`: reads the messages that came in while no mail server was set. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments } from '../build/read-arguments.ts'
import { loadEnvFiles } from '../server/env-files.ts'
import { header, readable } from '../server/relay/read-mail.ts'

const USAGE = `npm run outbox            lists the messages that came in
npm run outbox -- 2       shows the second, "last" the newest`

const { positionals } = readArguments(USAGE, { allowPositionals: true })
// OUTBOX_DIR may be set there for the server.
loadEnvFiles()
const folder = process.env.OUTBOX_DIR || 'outbox'

interface Row {
  name: string
  received: string
  subject: string
  replyTo: string
}

function rows(): Row[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  return names.sort().map((name) => {
    const mail = readFileSync(join(folder, name), 'latin1')
    return {
      name,
      received: header(mail, 'Date'),
      subject: header(mail, 'Subject'),
      replyTo: header(mail, 'Reply-To'),
    }
  })
}

function list(messages: readonly Row[]): void {
  for (const [index, { received, subject, replyTo }] of messages.entries()) {
    console.log(`${String(index + 1).padStart(4)}  ${received}  ${subject}${replyTo ? `  (${replyTo})` : ''}`)
  }
  console.log(`\n${messages.length} ${messages.length === 1 ? 'message' : 'messages'} in ${folder}/`)
  if (messages.length > 0) console.log('Show one with "npm run outbox -- 1", the newest with "npm run outbox -- last".')
}

function show({ name, received, subject, replyTo }: Row): void {
  console.log(`${join(folder, name)}\nReceived: ${received}\nSubject:  ${subject}\nReply to: ${replyTo || 'unknown'}\n`)
  console.log(readable(readFileSync(join(folder, name), 'latin1')))
}

const messages = rows()
const [wanted] = positionals
const chosen = wanted === 'last' ? messages.at(-1) : messages[Number(wanted) - 1]
if (wanted === undefined) list(messages)
else if (chosen) show(chosen)
else {
  console.error(`There is no message "${wanted}" in ${folder}/. "npm run outbox" lists what there is.`)
  process.exitCode = 1
}
