import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'

const { CI, E2E_BASE_URL, E2E_BROWSER } = process.env

/** Run through `npm run test:e2e`, which finds the browser, serves out/ and sets both variables. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // The same on every system: transcripts are text.
  snapshotPathTemplate: '{testDir}/{testFileDir}/transcripts/{arg}{ext}',
  fullyParallel: true,
  projects: [
    { name: 'site', testIgnore: ['**/response.spec.ts', '**/soak.spec.ts', '**/editor/live.spec.ts'] },
    // With the live preview, which measures seconds on a server of its own: `npm run test:editor`.
    { name: 'editor', testMatch: '**/editor/*.spec.ts' },
    // Looks for leaks for ten minutes: `npm run soak`.
    { name: 'soak', testMatch: '**/soak.spec.ts' },
    // Measures how fast the pages answer, alone, on a machine with no other work: `npm run test:response`.
    { name: 'response', testMatch: '**/response.spec.ts', workers: 1 },
  ],
  forbidOnly: Boolean(CI),
  retries: CI ? 1 : 0,
  workers: Math.min(2, availableParallelism()),
  timeout: 30_000,
  expect: { timeout: 7_000, toHaveScreenshot: { pathTemplate: '{testDir}/visual/{arg}{ext}' } },
  reporter: [['list'], ['json', { outputFile: '.cache/test-counts/e2e.json' }], ['./tests/e2e/sweep/tally.ts']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: E2E_BASE_URL ?? 'http://localhost:3000',
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    // Longer than any visitor's click takes, and shorter than a test: a browser that hangs is said to hang there.
    actionTimeout: 15_000,
    // To record each test of all that pass takes a third of the run: one that fails on a build server is tried again, recorded.
    trace: CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      // Letters stand where a screen of today puts them, in a browser with windows and in the shell without.
      ...(E2E_BROWSER ? { executablePath: E2E_BROWSER } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--font-render-hinting=none',
      ],
    },
  },
})
