import { type TestInfo, test } from '@playwright/test'
import type { FullConfig, FullResult, Reporter, Suite } from '@playwright/test/reporter'

/** The annotation that carries what a test has checked to the reporter. */
const TYPE = 'sweep'

export interface Tally {
  /** What was checked, in words: the reporter adds up what has the same name. */
  what: string
  /** How many pages in how many states: one check is one of either. */
  checks: number
  routes: readonly string[]
}

/** Says what this test has checked, for the sum at the end of the run. */
export function tally(counted: Tally, info: TestInfo = test.info()): void {
  info.annotations.push({ type: TYPE, description: JSON.stringify(counted) })
}

/** Prints what was left out and why, and what the sweep has checked in all: one that says nothing may have checked nothing. */
export default class SweepReporter implements Reporter {
  private suite: Suite | undefined

  onBegin(_: FullConfig, suite: Suite): void {
    this.suite = suite
  }

  onEnd(_: FullResult): void {
    const leftOut = new Map<string, number>()
    for (const { annotations } of this.suite?.allTests() ?? []) {
      for (const { type, description } of annotations) {
        if (type === 'skip' && description) leftOut.set(description, (leftOut.get(description) ?? 0) + 1)
      }
    }
    for (const [reason, tests] of leftOut) console.log(`\nLeft out, ${tests} tests: ${reason}`)

    const sums = new Map<string, { routes: Set<string>; checks: number; tests: number }>()
    for (const { annotations } of this.suite?.allTests() ?? []) {
      for (const { type, description } of annotations) {
        if (type !== TYPE || !description) continue
        const { what, checks, routes }: Tally = JSON.parse(description)
        const sum = sums.get(what) ?? { routes: new Set(), checks: 0, tests: 0 }
        for (const route of routes) sum.routes.add(route)
        sums.set(what, { routes: sum.routes, checks: sum.checks + checks, tests: sum.tests + 1 })
      }
    }
    if (sums.size > 0) console.log('\nThe sweep:')
    for (const [what, { routes, checks }] of sums) {
      console.log(`  ${what}: ${routes.size} routes, ${checks} checks`)
    }
    const all = [...sums.values()]
    const [tests, checks] = [
      all.reduce((sum, one) => sum + one.tests, 0),
      all.reduce((sum, one) => sum + one.checks, 0),
    ]
    if (sums.size > 0) console.log(`  in all: ${checks} checks in ${tests} entries`)
  }
}
