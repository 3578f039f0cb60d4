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
const READ = /\.(?:yaml|ts)$/

/** What there is to say of content, whether it is fit or not. */
export interface Report {
  problems: readonly Problem[]
  warnings: readonly Problem[]
  doubts: readonly Doubts[]
}

interface Made {
  /** With its texts as they were written, and as a printer sets them, for pages. */
  written: Content
  typeset: Content
  report: Report
}

/** What is made of content that was read. */
const MAKERS: { [Name in keyof Made]: (inspection: Inspection) => Made[Name] } = {
  written: (inspection) => setBy(inspection, asWritten),
  typeset: (inspection) => setBy(inspection, typeset),
  report: ({ problems, warnings, read }) => ({ problems, warnings, doubts: findDoubts(read, isoDay(new Date())) }),
}

/** The content of the site, checked. Throws a ContentError that lists every problem. */
export const checkedContent = (set: 'written' | 'typeset'): Content => checked(set)

/** What the check of the content found. */
export const checkReport = (): Report => checked('report')

/**
 * A build asks in eight processes, and to take a thousand files of YAML apart and check them takes each of them two
 * seconds: what was made of them is kept, until a file, a check or the day is another.
 */
function checked<Name extends keyof Made>(name: Name): Made[Name] {
  const state = stateNow()
  const before = kept(state, name)
  if (before) return before
  const inspection = inspectContent(ROOT)
  keepChecked(inspection, state)
  return kept(state, name) ?? MAKERS[name](inspection)
}

/** Keeps what was found, unless the content has become another since it was in `state`, or has problems. */
export function keepChecked(inspection: Inspection, state: string): void {
  if (!inspection.content || stateNow() !== state) return
  mkdirSync(KEPT, { recursive: true })
  for (const name of readdirSync(KEPT)) if (!name.startsWith(state)) rmSync(join(KEPT, name), { force: true })
  for (const [name, make] of Object.entries(MAKERS)) {
    const half = join(KEPT, `${state}-${name}.${process.pid}`)
    writeFileSync(half, JSON.stringify(make(inspection)))
    // Others read while this one writes.
    renameSync(half, fileOf(state, name))
  }
}

function kept<Name extends keyof Made>(state: string, name: Name): Made[Name] | undefined {
  const file = fileOf(state, name)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Made[Name]) : undefined
}

const fileOf = (state: string, name: string) => join(KEPT, `${state}-${name}.json`)

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
