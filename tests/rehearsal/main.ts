/**
 * `npm run rehearse:content`: tests that content which fills the site breaks neither build nor tests. It checks each change
 * alone; then it applies all of them to a copy of the project, and runs build and tests there at a later date. The site of
 * tests/fixtures/content, which lacks a lot, is built and tested in every run.
 */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments } from '../../build/command-line.ts'
import { namesOf } from '../../lib/content/checks/references.ts'
import { isoDay } from '../../lib/content/load.ts'
import { readFiles } from '../../lib/content/read-files.ts'
import { COLLECTIONS, SINGLETONS } from '../../lib/content/schemas/index.ts'
import { fieldsOf } from '../../lib/content/schemas/schema-introspection.ts'
import { isRecord, select, valueAt } from '../../lib/content/traverse.ts'
import { copyProject, removeProject, runOrThrow } from '../../tools/project-copy.ts'
import { distinct, longer, longest, reshapeAll, withOptional } from './changes.ts'
import { type Change, entriesOf, rank, readValues, setIn, type Values, validTexts } from './content-values.ts'

const USAGE = `npm run rehearse:content                 tries valid changes of the content: do build and tests stay green?
npm run rehearse:content -- --alone      only each change alone, without a build: a minute
npm run rehearse:content -- --keep       leaves the temporary folders`
const { alone, keep } = readArguments(USAGE, {
  options: { alone: { type: 'boolean' }, keep: { type: 'boolean' } },
}).values

const TESTS = [
  ['npm', 'run', 'test:unit'],
  ['npm', 'run', 'build'],
  ['npm', 'run', 'test:export'],
  ['npx', 'playwright', 'test', '--project=site'],
] as const
const DAY = '2027-02-15'
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

type Named = readonly [name: string, change: Change]

const CHANGES: Named[] = [
  ...Object.keys(COLLECTIONS).map((kind): Named => [`one more in ${kind}`, addCopies(kind)]),
  ['sixty projects', (values) => addCopies('projects', 60 - entriesOf(values, 'projects').length)(values)],
  ['seven offices', offices(7)],
  ['every optional field given', (values) => reshapeAll(values, withOptional(values))],
  [
    'every list at its longest',
    (values) =>
      reshapeAll(
        values,
        longest((to) => namesOf(to, { ...read, raw: read.files, today: isoDay(new Date()) }) ?? []),
      ),
  ],
  ['all texts 40 % longer', (values) => reshapeAll(values, longer(referencedTexts(values)))],
]

const root = 'content'

/** The values of the content, without its list of words: texts that are made here contain some of them. */
function ownValues(): Values {
  const values = readValues(root)
  setIn(values, 'words.yaml', 'check', () => 'off')
  return values
}

/** Applies the change to the values, which are valid afterwards, and returns the texts of their files. */
function apply(values: Values, [name, change]: Named) {
  const started = Date.now()
  change(values)
  const texts = validTexts(root, values)
  console.log(`${name.padEnd(34)}${((Date.now() - started) / 1000).toFixed(1).padStart(6)} s`)
  return texts
}

async function runTests(): Promise<void> {
  const hasClock = spawnSync('faketime', ['--version']).status === 0
  console.log(
    `\nAll of them, ${hasClock ? `on ${DAY}` : 'today: faketime is not installed, so a later day is left out'}:`,
  )
  const project = copyProject({ forBuild: true })
  process.once('exit', () => (keep ? console.log(`Kept: ${project}`) : removeProject(project)))
  const values = ownValues()
  for (const change of CHANGES)
    for (const [path, text] of apply(values, change)) writeFileSync(join(project, root, path), text)
  for (const test of TESTS) {
    const started = Date.now()
    const [command = '', ...args] = [...(hasClock ? ['faketime', `${DAY} 10:00:00`] : []), ...test]
    await runOrThrow(project, command, args)
    console.log(`${test.join(' ').padEnd(34)}${((Date.now() - started) / 1000).toFixed(0).padStart(6)} s`)
  }
}

try {
  for (const change of CHANGES) apply(ownValues(), change)
  if (!alone) await runTests()
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
