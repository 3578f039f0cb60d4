/** Adds up what Jest and Playwright counted in this run and prints `N passed, N failed` on a line of its own. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readArguments } from '../build/read-arguments.ts'

const FOLDER = '.cache/test-counts'
const jest = z.object({ numPassedTests: z.number(), numFailedTests: z.number(), numRuntimeErrorTestSuites: z.number() })
const playwright = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number() }),
  errors: z.array(z.unknown()),
})

function count(report: unknown): { passed: number; failed: number } {
  const unit = jest.safeParse(report)
  if (unit.success) {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = unit.data
    return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }
  }
  const { stats, errors } = playwright.parse(report)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}

const USAGE = `--reset   forgets the counts of earlier runs
--failed  a step that is no test (format, types, build) failed: counts as one failure if no test did`
const { reset, failed: stepFailed } = readArguments(USAGE, {
  options: { reset: { type: 'boolean' }, failed: { type: 'boolean' } },
}).values

if (reset) {
  rmSync(FOLDER, { recursive: true, force: true })
} else {
  const names = existsSync(FOLDER) ? readdirSync(FOLDER) : []
  const counts = names.map((name) => count(JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))))
  const passed = counts.reduce((sum, part) => sum + part.passed, 0)
  const failed = counts.reduce((sum, part) => sum + part.failed, 0)
  const other = stepFailed && failed === 0
  if (other) console.log('A step that is not a test failed; it is counted as one failure.')
  console.log(`${passed} passed, ${other ? 1 : failed} failed`)
}
