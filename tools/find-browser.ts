/** Finds a Chromium for the tests and the tools. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { chromium as playwright } from '@playwright/test'

export interface Browser {
  executablePath: string
  /** LD_LIBRARY_PATH for a browser that needs the libraries of its npm package. */
  libraryPath?: string
}

// The headless shell is first because it takes half the time.
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

/** The environment that a browser starts in. */
export const environmentFor = (libraryPath: string | undefined): NodeJS.ProcessEnv =>
  libraryPath ? { ...process.env, LD_LIBRARY_PATH: libraryPath } : process.env

/** Throws when no browser starts. */
export async function findBrowser(): Promise<Browser> {
  const named = process.env.CHROMIUM
  if (named && !starts(named)) throw new Error(`CHROMIUM names ${named}, and no browser starts there.`)
  const browser = (named && { executablePath: named }) || fromPlaywright() || fromSystem() || (await fromNpm())
  if (browser) return browser
  throw new Error('No Chromium was found. Install one, or name it: CHROMIUM=/path/to/chromium npm test')
}

function fromPlaywright(): Browser | undefined {
  const executablePath = playwright.executablePath()
  return starts(executablePath) ? { executablePath } : undefined
}

function fromSystem(): Browser | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  const executablePath = [...candidates, ...MAC_APPS].find((path) => starts(path))
  return executablePath ? { executablePath } : undefined
}

async function fromNpm(): Promise<Browser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  // With this variable the package also unpacks its libraries and sets their path for the whole process. The path is
  // restored, because they are a last resort.
  const { AWS_EXECUTION_ENV, LD_LIBRARY_PATH } = process.env
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs20.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  const executablePath = await packaged.executablePath()
  restore({ AWS_EXECUTION_ENV, LD_LIBRARY_PATH })
  if (starts(executablePath)) return { executablePath }
  const libraryPath = join(tmpdir(), 'al2023', 'lib')
  return starts(executablePath, libraryPath) ? { executablePath, libraryPath } : undefined
}

function restore(variables: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
}

function starts(executablePath: string, libraryPath?: string): boolean {
  if (!existsSync(executablePath)) return false
  const options = { stdio: 'ignore', timeout: 20_000, env: environmentFor(libraryPath) } as const
  return spawnSync(executablePath, ['--version'], options).status === 0
}
