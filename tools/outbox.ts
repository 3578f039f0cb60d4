/** `npm run outbox`: lists, shows and retries the messages of the outbox. */
import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { exitWithError, readArguments } from '../build/command-line.ts'
import { loadEnvFiles } from '../server/env-files.ts'
import { storedAt } from '../server/relay/health.ts'
import { type DeliveryStatus, parseStatus, REFUSED, SENT, statusFileName } from '../server/relay/outbox.ts'
import { header, mailText } from '../server/relay/read-mail.ts'
import { printable, printableLine } from './printable.ts'

const USAGE = `npm run outbox               lists the messages, with their age and what the mail server said last
npm run outbox -- show ID    shows one; its number or "last" (the newest that waits) will do
npm run outbox -- retry ID   hands one that was refused to the mail server again; "all" for all`

const { positionals } = readArguments(USAGE, { allowPositionals: true })
try {
  loadEnvFiles()
} catch (error) {
  exitWithError(error instanceof Error ? error.message : String(error))
}
const folder = process.env.OUTBOX_DIR?.trim() || 'outbox'

interface Row {
  id: string
  /** Of the mail's file in its folder. */
  name: string
  path: string
  state: 'waiting' | typeof SENT | typeof REFUSED
  note: DeliveryStatus | undefined
}

/** Empty for a file that the server removed a moment ago, another user's, or a folder. */
function read(path: string, encoding: BufferEncoding = 'utf8'): string {
  try {
    return readFileSync(path, encoding)
  } catch {
    return ''
  }
}

function rowsIn(subfolder: '' | typeof SENT | typeof REFUSED, state: Row['state']): Row[] {
  const inFolder = join(folder, subfolder)
  // Without its folder it would seem to be empty; the server makes the others when they are needed.
  const names = subfolder && !existsSync(inFolder) ? [] : readdirSync(inFolder)
  const mails = state === SENT ? names.map((name) => name.replace(/\.json$/, '')) : names
  return mails
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => {
      const path = join(inFolder, name)
      return {
        id: /_(\w{8})/.exec(name)?.[1] ?? name,
        name,
        path,
        state,
        note: parseStatus(read(statusFileName(path))),
      }
    })
}

function readRows(): Row[] {
  try {
    return [...rowsIn('', 'waiting'), ...rowsIn(SENT, SENT), ...rowsIn(REFUSED, REFUSED)]
  } catch (error) {
    // Such as the folder of another user.
    console.error(`OUTBOX_DIR, "${folder}", cannot be read: ${error instanceof Error ? error.message : error}`)
    process.exit(1)
  }
}

const rows = readRows()
const inState = (state: Row['state']) => rows.filter((row) => row.state === state)
const [waiting, sent, refused] = [inState('waiting'), inState(SENT), inState(REFUSED)]

/** Empty for a file that is named otherwise. */
function age(name: string): string {
  const minutes = Math.max(0, Math.round((Date.now() - storedAt(name)) / 60_000))
  if (Number.isNaN(minutes)) return ''
  if (minutes < 120) return `${minutes} min`
  return minutes < 48 * 60 ? `${Math.round(minutes / 60)} h` : `${Math.round(minutes / 1440)} d`
}

/** Empty for a sent mail, of which the outbox keeps only the server's answer, and one that cannot be read. */
const mailOf = ({ path, state }: Row): string => (state === SENT ? '' : read(path, 'latin1'))

const UNREADABLE = 'cannot be read by this user, or was sent a moment ago'

function titleOf(row: Row): string {
  const mail = mailOf(row)
  if (!mail && row.state !== SENT) return UNREADABLE
  const replyTo = header(mail, 'Reply-To')
  return printableLine(`${header(mail, 'Subject')}${replyTo ? `  (${replyTo})` : ''}`)
}

const noteText = ({ answer, attempts, time }: DeliveryStatus): string =>
  printableLine(`${answer} (attempt ${attempts}, ${time})`)

function list(): void {
  for (const [index, row] of rows.entries()) {
    console.log(
      `${`${index + 1}`.padStart(4)}  ${printableLine(row.id)}  ${row.state.padEnd(7)}  ${age(row.name).padStart(7)}  ${titleOf(row)}`,
    )
    if (row.note) console.log(`      ${noteText(row.note)}`)
  }
  console.log(`\n${waiting.length} waiting, ${sent.length} sent, ${refused.length} refused in ${folder}/`)
  if (rows.length > 0)
    console.log('Show one with "npm run outbox -- show 1", the newest with "npm run outbox -- show last".')
}

function show(row: Row): void {
  const { path, state, note } = row
  const mail = mailOf(row)
  console.log(`${printableLine(path)}\n${state}${note ? `: ${noteText(note)}` : ''}`)
  if (!mail && state !== SENT) console.log(UNREADABLE)
  if (!mail) return
  const value = (name: string) => printableLine(header(mail, name))
  console.log(
    `Received: ${value('Date')}\nSubject:  ${value('Subject')}\nReply to: ${value('Reply-To') || 'unknown'}\n`,
  )
  console.log(printable(mailText(mail)))
}

/** The server checks the outbox each minute. The note names the recipients who have the mail already. */
function retry({ id, name, path }: Row): void {
  const target = join(folder, name)
  if (existsSync(statusFileName(path))) renameSync(statusFileName(path), statusFileName(target))
  renameSync(path, target)
  console.log(`${printableLine(id)} waits for the mail server again`)
}

const [verb = 'list', target = verb] = positionals
const found =
  target === 'last' ? waiting.slice(-1) : rows.filter(({ id }, index) => target === id || Number(target) === index + 1)
const toRetry = refused.filter((row) => target === 'all' || found.includes(row))
if (positionals.length > 1 && !['show', 'retry'].includes(verb)) {
  console.error(`There is no "${printableLine(verb)}".\n\n${USAGE}`)
  process.exitCode = 2
} else if (verb === 'list') list()
else if (verb === 'retry' && toRetry.length > 0) toRetry.forEach(retry)
else if (verb !== 'retry' && found[0]) show(found[0])
else {
  console.error(
    `There is no ${verb === 'retry' ? 'refused ' : ''}message "${printableLine(target)}" in ${folder}/. "npm run outbox" lists what there is.`,
  )
  process.exitCode = 1
}
