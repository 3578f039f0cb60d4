import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve, sep } from 'node:path'
import { defineConfig, devices, firefox, webkit } from '@playwright/test'
import { escapeRegExp } from './lib/escape-reg-exp.ts'
import { environmentFor, findBrowser } from './tools/find-browser.ts'
import { freePort } from './tools/free-port.ts'

const { env } = process
const { CI } = env

// Workers evaluate this file again and inherit these variables.
if (!env.E2E_BROWSER) {
  const { executablePath, libraryPath } = await findBrowser()
  env.E2E_BROWSER = executablePath
  if (libraryPath) env.E2E_LIBRARIES = libraryPath
  for (const site of ['SITE', 'FIXTURE', 'PATH']) env[`E2E_${site}_PORT`] = String(await freePort())
  env.E2E_OUTBOX = '.cache/e2e-outbox'
}

const SITE = `http://localhost:${env.E2E_SITE_PORT}`
const FIXTURE = `http://localhost:${env.E2E_FIXTURE_PORT}`
/** FIXTURE_PATH of tests/fixtures/site.ts. */
const BELOW_PATH = `http://localhost:${env.E2E_PATH_PORT}/team/site/`

const chromium = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1280, height: 800 },
  launchOptions: {
    executablePath: env.E2E_BROWSER ?? '',
    env: environmentFor(env.E2E_LIBRARIES),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      // The same text layout in headed and headless browsers.
      '--font-render-hinting=none',
    ],
  },
}

/** The most common tasks, in other engines where Playwright's builds of them are installed. */
const CORE = ['header', 'routes', 'switches', 'portfolio', 'forms'].map((name) => `**/${name}.spec.ts`)
const setup = (name: string, baseURL: string) => ({ name, testMatch: '**/built.setup.ts', use: { baseURL } })
const engine = (name: 'firefox' | 'webkit', installed: boolean) => ({
  name,
  testMatch: installed ? CORE : '**/missing-browser.spec.ts',
  use: { ...devices[name === 'firefox' ? 'Desktop Firefox' : 'Desktop Safari'], baseURL: FIXTURE },
  dependencies: installed ? ['fixture'] : [],
})

const TESTS = resolve('tests/e2e')
/** The projects with a `testDir` of their own. Not globs, because those match folders above the checkout too. */
const OWN_FOLDERS = ['site', 'editor', 'below-a-path', 'weekly'] as const
const folder = (name: (typeof OWN_FOLDERS)[number]) => join(TESTS, name)
const startOf = (path: string) => new RegExp(`^${escapeRegExp(path + sep)}`)

export default defineConfig({
  testDir: TESTS,
  outputDir: 'test-results',
  // Without the platform in the path, because transcripts are text.
  snapshotPathTemplate: '{testDir}/{testFileDir}/transcripts/{arg}{ext}',
  fullyParallel: true,
  webServer: {
    command: 'node --import tsx tests/e2e/serve.ts',
    port: Number(env.E2E_SITE_PORT),
    reuseExistingServer: false,
    stdout: 'ignore',
  },
  projects: [
    setup('fixture', FIXTURE),
    setup('export', SITE),
    setup('built-below-a-path', BELOW_PATH),
    // Behaviour, on the content of tests/fixtures/content.
    {
      name: 'behaviour',
      testIgnore: ['**/missing-browser.spec.ts', ...OWN_FOLDERS.map((name) => startOf(folder(name)))],
      use: { ...chromium, baseURL: FIXTURE },
      dependencies: ['fixture'],
    },
    // Every page of the real site, whatever its content is.
    { name: 'site', testDir: folder('site'), use: { ...chromium, baseURL: SITE }, dependencies: ['export'] },
    engine('firefox', existsSync(firefox.executablePath())),
    engine('webkit', existsSync(webkit.executablePath())),
    // Too slow for every run: npm run test:editor, test:path, test:response.
    { name: 'editor', testDir: folder('editor'), use: chromium, dependencies: ['fixture'] },
    {
      name: 'path',
      testDir: folder('below-a-path'),
      use: { ...chromium, baseURL: BELOW_PATH },
      dependencies: ['built-below-a-path'],
    },
    {
      name: 'response',
      testDir: folder('weekly'),
      workers: 1,
      use: { ...chromium, baseURL: FIXTURE },
      dependencies: ['fixture'],
    },
  ],
  forbidOnly: Boolean(CI),
  retries: CI ? 1 : 0,
  workers: Math.min(2, availableParallelism()),
  timeout: 30_000,
  expect: { timeout: 7_000, toHaveScreenshot: { pathTemplate: '{testDir}/visual/{arg}{ext}' } },
  reporter: [['list'], ['json', { outputFile: '.cache/test-counts/e2e.json' }]],
  use: {
    locale: 'en-GB',
    // Shorter than a test, so that the report names the action that hangs.
    actionTimeout: 15_000,
    // Recording takes a third of the run, so only the retry of a failed test is recorded, or one test with --trace on.
    trace: 'on-first-retry',
  },
})
