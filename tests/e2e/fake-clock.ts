import type { Page } from '@playwright/test'

/** Any moment: nothing on the site depends on the day. Until it stops, the clock may go on, for as long as it likes. */
const [BEGIN, STOP] = [new Date('2026-06-01T10:00:00Z'), new Date('2026-06-01T11:00:00Z')]

/**
 * Stops the clock of every page opened from now on, before its first script: from then on it moves by `pass` (or
 * `page.clock`) alone, so that a test sees the same however long the machine takes. A clock that is only installed goes
 * on by itself, in real time.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: BEGIN })
  await page.clock.pauseAt(STOP)
}

/** Stops a clock that was installed and has gone on by itself until now: a minute further, and from then on by `pass` alone. */
export async function pauseClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 60_000)
}

/** Lets time go by on a stopped clock: every timer within it fires, and what it sets off is done. */
export async function advanceClock(page: Page, milliseconds: number): Promise<void> {
  await settle(page)
  await page.clock.runFor(milliseconds)
  await settle(page)
}

/**
 * Waits until the page has done what is under way: React renders, and runs effects, in tasks of a message channel, which
 * no stopped clock holds. A timer that an effect starts is set, or taken back, when this is over.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let task = 0; task < 4; task++) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        port2.postMessage(undefined)
      })
    }
  })
}
