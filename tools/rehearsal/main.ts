/**
 * `npm run rehearse:content`: tests that valid changes of the content break neither build nor tests. It checks each change
 * alone; then it applies all changes that add content, and all that remove some, to copies of the project, and runs build
 * and tests in both at a later date.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { readArguments } from '../../build/command-line.ts'
import { namesOf } from '../../lib/content/checks/references.ts'
import { isoDay } from '../../lib/content/load.ts'
import { readFiles } from '../../lib/content/read-files.ts'
import { COLLECTIONS, SINGLETONS } from '../../lib/content/schemas/index.ts'
import { fieldsOf } from '../../lib/content/schemas/schema-introspection.ts'
import { isRecord, select, valueAt } from '../../lib/content/traverse.ts'
import { withoutOptional } from '../new/transform-by-schema.ts'
import { copyProject, removeProject, runOrThrow } from '../project-copy.ts'
import { distinct, longer, longest, reshapeAll, shortest, withOptional } from './changes.ts'
import { type Change, entriesOf, rank, readValues, repaired, setIn, type Values, write } from './content-values.ts'

const USAGE = `npm run rehearse:content                 tries valid changes of the content: do build and tests stay green?
npm run rehearse:content -- --alone      only each change alone, without a build: a minute`
const { alone } = readArguments(USAGE, { options: { alone: { type: 'boolean' } } }).values

const TESTS = [
  ['npm', 'run', 'test:unit'],
  ['npm', 'run', 'build'],
  ['npm', 'run', 'test:export'],
  ['npx', 'playwright', 'test', '--project=site'],
] as const
const kinds = Object.keys(COLLECTIONS)
const read = readFiles('content')

const addCopies =
  (kind: string, count = 1): Change =>
  (values) => {
    for (let number = 2; number < count + 2; number++) {
      const entries = entriesOf(values, kind)
      const [path, value] = entries[number % entries.length] ?? []
      const copy = distinct(value, number)
      if (!path || !isRecord(copy)) return
      copy['order' in copy ? 'order' : 'id'] = Math.max(...entries.map(([, entry]) => rank(entry))) + 1
      values.set(path.replace('.yaml', `-${number}.yaml`), copy)
    }
  }

/** Removes the files of a folder but those from `start` to `end`. */
const keepOf =
  (kind: string, start: number, end?: number): Change =>
  (values) => {
    const entries = entriesOf(values, kind)
    const kept = entries.slice(start, end)
    // Most folders must not be empty.
    if (kept.length === 0 && end !== 0) return
    for (const entry of entries) if (!kept.includes(entry)) values.delete(entry[0])
  }

const offices =
  (count: number): Change =>
  (values) =>
    setIn(values, 'site.yaml', 'offices', (list) => {
      const head = (office: unknown) => Number(valueAt(office, ['headOffice']))
      const sorted = [list].flat().sort((a, b) => head(b) - head(a))
      return Array.from({ length: count }, (_, at) => sorted[at] ?? distinct(sorted[at % sorted.length], at))
    })

/** Texts to which others refer: names of categories, tags, departments, and values of facts. */
function referencedTexts(values: Values): Set<unknown> {
  const found = Object.entries({ ...COLLECTIONS, ...SINGLETONS }).flatMap(([kind, schema]) => {
    const patterns = fieldsOf(schema).flatMap(({ pattern, meta }) => (meta.references ? [pattern] : []))
    const files = [...values].filter(([path]) => path.replace(/\/.*|\.yaml$/, '') === kind)
    return files.flatMap(([, value]) => patterns.flatMap((pattern) => select(value, pattern)))
  })
  const facts = select(values.get('site.yaml'), 'facts.*.value')
  return new Set([...found, ...facts].map(({ value }) => value))
}

type Named = readonly [name: string, ...changes: Change[]]

const FULLER: Named[] = [
  // Before the copies: what is given too often is repaired from the entry that was copied.
  ['every optional field given', (values) => reshapeAll(values, withOptional(values))],
  [
    'every list at its longest',
    (values) =>
      reshapeAll(
        values,
        longest((to) => namesOf(to, { ...read, raw: read.files, today: isoDay(new Date()) }) ?? []),
      ),
  ],
  ...kinds.map((kind): Named => [`one more in ${kind}`, addCopies(kind)]),
  ['sixty projects', (values) => addCopies('projects', 60 - entriesOf(values, 'projects').length)(values)],
  ['seven offices', offices(7)],
  ['all texts 40 % longer', (values) => reshapeAll(values, longer(referencedTexts(values)))],
]
const EMPTIER: Named[] = [
  ...kinds.map((kind): Named => [`the first of ${kind} less`, keepOf(kind, 1)]),
  ...kinds.map((kind): Named => [`the last of ${kind} less`, keepOf(kind, 0, -1)]),
  ['one office', offices(1)],
  ['every optional field left out', (values) => reshapeAll(values, withoutOptional)],
  ['every list at its shortest', (values) => reshapeAll(values, shortest)],
  ['no apps', keepOf('apps', 0, 0), (values) => values.delete('our-apps.yaml')],
  ['no openings', keepOf('jobs', 0, 0)],
  ['no testimonials', keepOf('testimonials', 0, 0)],
  ['one service and technology', keepOf('services', 0, 1), keepOf('technologies', 0, 1)],
]

const root = 'content'

/** The values of the content, without its list of words: texts that are made here contain some of them. */
function ownValues(): Values {
  const values = readValues(root)
  setIn(values, 'words.yaml', 'check', () => 'off')
  return values
}

/** Applies the changes to the values, which are valid afterwards, and returns the texts of their files. */
function apply(values: Values, [name, ...changes]: Named) {
  try {
    for (const change of changes) change(values)
    console.log(name)
    return repaired(root, values)
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : error}`)
  }
}

async function runTests(name: string, changes: readonly Named[], day: string): Promise<void> {
  const clock = hasClock ? ['faketime', `${day} 10:00:00`] : []
  console.log(`\n${name}, ${hasClock ? `on ${day}` : 'today: faketime is not installed'}:`)
  const project = copyProject({ forBuild: true })
  process.once('exit', () => removeProject(project))
  const values = ownValues()
  for (const change of changes.slice(0, -1)) apply(values, change)
  for (const change of changes.slice(-1)) write(join(project, root), apply(values, change))
  for (const test of TESTS) {
    const [command = '', ...args] = [...clock, ...test]
    await runOrThrow(project, command, args)
    console.log(test.join(' '))
  }
}

const hasClock = spawnSync('faketime', ['--version']).status === 0
try {
  for (const change of [...FULLER, ...EMPTIER]) apply(ownValues(), change)
  if (!alone) {
    await runTests('All that fills the site', FULLER, '2027-02-15')
    await runTests('All that empties it', EMPTIER, '2029-01-01')
  }
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
