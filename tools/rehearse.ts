/** Builds the site with a coming version of Next in a temporary folder, and opens every page of it in a browser. */
import { spawnSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { readArguments } from '../build/read-arguments.ts'
import { startSite } from '../server/site.ts'
import { findPages } from '../server/static-files.ts'
import { findBrowser } from './find-browser.ts'
import { copyProject, removeProject, runIn } from './project-copy.ts'

const USAGE = `npm run rehearse                      builds with the newest canary of Next and opens every page
npm run rehearse -- --next=VERSION    with another version
npm run rehearse -- --keep            leaves the temporary folder`
/** Milliseconds for whatever a visitor would wait for. */
const PATIENCE = 15_000

function newestCanary(): string {
  const { stdout, stderr } = spawnSync('npm', ['view', 'next', 'versions', '--json'], { encoding: 'utf8' })
  const versions: unknown = JSON.parse(stdout || '[]')
  const newest = [versions].flat().findLast((version) => String(version).includes('-canary.'))
  if (!newest) throw new Error(`npm knows no canary of Next. ${stderr}`)
  return String(newest)
}

/** Runs npm in the copy. Throws the end of its output when it fails. */
function npm(folder: string, ...args: string[]): void {
  const { status, stdout, stderr } = runIn(folder, 'npm', args)
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed:\n${`${stdout}${stderr}`.trim().slice(-4000)}`)
}

/** One sentence for each thing that is wrong with a page. A violation of its policy is an error in the console. */
async function problemsOf(browser: Browser, baseURL: string, route: string, routes: string[]): Promise<string[]> {
  const page = await browser.newPage({ baseURL })
  page.setDefaultTimeout(PATIENCE)
  const problems: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && problems.push(`console: ${message.text()}`)))
  page.on('pageerror', (error) => problems.push(`thrown: ${error.message}`))
  try {
    await page.goto(route)
    const headings = await page.locator('h1').count()
    if (headings !== 1) problems.push(`${headings} headings of the first level`)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await followLink(page, route, routes)
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error))
  }
  await page.close()
  return problems
}

/** Clicks the first link to another page. Throws when that loads a new document or shows no other heading. */
async function followLink(page: Page, route: string, routes: string[]): Promise<void> {
  const links = page.locator('a[href^="/"]:not([target]):visible')
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const index = targets.findIndex((target) => target !== route && routes.includes(target))
  if (index < 0) throw new Error('no link to another page')
  const heading = await page.locator('h1').textContent()
  const timeOrigin = await page.evaluate(() => performance.timeOrigin)
  await links.nth(index).click()
  await page.waitForURL((url) => url.pathname === targets[index])
  await page.waitForFunction((before) => document.querySelector('h1')?.textContent !== before, heading)
  if ((await page.evaluate(() => performance.timeOrigin)) !== timeOrigin)
    throw new Error(`${targets[index]} was loaded as a new document`)
}

const { next = newestCanary(), keep } = readArguments(USAGE, {
  options: { next: { type: 'string' }, keep: { type: 'boolean' } },
}).values
const folder = copyProject({ forBuild: true })
process.once('exit', () => (keep ? console.log(`Kept: ${folder}`) : removeProject(folder)))

// npm writes into this file, and the copy has a hard link to it.
const lock = join('node_modules', '.package-lock.json')
rmSync(join(folder, lock), { force: true })
cpSync(lock, join(folder, lock), { preserveTimestamps: true })
console.log(`Building with Next ${next} in ${folder}`)
npm(folder, 'install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', `next@${next}`)
npm(folder, 'run', 'build')

const outDir = join(folder, 'out')
const site = await startSite({ HOST: '127.0.0.1', PORT: '0', OUTBOX_DIR: join(folder, 'outbox') }, outDir)
const browser = await chromium.launch({ executablePath: (await findBrowser()).executablePath, args: ['--no-sandbox'] })
// The editor is no page of the site.
const routes = [...findPages(outDir)].filter((route) => !route.startsWith('/admin/')).sort()
let broken = 0
for (const route of routes) {
  const problems = await problemsOf(browser, `http://127.0.0.1:${site.port}`, route, routes)
  for (const problem of problems) console.error(`${route}: ${problem}`)
  if (problems.length > 0) broken++
}
console.log(`${routes.length - broken} of ${routes.length} pages work with Next ${next}`)
process.exit(broken > 0 || routes.length === 0 ? 1 : 0)
