import type { Page } from '@playwright/test'

/** Stops the clock of pages that are opened later: only `advanceClock` moves it, whatever the speed of the machine. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-06-01T10:00:00Z' })
  await page.clock.pauseAt('2026-06-01T11:00:00Z')
}

/** Stops an installed clock that runs in real time, one minute later. */
export async function pauseClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 60_000)
}

/** Advances a stopped clock, and waits for the effects of timers that fire. */
export async function advanceClock(page: Page, milliseconds: number): Promise<void> {
  await flushTasks(page)
  await page.clock.runFor(milliseconds)
  await flushTasks(page)
}

/** React renders and runs effects, which set timers, by a MessageChannel, which a stopped clock does not affect. */
const flushTasks = (page: Page) =>
  page.evaluate(async () => {
    for (let task = 0; task < 4; task++) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        port2.postMessage(undefined)
      })
    }
  })
