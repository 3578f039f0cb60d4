/**
 * Prints the sum of the Jest and Playwright results of this run as `N passed, N failed`, after a failure also whether the
 * content causes it.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readArguments } from '../build/command-line.ts'
import { inspectProject } from '../build/inspect-project.ts'
import { formatProblem } from '../lib/content/problem.ts'

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

/** Prints whether an editor can fix the failure. GitHub shows `::error::` lines at the top of a run. */
async function explain(): Promise<void> {
  const annotate = process.env.GITHUB_ACTIONS ? '::error::' : ''
  const { problems } = await inspectProject()
  if (problems.length === 0) {
    console.log(`${annotate}Not caused by the content, which is valid: nothing an editor can fix. Tell the developers.`)
    return
  }
  console.log(`An editor can fix this in content/ (docs/change-a-text.md):`)
  for (const problem of problems) console.log(annotate + formatProblem(problem))
}

const USAGE = `--reset   forgets the counts of earlier runs
--failed  a step that is no test (format, types, build) failed: counts as one failure if no test did`
const { reset, failed: stepFailed } = readArguments(USAGE, {
  options: { reset: { type: 'boolean' }, failed: { type: 'boolean' } },
}).values

if (reset) {
  rmSync(FOLDER, { recursive: true, force: true })
} else {
  const reports = existsSync(FOLDER) ? readdirSync(FOLDER) : []
  const counts = reports.map((name) => count(JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))))
  const passed = counts.reduce((sum, part) => sum + part.passed, 0)
  const failed = counts.reduce((sum, part) => sum + part.failed, 0)
  const otherStepFailed = stepFailed && failed === 0
  if (failed > 0 || otherStepFailed) await explain()
  if (otherStepFailed) console.log('A step that is not a test failed; it is counted as one failure.')
  console.log(`${passed} passed, ${otherStepFailed ? 1 : failed} failed`)
}
