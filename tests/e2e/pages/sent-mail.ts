import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { MINIMUM_MS } from '../../../components/forms/send-anyway.logic.ts'
import { hydrated } from '../hydration.ts'

const folder = process.env.E2E_OUTBOX ?? ''

/** Waits for a mail with this text in the relay's outbox and returns it. Expects that there is only one. */
export async function mailWith(text: string): Promise<string> {
  const found = () => {
    // The relay may be writing mails, under another ending.
    const names = readdirSync(folder).filter((name) => name.endsWith('.eml'))
    return names.map((name) => readFileSync(join(folder, name), 'latin1')).filter((mail) => mail.includes(text))
  }
  await expect.poll(() => found().length, { timeout: 5000 }).toBe(1)
  return found()[0] ?? ''
}

/** Opens a page, and waits for hydration and for the minimum time of the spam check. */
export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await page.waitForFunction((minimum) => performance.now() > minimum, MINIMUM_MS + 100)
}
