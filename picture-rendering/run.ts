/** `npm run pictures` renders the pictures whose scene or interface changed since they were last rendered. */
import { join } from 'node:path'
import { readArguments } from '../build/command-line.ts'
import { MASTERS } from '../lib/content/picture-files.ts'
import { catalogue, type Picture } from './catalogue.ts'
import { contactSheet } from './contact-sheet.ts'
import { hashOf, isUpToDate, readRendered, writeRendered } from './inputs.ts'
import { takeScreenshots } from './interfaces/shoot.ts'
import { render } from './render.ts'
import { checkFonts, findBlender } from './tools.ts'
import { writeMasters } from './write-masters.ts'

const RENDERS = '.cache/art'
/** Pixels times samples in a second, on two cores: only for the first estimate. */
const FIRST_GUESS = 250_000

const USAGE = `npm run pictures                        renders all pictures that are out of date
npm run pictures -- portfolio/takenote  one, or all whose name begins so; rendered even when up to date
npm run pictures -- --list              what there is, and what is out of date
npm run pictures -- --sheet             only the contact sheet
npm run pictures -- --accept [name]     records that the masters are right as they are, without rendering`

async function main(): Promise<void> {
  const flag = { type: 'boolean' } as const
  const options = { list: flag, sheet: flag, accept: flag }
  const { values, positionals } = readArguments(USAGE, { allowPositionals: true, options })
  const names = positionals.map((name) => name.replace(/^portfolio\//, 'projects/'))
  const chosen = choose(catalogue(), names)
  if (values.sheet) return tellSheet()
  if (values.list) return list(chosen)
  if (values.accept) return accept(chosen)
  const rendered = readRendered()
  const wanted = names.length > 0 ? chosen : chosen.filter((picture) => !isUpToDate(picture, rendered))
  if (wanted.length === 0) console.log(`All ${chosen.length} pictures are up to date.`)
  else await make(wanted)
  await tellSheet()
}

function choose(pictures: readonly Picture[], names: readonly string[]): Picture[] {
  const missed = names.filter((name) => !pictures.some((picture) => picture.name.startsWith(name)))
  if (missed.length > 0)
    throw new Error(`No picture begins with ${missed.join(', ')}. npm run pictures -- --list names all.`)
  return pictures.filter(({ name }) => names.length === 0 || names.some((begin) => name.startsWith(begin)))
}

function list(pictures: readonly Picture[]): void {
  const rendered = readRendered()
  for (const picture of pictures) {
    console.log(`${isUpToDate(picture, rendered) ? '          ' : 'to render '}${picture.name}`)
  }
}

function accept(pictures: readonly Picture[]): void {
  const rendered = readRendered()
  for (const picture of pictures) rendered[picture.name] = hashOf(picture)
  writeRendered(rendered)
  console.log(`${pictures.length} pictures are recorded as up to date.`)
}

async function make(pictures: readonly Picture[]): Promise<void> {
  const blender = findBlender()
  const clients = [...new Set(pictures.flatMap(({ client }) => client ?? []))]
  if (clients.length > 0) {
    checkFonts()
    console.log(`Screenshots of ${clients.length} interfaces`)
    await takeScreenshots(clients)
  }
  const clock = startClock(pictures.flatMap(({ masters }) => masters.map((master) => master.render.work)))
  const rendered = readRendered()
  for (const [index, picture] of pictures.entries()) {
    const files: { from: string; to: string }[] = []
    for (const { file, render: plan } of picture.masters) {
      const label = `[${index + 1}/${pictures.length}] ${file}`
      const from = await render(blender, plan, RENDERS, (done) => status(`${label} ${Math.round(done * 100)} %`))
      files.push({ from, to: join(MASTERS, file) })
      console.log(`\r${label}: ${clock.finished(plan.work)}`)
    }
    await writeMasters(files, picture)
    rendered[picture.name] = hashOf(picture)
    writeRendered(rendered)
  }
}

/** A line that the next one overwrites; in a log it would be noise. */
function status(text: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${text}`)
}

function startClock(work: readonly number[]) {
  const total = work.reduce((sum, part) => sum + part, 0)
  const begun = Date.now()
  let [done, last] = [0, begun]
  if (total > 0) console.log(`${work.filter(Boolean).length} renders, about ${inWords(total / FIRST_GUESS)}`)
  return {
    /** What this render took, and what is left at the pace so far. */
    finished(part: number): string {
      done += part
      const now = Date.now()
      const took = Math.round((now - last) / 1000)
      last = now
      const left = ((now - begun) / 1000 / done) * (total - done)
      return `${took} s${left > 1 ? `, about ${inWords(left)} left` : ''}`
    },
  }
}

const inWords = (seconds: number): string =>
  seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`

async function tellSheet(): Promise<void> {
  console.log(`Look at all of them in ${await contactSheet()}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
