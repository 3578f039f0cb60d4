import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { MINIMUM_MS } from '../../../components/forms/spam-check.logic.ts'
import { hydrated } from '../hydration.ts'

const folder = process.env.E2E_OUTBOX ?? ''

/** The mail in the relay's outbox that holds this text; waits for it. */
export async function mailWith(text: string): Promise<string> {
  let found: string | undefined
  await expect(() => {
    const mails = readdirSync(folder).filter((name) => name.endsWith('.eml'))
    found = mails.map((name) => readFileSync(join(folder, name), 'latin1')).find((mail) => mail.includes(text))
    expect(found).toBeDefined()
  }).toPass({ timeout: 5000 })
  return found ?? ''
}

/** Opens a page, and waits for hydration and for the time before which the spam check asks once more. */
export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await page.waitForFunction((minimum) => performance.now() > minimum, MINIMUM_MS + 100)
}
