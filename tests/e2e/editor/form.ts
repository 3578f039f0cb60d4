import { expect as base, type Locator, type Page } from '@playwright/test'

/** The interface is large: it takes its time on a machine that has other work. */
export const expect = base.configure({ timeout: 30_000 })

/** A new, empty form of a kind. */
export async function newEntry(page: Page, list: string): Promise<void> {
  await toLists(page)
  await page.getByRole('treeitem', { name: list }).click()
  await page.getByRole('button', { name: 'Create New Entry' }).click()
  await isReady(page)
}

/** A file that stands alone, by its name in the list. */
export async function openFile(page: Page, name: string): Promise<void> {
  await toLists(page)
  await page.getByRole('treeitem', { name, exact: true }).click()
  await isReady(page)
}

/** An entry of a list. */
export async function openEntry(page: Page, list: string, name: string): Promise<void> {
  await toLists(page)
  await page.getByRole('treeitem', { name: list }).click()
  await page.getByRole('row', { name }).getByRole('gridcell').last().click()
  await isReady(page)
}

/** A form that was just drawn forgets what is typed into it; it is ready when its preview has looked at its content. */
async function isReady(page: Page): Promise<void> {
  await expect(problems(page)).toHaveText(/\w/)
}

/** Leaves a form without saving. After saving the editor leaves it by itself, at any moment. */
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

/** The part of the form with this label; the CMS isolates the direction of labels with marks. */
export function part(within: Page | Locator, label: string): Locator {
  return within.getByRole('group', { name: new RegExp(`^“.?${label}.?” Field$`) })
}

/** Opens a group of fields that stands there folded. */
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

/** Uploads a picture, or with a name alone chooses one that is there. */
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
 * Saves when the preview says that all is well, as a person would: a picture is made smaller after its dialog has closed,
 * and a save before that is refused. Waits until what should be true of the working tree is, and the form has gone.
 */
export async function save(page: Page, written: () => boolean): Promise<void> {
  await expect(problems(page)).toHaveText('Everything here is valid.')
  await page.getByRole('button', { name: 'Save' }).click()
  try {
    await expect.poll(written, { timeout: 60_000, intervals: [100] }).toBe(true)
  } catch {
    throw new Error(`Save was pressed and nothing was written. ${await saidBy(page)}`)
  }
  // The editor goes back to the list by itself: a form opened before that would be drawn twice, and forget.
  await expect(page.getByRole('button', { name: 'Cancel Editing' })).toBeHidden()
}

/** What the page says of itself, for somebody who did not see it. */
async function saidBy(page: Page): Promise<string> {
  const texts = async (what: string, found: Locator) =>
    `${what}: ${(await found.allInnerTexts()).join(' | ') || 'nothing'}`
  return [
    await texts('At the fields', page.getByRole('alert')),
    await texts('In a dialog', page.getByRole('alertdialog')),
    await texts('In the preview', problems(page)),
    await texts('As its state', page.getByRole('status')),
  ].join('. ')
}

/** What the preview says is wrong. */
export function problems(page: Page): Locator {
  return page.frameLocator('iframe').getByRole('status', { name: 'Problems' })
}
