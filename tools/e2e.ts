/** `npm run test:e2e`: finds a browser, serves out/ with its relay on a free port, and runs Playwright against it. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadEnvFiles } from '../server/env-files.ts'
import { startSite } from '../server/site.ts'
import { findBrowser } from './find-browser.ts'

async function main(): Promise<number> {
  if (process.argv.includes('--help')) {
    console.log('npm run test:e2e [-- options of playwright test]\nRuns the browser tests on out/, after a build.')
    return 0
  }
  loadEnvFiles()
  const browser = await findBrowser()
  console.log(`Browser: ${browser.source} (${browser.executablePath})`)

  const outbox = mkdtempSync(join(tmpdir(), 'wrenhaus-outbox-'))
  const site = await startSite({
    ...process.env,
    PORT: '0',
    OUTBOX_DIR: outbox,
    SMTP_URL: '',
    // The tests send more than any visitor would.
    RELAY_RATE: '100000',
    RELAY_LOG: 'off',
  })
  try {
    return await playwright(process.argv.slice(2), {
      E2E_BASE_URL: `http://localhost:${site.port}`,
      E2E_BROWSER: browser.executablePath,
      E2E_OUTBOX: outbox,
      ...(browser.libraryPath ? { LD_LIBRARY_PATH: browser.libraryPath } : {}),
    })
  } finally {
    await site.stop()
    rmSync(outbox, { recursive: true, force: true })
  }
}

function playwright(args: string[], env: Record<string, string>): Promise<number> {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
  const child = spawn(process.execPath, [cli, 'test', ...args], { stdio: 'inherit', env: { ...process.env, ...env } })
  // The terminal sends Ctrl+C to both; Playwright ends its browsers, and this process waits for it.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

process.exitCode = await main()
