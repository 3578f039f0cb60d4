import { expect as base, type Locator, type Page } from '@playwright/test'

export const expect = base.configure({ timeout: 30_000 })

/** Opens a new entry of a collection, or a file that is not part of one. */
export async function openForm(page: Page, item: string, entry?: 'new'): Promise<void> {
  await toLists(page)
  await page.getByRole('treeitem', { name: item, exact: !entry }).click()
  if (entry) await page.getByRole('button', { name: 'Create New Entry' }).click()
  // A form that is still rendering loses typed text.
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
export const part = (within: Page | Locator, label: string): Locator =>
  within.getByRole('group', { name: new RegExp(`^“.?${label}.?” Field$`) })

export const alertOf = (page: Page, label: string): Locator => part(page, label).getByRole('alert').first()

/** Expands a collapsed group of fields. */
export async function unfold(within: Page | Locator, label: string): Promise<Locator> {
  const group = part(within, label).first()
  const fold = group.getByRole('button', { name: /^(Expand|Collapse)$/ }).first()
  await expect(fold).toBeVisible()
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
  return group
}

export async function fill(within: Page | Locator, label: string, value: string): Promise<void> {
  const field = part(within, label)
  await field.getByRole('textbox').or(field.getByRole('spinbutton')).first().fill(value)
}

/** Adds an item to a list, and enters its value into a menu, or chooses it if there are few options. */
export async function add(page: Page, label: string, value: string): Promise<void> {
  const field = part(page, label).first()
  await field.getByRole('button', { name: /^Add/ }).click()
  const option = field.getByRole('radio', { name: value }).or(field.getByRole('checkbox', { name: value }))
  const input = field.getByRole('combobox').or(option).last()
  await input.click()
  if ((await input.getAttribute('role')) === 'combobox')
    await page.getByRole('option', { name: value, exact: true }).click()
}

/** Uploads a picture. */
export async function choosePicture(page: Page, picture: { name: string; mimeType: string; buffer: Buffer }) {
  await part(page, 'File').getByRole('button', { name: 'Browse' }).click()
  const dialog = page.getByRole('dialog', { name: 'Select Image' })
  // The button opens the system's own dialog through this input.
  await dialog.locator('input[type=file]').setInputFiles(picture)
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await expect(dialog).toBeHidden()
}

/** Saves until `written` is true and the form closed: pictures are resized after their dialog has closed. */
export async function save(page: Page, written: () => boolean): Promise<void> {
  await expect(problems(page)).toHaveText('Everything here is valid.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(written, { timeout: 60_000, intervals: [100] }).toBe(true)
  // The editor returns to the list, which would reset a form that is opened before.
  await expect(page.getByRole('button', { name: 'Cancel Editing' })).toBeHidden()
}

/** The list of problems in the preview. */
export const problems = (page: Page): Locator => page.frameLocator('iframe').getByRole('status', { name: 'Problems' })
