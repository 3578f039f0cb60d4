/**
 * `npm run bench`: builds the site, measures every page as a visitor gets it and an empty page of the same versions beside
 * it, and writes docs/bench-report.md. Fails when a budget is exceeded. Wants a machine with nothing else to do.
 *
 *   --routes=/,/about/   only these pages      --runs=3          runs of Lighthouse for each page, 5 unless told
 *   --forms=mobile       only on a phone       --desktop-runs=1  as many on a desk, as on a phone unless told
 *   --built              take the last build as it is
 *   --skip=builds,large,interactions           leave out what takes long
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findPages } from '../../server/static-files.ts'
import { type Certificate, makeCertificate } from '../certificate.ts'
import { copyProject, removeProject } from '../project-copy.ts'
import { BUILD, INTERACTION, LARGE_PORTFOLIO, NAVIGATION } from './budgets.ts'
import { buildEmptyPage } from './empty-page.ts'
import { type Figures, FORMS, type Form } from './figures.ts'
import { startHost } from './host.ts'
import { interactionTimes } from './interactions.ts'
import { enlarge } from './large.ts'
import { measure } from './lighthouse.ts'
import { softNavigation } from './navigation.ts'
import { exceeded, type Findings, type Measured, reportOf } from './report.ts'
import { timedBuild } from './timed-build.ts'
import { overWeight, weighPage } from './weigh.ts'

const OUT = 'out'
const REPORT = 'docs/bench-report.md'
const WARM = 'pictures kept'

const { values: options } = parseArgs({
  options: {
    routes: { type: 'string' },
    runs: { type: 'string', default: '5' },
    'desktop-runs': { type: 'string' },
    forms: { type: 'string', default: FORMS.join() },
    built: { type: 'boolean', default: false },
    skip: { type: 'string', default: '' },
  },
})
const forms = FORMS.filter((form) => options.forms.split(',').includes(form))
const runs: Record<Form, number> = {
  mobile: Number(options.runs),
  desktop: Number(options['desktop-runs'] ?? options.runs),
}
const skipped = (part: string) => options.skip.split(',').includes(part)

/** The export in `outDir`, page by page. */
async function measurePages(outDir: string, routes: readonly string[], certificate: Certificate): Promise<Measured[]> {
  const host = await startHost(outDir, certificate)
  const measured: Measured[] = []
  try {
    for (const form of forms) {
      for (const route of routes) {
        const figures = await measure(host.origin + route, form, runs[form], certificate)
        measured.push({ route, form, figures })
        console.log(`${form} ${route}: ${JSON.stringify(figures)}`)
      }
    }
    return measured
  } finally {
    await host.stop()
  }
}

async function clicks(certificate: Certificate): Promise<number> {
  const host = await startHost(OUT, certificate)
  try {
    return await softNavigation(host.origin, runs.mobile, certificate)
  } finally {
    await host.stop()
  }
}

/** Builds a copy of the project: this folder's own caches stay as they are. */
async function builds(certificate: Certificate): Promise<Pick<Findings, 'builds' | 'large'>> {
  const project = copyProject({ forBuild: true })
  try {
    const warm = { name: WARM, cost: await timedBuild(project, { cold: false }) }
    const cold = { name: 'cold', cost: await timedBuild(project, { cold: true }) }
    if (skipped('large')) return { builds: [warm, cold] }
    const real = await portfolioBytes(project, certificate)
    const added = enlarge(project)
    const first = { name: `with ${added} more pages`, cost: await timedBuild(project, { cold: false }) }
    const again = { name: 'the same, cards of links kept', cost: await timedBuild(project, { cold: false }) }
    return {
      builds: [warm, cold, first, again],
      large: {
        eachPage: ((again.cost.seconds - warm.cost.seconds) * 1000) / added,
        portfolio: (await portfolioBytes(project, certificate)) / real,
      },
    }
  } finally {
    removeProject(project)
  }
}

/** The whole first view of /portfolio/ on a phone. */
async function portfolioBytes(project: string, certificate: Certificate): Promise<number> {
  const host = await startHost(join(project, OUT), certificate)
  try {
    return (await measure(`${host.origin}/portfolio/`, 'mobile', 1, certificate)).bytes
  } finally {
    await host.stop()
  }
}

const textOf = (path: string) => readFileSync(join(OUT, path), 'utf8')

const sizeOf = (path: string): number => {
  const file = join(OUT, path)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

async function main(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'wrenhaus-bench-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const certificate = makeCertificate(folder)
  const emptyDir = await buildEmptyPage(join('.cache', 'bench', 'empty'))
  if (!options.built) await timedBuild('.', { cold: false })
  const routes = options.routes?.split(',') ?? [...findPages(OUT)].filter((path) => path !== '/admin/').sort()
  const empty: Partial<Record<Form, Figures>> = {}
  for (const { form, figures } of await measurePages(emptyDir, ['/'], certificate)) empty[form] = figures
  const pages = await measurePages(OUT, routes, certificate)
  const weights = routes.map((route) => {
    const html = readFileSync(join(OUT, route, 'index.html'), 'utf8')
    return { route, weight: weighPage(html, sizeOf(`${route}index.html`), { sizeOf, textOf }) }
  })
  const findings: Findings = {
    runs,
    machine: `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node.js ${process.version}`,
    empty,
    pages,
    weights,
    navigation: await clicks(certificate),
    interactions: skipped('interactions') ? [] : interactionTimes(),
    ...(skipped('builds') ? { builds: [] } : await builds(certificate)),
  }
  const report = reportOf(findings)
  writeFileSync(REPORT, `${report}\n`)
  console.log(report)
  const over = [
    ...pages.flatMap((page) => exceeded(page).map((name) => `${page.route} on ${page.form}: ${name}`)),
    ...weights.flatMap(({ route, weight }) => overWeight(route, weight)),
    ...(findings.navigation > NAVIGATION ? ['a soft navigation'] : []),
    ...findings.builds.flatMap(({ name, cost }) =>
      name === WARM && cost.seconds > BUILD.seconds ? [`the build, ${cost.seconds.toFixed(0)} s`] : [],
    ),
    ...((findings.large?.eachPage ?? 0) > BUILD.eachPage ? ['each further page of the build'] : []),
    ...((findings.large?.portfolio ?? 0) > LARGE_PORTFOLIO ? ['the portfolio with 1,000 projects'] : []),
    ...findings.interactions.flatMap(({ name, milliseconds }) => (milliseconds > INTERACTION ? [name] : [])),
  ]
  for (const sentence of over) console.error(`over budget: ${sentence}`)
  return over.length > 0 ? 1 : 0
}

process.exitCode = await main()
