import type { Reporter, TestCase } from '@playwright/test/reporter'

/** Says at the end what was left out and why: the list names the tests alone. */
export default class Reasons implements Reporter {
  private readonly reasons = new Map<string, number>()

  onTestEnd({ annotations }: TestCase): void {
    for (const { type, description } of annotations)
      if (type === 'skip' && description) this.reasons.set(description, (this.reasons.get(description) ?? 0) + 1)
  }

  onEnd(): void {
    for (const [reason, tests] of this.reasons) console.log(`Left out (${tests}): ${reason}`)
  }
}
