import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { MINIMUM_MS } from '../../../components/forms/send-anyway.logic.ts'
import { hydrated } from '../hydration.ts'

const folder = process.env.E2E_OUTBOX ?? ''

/** Waits for a mail with this text in the relay's outbox and returns it. */
export async function mailWith(text: string): Promise<string> {
  let found: string | undefined
  await expect(() => {
    const mails = readdirSync(folder).filter((name) => name.endsWith('.eml'))
    found = mails.map((name) => readFileSync(join(folder, name), 'latin1')).find((mail) => mail.includes(text))
    expect(found).toBeDefined()
  }).toPass({ timeout: 5000 })
  return found ?? ''
}

/** Opens a page, and waits for hydration and for the minimum time of the spam check. */
export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await page.waitForFunction((minimum) => performance.now() > minimum, MINIMUM_MS + 100)
}
