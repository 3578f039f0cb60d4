import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'

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

/** Opens a page, waits for its scripts, and until nobody can be taken for a program (two seconds). */
export async function settle(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => performance.now() > 2100)
}
