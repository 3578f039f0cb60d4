import type { Reporter, TestCase } from '@playwright/test/reporter'

/** Prints the reasons of skipped tests, which the list reporter omits. */
export default class SkipReporter implements Reporter {
  private readonly reasons = new Map<string, number>()

  onTestEnd({ annotations }: TestCase): void {
    for (const { type, description } of annotations)
      if (type === 'skip' && description) this.reasons.set(description, (this.reasons.get(description) ?? 0) + 1)
  }

  onEnd(): void {
    for (const [reason, tests] of this.reasons) console.log(`Skipped (${tests}): ${reason}`)
  }
}
