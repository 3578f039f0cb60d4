import { expect as base, type Locator, type Page } from '@playwright/test'

export const expect = base.configure({ timeout: 30_000 })

export async function newEntry(page: Page, list: string): Promise<void> {
  await toLists(page)
  await page.getByRole('treeitem', { name: list }).click()
  await page.getByRole('button', { name: 'Create New Entry' }).click()
  await isReady(page)
}

/** Opens a file that is not part of a collection. */
export async function openFile(page: Page, name: string): Promise<void> {
  await toLists(page)
  await page.getByRole('treeitem', { name, exact: true }).click()
  await isReady(page)
}

export async function openEntry(page: Page, list: string, name: string): Promise<void> {
  await toLists(page)
  await page.getByRole('treeitem', { name: list }).click()
  await page.getByRole('row', { name }).getByRole('gridcell').last().click()
  await isReady(page)
}

/** Waits for the preview, because a form that is still rendering loses typed text. */
async function isReady(page: Page): Promise<void> {
  await expect(problems(page)).toHaveText(/\w/)
}

/** Leaves a form without saving. After saving, the editor may leave it at the same time. */
async function toLists(page: Page): Promise<void> {
  const tree = page.getByRole('treeitem', { name: 'Projects' })
  const leave = page.getByRole('alertdialog').getByRole('button', { name: /Discard|OK/ })
  const cancel = page.getByRole('button', { name: 'Cancel Editing' })
  await expect(async () => {
    if (await leave.isVisible()) await leave.click({ timeout: 2000 })
    else if (await cancel.isVisible()) await cancel.click({ timeout: 2000 })
    await expect(tree).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 40_000, intervals: [100] })
}

/** The field with this label, which the CMS wraps in bidirectional isolates. */
export function part(within: Page | Locator, label: string): Locator {
  return within.getByRole('group', { name: new RegExp(`^“.?${label}.?” Field$`) })
}

/** Expands a collapsed group of fields. */
export async function unfold(within: Page | Locator, label: string): Promise<Locator> {
  const group = part(within, label).first()
  const fold = group.getByRole('button', { name: /^(Expand|Collapse)$/ }).first()
  await expect(fold).toBeVisible()
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  return group
}

export async function fill(within: Page | Locator, label: string, value: string): Promise<void> {
  const field = part(within, label)
  await field.getByRole('textbox').or(field.getByRole('spinbutton')).first().fill(value)
}

/** Selects an option. Short lists are radio buttons or checkboxes. */
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
  const field = part(page, label).first()
  const inputs = field.getByRole('textbox')
  for (const [index, value] of values.entries()) {
    if ((await inputs.count()) <= index) await field.getByRole('button', { name: /^Add/ }).click()
    await inputs.nth(index).fill(value)
  }
}

/** Adds items to a list of names, and picks them. */
export async function pickList(page: Page, label: string, values: readonly string[]): Promise<void> {
  const field = part(page, label).first()
  for (const [index, value] of values.entries()) {
    await field.getByRole('button', { name: /^Add/ }).click()
    await field.getByRole('combobox').nth(index).click()
    await page.getByRole('option', { name: value, exact: true }).click()
  }
}

/** Uploads a picture, or selects an existing one by name. */
export async function choosePicture(page: Page, picture: string | { name: string; mimeType: string; buffer: Buffer }) {
  await part(page, 'File').getByRole('button', { name: 'Browse' }).click()
  const dialog = page.getByRole('dialog', { name: 'Select Image' })
  if (typeof picture === 'string') await dialog.getByRole('option', { name: picture }).click()
  // The button opens the system's own dialog through this input.
  else await dialog.locator('input[type=file]').setInputFiles(picture)
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await expect(dialog).toBeHidden()
}

/**
 * Saves as soon as the preview reports no problems, because pictures are resized after their dialog has closed. Waits until
 * `written` returns true and the form is closed.
 */
export async function save(page: Page, written: () => boolean): Promise<void> {
  await expect(problems(page)).toHaveText('Everything here is valid.')
  await page.getByRole('button', { name: 'Save' }).click()
  try {
    await expect.poll(written, { timeout: 60_000, intervals: [100] }).toBe(true)
  } catch {
    throw new Error(`Save was pressed and nothing was written. ${await messagesOf(page)}`)
  }
  // The editor returns to the list, which would reset a form that is opened before.
  await expect(page.getByRole('button', { name: 'Cancel Editing' })).toBeHidden()
}

/** Returns the messages of the page for the error of a failed save. */
async function messagesOf(page: Page): Promise<string> {
  const texts = async (what: string, found: Locator) =>
    `${what}: ${(await found.allInnerTexts()).join(' | ') || 'nothing'}`
  return [
    await texts('At the fields', page.getByRole('alert')),
    await texts('In a dialog', page.getByRole('alertdialog')),
    await texts('In the preview', problems(page)),
    await texts('As its state', page.getByRole('status')),
  ].join('. ')
}

/** The list of problems in the preview. */
export function problems(page: Page): Locator {
  return page.frameLocator('iframe').getByRole('status', { name: 'Problems' })
}
