/** Finds a Chromium for the tests, wherever one can be had. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium as playwright } from '@playwright/test'

export interface Browser {
  executablePath: string
  /** Where it came from, in words. */
  source: string
  /** Set when the browser needs libraries that it brings itself. */
  libraryPath?: string
}

// A shell without windows does the same work in half the time.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
]
const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
)

/** Tries each way in turn. Throws a sentence for the reader when none leads to a browser that starts. */
export async function findBrowser(): Promise<Browser> {
  const named = process.env.CHROMIUM
  if (named && !starts(named)) throw new Error(`CHROMIUM names ${named}, and no browser starts there.`)
  const browser =
    (named && { executablePath: named, source: 'the one that CHROMIUM names' }) ||
    playwrightsOwn() ||
    onThisMachine() ||
    (await fromNpm())
  if (browser) return browser
  throw new Error('No Chromium was found. Install one, or name it: CHROMIUM=/path/to/chromium npm test')
}

function playwrightsOwn(): Browser | undefined {
  const executablePath = playwright.executablePath()
  return starts(executablePath) ? { executablePath, source: "Playwright's own" } : undefined
}

function onThisMachine(): Browser | undefined {
  const folders = (process.env.PATH ?? '').split(':')
  const places = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  const executablePath = [...places, ...MAC_APPS].find((path) => starts(path))
  return executablePath ? { executablePath, source: 'the one on this machine' } : undefined
}

/** A build for small Linux machines that npm brought with the other packages. */
async function fromNpm(): Promise<Browser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  // With this variable the package unpacks the libraries it brings for machines that have none, and sets the path to them
  // for the whole process; that is undone, because they are a last resort.
  const { AWS_EXECUTION_ENV, LD_LIBRARY_PATH } = process.env
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs20.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  const executablePath = await packaged.executablePath()
  restore({ AWS_EXECUTION_ENV, LD_LIBRARY_PATH })
  const source = 'the npm package @sparticuz/chromium'
  if (starts(executablePath)) return { executablePath, source }
  const libraryPath = join(tmpdir(), 'al2023', 'lib')
  return starts(executablePath, libraryPath) ? { executablePath, source, libraryPath } : undefined
}

function restore(variables: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
}

function starts(executablePath: string, libraryPath?: string): boolean {
  return existsSync(executablePath) && runs(executablePath, ['--version'], libraryPath)
}

function runs(command: string, args: string[], libraryPath?: string): boolean {
  const env = { ...process.env, ...(libraryPath ? { LD_LIBRARY_PATH: libraryPath } : {}) }
  return spawnSync(command, args, { stdio: 'ignore', timeout: 20_000, env }).status === 0
}
