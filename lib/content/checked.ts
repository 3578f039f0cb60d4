import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Doubts, findDoubts } from './doubts.ts'
import { asWritten, type Inspection, inspectContent, isoDay, type SetText } from './load.ts'
import { ContentError, type Problem } from './problem.ts'
import type { Content } from './types.ts'
import { typeset } from './typeset.ts'

const ROOT = 'content'
const CHECKS = 'lib'
const KEPT = '.cache/content'
const REPORT = 'report'
const READ = /\.(?:yaml|ts)$/

/** How texts are set: as they were written, or as a printer does, for pages. */
const SETS = { written: asWritten, typeset } as const satisfies Record<string, SetText>

/** What there is to say of content, whether it is fit or not. */
export interface Report {
  problems: readonly Problem[]
  warnings: readonly Problem[]
  doubts: readonly Doubts[]
}

/**
 * The content of the site, checked. A build asks for it in eight processes, and to take a thousand files of YAML apart and
 * check them takes each of them two seconds: what was checked is kept, until a file, a check or the day is another. Throws
 * a ContentError that lists every problem.
 */
export function checkedContent(set: keyof typeof SETS): Content {
  const state = stateNow()
  const kept = keptText(state, set)
  if (kept !== undefined) return JSON.parse(kept) as Content
  const inspection = inspectContent(ROOT)
  keepChecked(inspection, state)
  return setBy(inspection, SETS[set])
}

/** What the check of the content found; kept like the content. */
export function checkReport(): Report {
  const state = stateNow()
  const kept = keptText(state, REPORT)
  if (kept !== undefined) return JSON.parse(kept) as Report
  const inspection = inspectContent(ROOT)
  keepChecked(inspection, state)
  return reportOf(inspection)
}

/** Keeps what was found, unless the content has become another since it was in `state`, or has problems. */
export function keepChecked(inspection: Inspection, state: string): void {
  if (!inspection.content || stateNow() !== state) return
  mkdirSync(KEPT, { recursive: true })
  for (const name of readdirSync(KEPT)) if (!name.startsWith(state)) rmSync(join(KEPT, name), { force: true })
  const sets = Object.entries(SETS).map(([name, set]) => [name, setBy(inspection, set)] as const)
  for (const [name, value] of [...sets, [REPORT, reportOf(inspection)] as const]) {
    const half = join(KEPT, `${state}-${name}.${process.pid}`)
    writeFileSync(half, JSON.stringify(value))
    // Others read while this one writes.
    renameSync(half, fileOf(state, name))
  }
}

const reportOf = ({ problems, warnings, read }: Inspection): Report => ({
  problems,
  warnings,
  doubts: findDoubts(read, isoDay(new Date())),
})

function keptText(state: string, name: string): string | undefined {
  const file = fileOf(state, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

const fileOf = (state: string, set: string) => join(KEPT, `${state}-${set}.json`)

function setBy({ problems, setBy }: Inspection, set: SetText): Content {
  if (!setBy) throw new ContentError(problems)
  return setBy(set)
}

/** Another text when a file of the content, a check of it or the day is another. */
export function stateNow(): string {
  const hash = createHash('sha256').update(isoDay(new Date()))
  for (const folder of [ROOT, CHECKS].filter(existsSync)) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      hash.update(`\n${folder}/${name}\n`)
      if (READ.test(name)) hash.update(readFileSync(join(folder, name)))
    }
  }
  return hash.digest('hex').slice(0, 24)
}
