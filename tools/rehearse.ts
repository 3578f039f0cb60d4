/** `npm run rehearse`: builds the site with a coming version of Next in a temporary folder, and opens every page of it. */
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { startSite } from '../server/site.ts'
import { findPages } from '../server/static-files.ts'
import { findBrowser } from './find-browser.ts'
import { copyProject, removeProject } from './project-copy.ts'

const HELP = `npm run rehearse -- [options]: ends with 1 and says what broke, page by page.

  --next=VERSION   another version than the newest canary
  --keep           leaves the temporary folder`

/** Milliseconds for whatever a visitor would wait for. */
const PATIENCE = 15_000

/** What npm knows about `name`, as JSON. Throws npm's own words when it knows nothing. */
function npmView(name: string, field: string): unknown {
  const { status, stdout, stderr } = spawnSync('npm', ['view', name, field, '--json'], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout)
}

/** The version behind the tag "canary", or the last one published with that word where a registry has no such tag. */
function newestCanary(): string {
  const { canary } = Object(npmView('next', 'dist-tags'))
  const published = [npmView('next', 'versions')].flat().map(String)
  const version = canary ?? published.findLast((name) => name.includes('-canary.'))
  if (!version) throw new Error('npm knows no canary of Next.')
  return version
}

/** Runs a command in `folder`; its processes end with this one. Resolves with its output, rejects with the end of it. */
function run(folder: string, command: string, args: string[]): Promise<string> {
  const child = spawn(command, args, { cwd: folder, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const end = () => void (child.pid && process.kill(-child.pid, 'SIGKILL'))
  process.prependListener('exit', end)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      process.removeListener('exit', end)
      if (code === 0) resolve(output)
      else
        reject(new Error(`${[command, ...args].join(' ')} failed:\n${output.trim().split('\n').slice(-40).join('\n')}`))
    })
  })
}

/**
 * Installs a version of Next, and other versions of React only where npm refuses ours by Next's peer dependencies. Returns
 * what is installed, in words.
 */
async function install(folder: string, version: string): Promise<string> {
  // npm writes into this file, and the copy has a hard link to it.
  const lock = join('node_modules', '.package-lock.json')
  rmSync(join(folder, lock), { force: true })
  cpSync(lock, join(folder, lock), { preserveTimestamps: true })
  const options = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', `next@${version}`]
  await run(folder, 'npm', options).catch((error: Error) => {
    if (!error.message.includes('ERESOLVE')) throw error
    const { react } = Object(npmView(`next@${version}`, 'peerDependencies'))
    return run(folder, 'npm', [...options, `react@${react}`, `react-dom@${react}`])
  })
  const installed = ['next', 'react'].map((name) => {
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8'))
    return `${name} ${Object(manifest).version}`
  })
  return installed.join(' and ')
}

/** One sentence for each thing that is wrong with the page at `route`. A violation of the policy is an error in the console. */
async function check(browser: Browser, origin: string, route: string, routes: readonly string[]): Promise<string[]> {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
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
  } finally {
    await context.close()
  }
  return problems
}

/** Clicks the first link to another page, and throws when the document was loaded anew or its heading did not change. */
async function followLink(page: Page, route: string, routes: readonly string[]): Promise<void> {
  const links = page.locator('a[href^="/"]:not([target]):visible')
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const index = targets.findIndex((target) => target !== route && routes.includes(target))
  if (index < 0) throw new Error('no link to another page')
  const heading = await page.locator('h1').first().textContent()
  const started = await page.evaluate(() => performance.timeOrigin)
  await links.nth(index).click()
  await page.waitForURL((url) => url.pathname === targets[index])
  await page.waitForFunction((before) => document.querySelector('h1')?.textContent !== before, heading)
  if ((await page.evaluate(() => performance.timeOrigin)) !== started)
    throw new Error(`${targets[index]} was not opened softly`)
}

async function rehearse(folder: string, version: string): Promise<number> {
  const versions = await install(folder, version)
  console.log(`Building with ${versions} in ${folder}`)
  await run(folder, 'npm', ['run', 'build'])

  const outDir = join(folder, 'out')
  const site = await startSite({ HOST: '127.0.0.1', PORT: '0', OUTBOX_DIR: join(folder, 'outbox') }, outDir)
  const { executablePath } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  // The editor is no page of the site.
  const routes = [...findPages(outDir)].filter((route) => !route.startsWith('/admin/')).sort()
  let broken = 0
  for (const route of routes) {
    const problems = await check(browser, `http://127.0.0.1:${site.port}`, route, routes)
    for (const problem of problems) console.error(`${route}: ${problem}`)
    if (problems.length > 0) broken++
  }
  await browser.close()
  console.log(`${routes.length - broken} of ${routes.length} pages work with ${versions}.`)
  return broken > 0 || routes.length === 0 ? 1 : 0
}

function fail(error: unknown, code: number): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(code)
}

function readOptions() {
  try {
    const options = { next: { type: 'string' }, keep: { type: 'boolean' }, help: { type: 'boolean' } } as const
    return parseArgs({ options }).values
  } catch (error) {
    return fail(error, 2)
  }
}

const { next, keep, help } = readOptions()
if (help) {
  console.log(HELP)
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))
try {
  const version = next ?? newestCanary()
  const folder = copyProject({ forBuild: true })
  process.once('exit', () => (keep ? console.log(`Kept: ${folder}`) : removeProject(folder)))
  process.exit(await rehearse(folder, version))
} catch (error) {
  fail(error, 1)
}
