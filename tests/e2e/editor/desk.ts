import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { bundleEditor } from '../../../scripts/editor/bundle.ts'
import { startEditor } from '../../../scripts/editor/server.ts'
import { copyProject, removeProject } from '../../../scripts/project-copy.ts'

/** What the browser says into its console, apart from what the CMS says about itself. */
const CHATTER = /OAuth application ID|An iframe which has both|violates the following|Refused to connect/

export type Editor = { url: string; project: string; content: (path: string) => string }

/** The editor over a copy of the project, for all tests of a worker. */
export const test = base.extend<object, { editor: Editor }>({
  editor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
    async ({}, use) => {
      const project = copyProject({ forBuild: Boolean(process.env.EDITOR_BUILD) })
      const bundle = join(project, '.cache/editor')
      await bundleEditor(bundle)
      const { url, stop } = await startEditor({ root: join(project, 'content'), bundle, port: 0 })
      await use({ url, project, content: (path) => join(project, 'content', path) })
      await stop()
      removeProject(project)
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/** Opens the editor and waits for its lists. Every message of the console that is not known fails the test at its end. */
export async function openEditor(page: Page, { url }: Editor): Promise<void> {
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http')) expect(origin).toBe(new URL(url).origin)
  })
  page.on('pageerror', (error) => {
    if (!CHATTER.test(error.message)) throw error
  })
  await page.goto(url)
  await page.getByRole('button', { name: 'Work with Local Repository' }).click()
  await expect(page.getByRole('treeitem', { name: 'Projects' })).toBeVisible({ timeout: 30_000 })
}

/** A new, empty form of a kind. */
export async function newEntry(page: Page, list: string): Promise<void> {
  await page.getByRole('treeitem', { name: list }).click()
  await page.getByRole('button', { name: 'Create New Entry' }).click()
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible()
}

/** The part of the form with this label; the CMS isolates the direction of labels with marks. */
export function part(page: Page | Locator, label: string): Locator {
  return page.getByRole('group', { name: new RegExp(`^“.?${label}.?” Field$`) })
}

/** Scrolls to a group, because the CMS draws what is inside only when it comes into view, and opens it. */
export async function reach(page: Page, label: string): Promise<void> {
  const group = part(page, label).first()
  await group.scrollIntoViewIfNeeded()
  const fold = group.getByRole('button', { name: /^(Expand|Collapse)$/ }).first()
  await expect(fold).toBeVisible()
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
}

export async function fill(page: Page | Locator, label: string, value: string): Promise<void> {
  await part(page, label).getByRole('textbox').or(part(page, label).getByRole('spinbutton')).first().fill(value)
}

/** Picks from a list of names; a short one stands open as radio buttons or boxes. */
export async function pick(page: Page, label: string, value: string): Promise<void> {
  const field = part(page, label)
  const box = field.getByRole('combobox')
  const direct = field.getByRole('checkbox', { name: value }).or(field.getByRole('radio', { name: value }))
  await expect(box.or(direct).first()).toBeVisible()
  if (await direct.count()) {
    await direct.first().click()
    return
  }
  await box.first().click()
  await page.getByRole('option', { name: value, exact: true }).click()
}

/** Adds items to a list of texts, and fills them. */
export async function fillList(page: Page, label: string, values: readonly string[]): Promise<void> {
  const field = part(page, label)
  for (const [index, value] of values.entries()) {
    if ((await field.getByRole('textbox').count()) <= index) await field.getByRole('button', { name: /^Add/ }).click()
    await field.getByRole('textbox').nth(index).fill(value)
  }
}

/** Uploads a picture and takes it. */
export async function upload(page: Page, label: string, file: string): Promise<void> {
  await part(page, label).getByRole('button', { name: 'Browse' }).click()
  const dialog = page.getByRole('dialog', { name: 'Select Image' })
  // The button opens the system's own dialog through this input.
  await dialog.locator('input[type=file]').setInputFiles(file)
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await expect(dialog).toBeHidden()
}

/** Saves, and waits until the file is there. */
export async function save(page: Page, file: string): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(async () => expect(existsSync(file)).toBe(true)).toPass({ timeout: 60_000 })
}

/** What the preview says is wrong. */
export function problems(page: Page): Locator {
  return page.frameLocator('iframe').getByRole('status', { name: 'Problems' })
}
