/**
 * `npm run rehearse:content`: tests that valid changes of the content break neither build nor tests. In a copy of the
 * project it checks each change alone; then it applies all changes that add content, and all that remove some, and runs
 * build and tests for both groups at a later date.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { readArguments } from '../../build/command-line.ts'
import type { ReferenceTarget } from '../../lib/content/schemas/field.ts'
import { COLLECTIONS, SINGLETONS } from '../../lib/content/schemas/index.ts'
import { fieldsOf } from '../../lib/content/schemas/schema-introspection.ts'
import { isRecord, select, valueAt } from '../../lib/content/traverse.ts'
import { withoutOptional } from '../../tools/new/transform-by-schema.ts'
import { copyProject, removeProject, runOrThrow } from '../../tools/project-copy.ts'
import { rebrand } from '../../tools/rebrand/apply.ts'
import { drawPictures } from '../fixtures/pictures.ts'
import { FIXTURE_CONTENT } from '../fixtures/site.ts'
import { distinct, longer, longest, reshapeAll, shortest, withOptional } from './changes.ts'
import { namesIn, readValues, reset, save, type Values } from './content-values.ts'
import { type Change, entriesOf, PARTS, rank, setIn } from './parts.ts'

const USAGE = `npm run rehearse:content                 tries valid changes of the content: do build and tests stay green?
npm run rehearse:content -- --alone      only each change alone, without a build: a minute
npm run rehearse:parts                   leaves out one part after the other, with build and tests for each: hours
npm run rehearse:content -- --keep       leaves the temporary folder`
const { alone, parts, keep } = readArguments(USAGE, {
  options: { alone: { type: 'boolean' }, parts: { type: 'boolean' }, keep: { type: 'boolean' } },
}).values

const TESTS = [
  ['npm', 'run', 'test:unit'],
  ['npm', 'run', 'build'],
  ['npm', 'run', 'test:export'],
  ['npx', 'playwright', 'test', '--project=site'],
] as const
const BRAND = { name: 'Ørsted & Mill', url: 'https://oersted-mill.example', accent: '#0B5C8A', coral: '#3D8FD1' }
const CLIENT = 'Smörgåsbord & Żółć دار Håndværk, Œuvres et Fils São João Ltd.'.slice(0, 60)
const NEW_CATEGORY = 'Embedded Systems'

const addCopies =
  (kind: string, count = 1): Change =>
  (values) => {
    const entries = entriesOf(values, kind)
    for (let number = 2; number < count + 2; number++) {
      const [path, value] = entries[number % entries.length] ?? []
      const copy = distinct(value, number)
      if (!path || !isRecord(copy)) return
      const last = Math.max(...entriesOf(values, kind).map(([, entry]) => rank(entry)))
      copy['order' in copy ? 'order' : 'id'] = last + 1
      values.set(path.replace('.yaml', `-${number}.yaml`), copy)
    }
  }

/** Keeps the last file, because an empty folder is invalid. */
const removeAt =
  (kind: string, at: 0 | -1): Change =>
  (values) => {
    const [path] = entriesOf(values, kind).at(at) ?? []
    if (path && entriesOf(values, kind).length > 1) values.delete(path)
  }

const offices =
  (count: number): Change =>
  (values) =>
    setIn(values, 'site.yaml', 'offices', (list) => {
      const sorted = [list]
        .flat()
        .sort((a, b) => Number(valueAt(b, ['headOffice'])) - Number(valueAt(a, ['headOffice'])))
      return Array.from({ length: count }, (_, at) => sorted[at] ?? distinct(sorted[at % sorted.length], at))
    })

function nameClient(values: Values): void {
  for (const [path] of entriesOf(values, 'projects').slice(0, 2)) {
    setIn(values, path, 'title', () => CLIENT)
    setIn(values, path, 'caseStudy.client', () => CLIENT)
  }
  for (const [path] of entriesOf(values, 'testimonials').slice(0, 1)) setIn(values, path, 'name', () => CLIENT)
}

function newCategory(values: Values): void {
  setIn(values, 'portfolio-page.yaml', 'categories', (list) => [...[list].flat(), NEW_CATEGORY])
  for (const [path] of entriesOf(values, 'projects').slice(0, 1)) setIn(values, path, 'category', () => [NEW_CATEGORY])
}

const noOpenings: Change = (values) => {
  for (const [, job] of entriesOf(values, 'jobs')) Object.assign(job, { posted: '2020-01-01', closes: '2020-02-01' })
}

function anotherAgency(values: Values): void {
  values.clear()
  for (const [path, value] of readValues(FIXTURE_CONTENT)) values.set(path, value)
}

/** Caches the names that each kind of reference may have. */
function cachedNames() {
  const known = new Map<ReferenceTarget, string[]>()
  return (to: ReferenceTarget) => {
    const names = known.get(to) ?? namesIn(root, to)
    known.set(to, names)
    return names
  }
}

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

const project = copyProject({ forBuild: true })
process.once('exit', () => (keep ? console.log(`Kept: ${project}`) : removeProject(project)))
const root = join(project, 'content')

const kinds = Object.keys(COLLECTIONS)
const FULLER: [name: string, change: Change][] = [
  [
    'another brand',
    (values) => {
      rebrand(project, BRAND)
      for (const [path, value] of readValues(root)) values.set(path, value)
    },
  ],
  ...kinds.map((kind): [string, Change] => [`one more in ${kind}`, addCopies(kind)]),
  ['sixty projects', (values) => addCopies('projects', 60 - entriesOf(values, 'projects').length)(values)],
  ['a client with a difficult name', nameClient],
  ['a new category', newCategory],
  ['seven offices', offices(7)],
  ['every optional field given', (values) => reshapeAll(values, withOptional(values))],
  ['every list at its longest', (values) => reshapeAll(values, longest(cachedNames()))],
  ['all texts 40 % longer', (values) => reshapeAll(values, longer(referencedTexts(values)))],
]
const EMPTIER: [name: string, change: Change][] = [
  ...kinds.flatMap((kind): [string, Change][] => [
    [`the first of ${kind} less`, removeAt(kind, 0)],
    [`the last of ${kind} less`, removeAt(kind, -1)],
  ]),
  ['one office', offices(1)],
  ['no openings', noOpenings],
  ['every optional field left out', (values) => reshapeAll(values, withoutOptional)],
  ['every list at its shortest', (values) => reshapeAll(values, shortest)],
]

function apply([name, change]: [string, Change], started = Date.now()): void {
  try {
    const values = readValues(root)
    change(values)
    const repaired = save(root, values)
    const remark = repaired > 0 ? `  ${repaired} values repaired` : ''
    console.log(`${name.padEnd(34)}${((Date.now() - started) / 1000).toFixed(1).padStart(6)} s${remark}`)
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : error}`)
  }
}

async function runTests(name: string, changes: [string, Change][], day?: string): Promise<void> {
  const clock = day && hasClock ? ['faketime', `${day} 10:00:00`] : []
  const today = day && !hasClock ? 'today: faketime is not installed, so later days are left out' : 'today'
  console.log(`\n${name}, ${clock.length > 0 ? `on ${day}` : today}:`)
  reset(project)
  for (const change of changes) apply(change)
  for (const test of TESTS) {
    const started = Date.now()
    const [command = '', ...args] = [...clock, ...test]
    await runOrThrow(project, command, args)
    console.log(`${test.join(' ').padEnd(34)}${((Date.now() - started) / 1000).toFixed(0).padStart(6)} s`)
  }
}

const hasClock = spawnSync('faketime', ['--version']).status === 0
try {
  await drawPictures(join(root, 'pictures'), FIXTURE_CONTENT)
  const leftOut = PARTS.map(([name, changes]): [string, Change] => [
    name,
    (values) => changes.forEach((change) => void change(values)),
  ])
  leftOut.push(['another agency', anotherAgency])
  for (const change of [...(parts ? [] : [...FULLER, ...EMPTIER]), ...leftOut]) {
    reset(project)
    apply(change)
  }
  if (parts && !alone) for (const change of leftOut) await runTests(change[0], [change])
  else if (!alone) {
    await runTests('All that fills the site', FULLER, '2027-02-15')
    await runTests('All that empties it', EMPTIER, '2029-01-01')
  }
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
