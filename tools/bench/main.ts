import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { exitWithError, readArguments } from '../../build/command-line.ts'
import { findPages } from '../../server/static-files.ts'
import { rowOf, tableOf } from './budget-table.ts'
import { buildEmptyPage, VERSIONS } from './empty-page.ts'
import { HOSTS, startHost } from './hosts.ts'
import { measure, type Result } from './measure.ts'

const HELP = `npm run bench -- [options]: Lighthouse's phone on a finished build, each page in turn with an empty page of
${VERSIONS}. Wants a machine with nothing else to do. Ends with 1 when a budget is exceeded (✗).
  --routes=/,/about/   only these pages (all)
  --runs=3             runs for each page; their median counts (5)
  --hosts=server       from ${HOSTS.join(', ')} (all)
  --out=FOLDER         the export (out); given twice, two are compared in one run
  --table=FILE         writes the table there after each page`

function readOptions() {
  const text = { type: 'string' } as const
  const options = { routes: text, runs: text, hosts: text, table: text, out: { ...text, multiple: true as const } }
  const { values } = readArguments(HELP, { options })
  const { out = ['out'], runs = '5', table } = values
  const pages = out.map(findPages)
  const routes = values.routes?.split(',') ?? [...(pages[0] ?? [])].sort()
  const hosts = values.hosts?.split(',') ?? HOSTS
  const missing = ['/', ...routes].find((route) => !pages.every((known) => known.has(route)))
  if (missing !== undefined) exitWithError(`There is no page "${missing}" in ${out.join(' or ')}.`)
  if (!hosts.every((host) => HOSTS.includes(host))) exitWithError(`There is no such host: ${hosts}.`)
  if (!/^[1-9]\d*$/.test(runs)) exitWithError('--runs is a whole number from 1.')
  return { out, table, routes, hosts, runs: Number(runs) }
}

async function bench({ out, routes, hosts, runs, table }: ReturnType<typeof readOptions>) {
  const folders = [...out.map((outDir) => resolve(outDir)), buildEmptyPage()]
  const lines: string[][] = []
  for (const host of hosts) {
    const origins = await startHost(host, folders)
    for (const route of origins.length > 0 ? routes : []) {
      const measured = folders.map((): Result[] => [])
      for (let run = 1; run <= runs; run++) {
        process.stderr.write(`\r\x1b[K${host} ${route} ${run}/${runs}`)
        for (const [index, origin] of origins.entries()) {
          const isOurPage = index < out.length
          const once = () => measure(origin + (isOurPage ? route : '/'), isOurPage && run === 1)
          // Retried once, because the browser may crash; a page that cannot be measured fails again.
          measured[index]?.push(await once().catch(once))
        }
      }
      const empty = measured.pop() ?? []
      for (const [index, page] of measured.entries()) lines.push(rowOf(host, out[index] ?? '', route, page, empty))
      if (table) writeFileSync(table, `${tableOf(lines)}\n`)
    }
  }
  const exceeded = lines.flat().filter((text) => text.endsWith('✗')).length
  console.log(`\r\x1b[K${VERSIONS}, medians of ${runs}: × empty page (ms)\n${tableOf(lines)}\nOver budget: ${exceeded}`)
  return exceeded > 0 || lines.length === 0 ? 1 : 0
}

// `exit` listeners stop browsers and hosts.
try {
  process.exit(await bench(readOptions()))
} catch (error) {
  exitWithError(error instanceof Error ? error.message : String(error))
}
