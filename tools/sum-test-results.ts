/**
 * Adds up what Jest and Playwright counted in this run and prints `N passed, N failed` on a line of its own; after a failure
 * it says before whether the content is to blame.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { MASTERS, masterProblems } from '../build/check-picture-masters.ts'
import { readArguments } from '../build/read-arguments.ts'
import { inspectContent } from '../lib/content/load.ts'
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

/** Tells editors whether they can mend what failed. GitHub shows lines that begin so at the top of a run. */
async function explain(): Promise<void> {
  const annotate = process.env.GITHUB_ACTIONS ? '::error::' : ''
  const mistakes = [...inspectContent().problems.map(formatProblem), ...(await masterProblems(MASTERS))]
  if (mistakes.length === 0) {
    console.log(
      `${annotate}Not caused by the content, which is valid: nothing an editor can mend. Tell the developers.`,
    )
    return
  }
  console.log(`An editor can mend this in content/ (docs/change-a-text.md):`)
  for (const mistake of mistakes) console.log(annotate + mistake)
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
  if (failed > 0 || other) await explain()
  if (other) console.log('A step that is not a test failed; it is counted as one failure.')
  console.log(`${passed} passed, ${other ? 1 : failed} failed`)
}
