import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { MINIMUM_MS } from '../../../components/forms/send-anyway.logic.ts'
import type { MessageKind } from '../../../lib/messages/config.ts'
import { hydrated } from '../page.ts'

export interface MessageForm {
  name: MessageKind
  path: string
  /** Contains the fields of this form and no others. */
  region: (page: Page) => Locator
  button: string
  copy: string
  failure: string
  success: string
  mailAddress: string
  /** Values by the beginning of the label; the last one is the long text. */
  words: Readonly<Record<string, string>>
  /** The request that must arrive, by field name. */
  wire: Readonly<Record<string, string>>
  open: (page: Page) => Promise<void>
}

const RESUME = { name: 'ada.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nresume of Ada\n%%EOF') }
export const JOB = 'Software engineer, ferries'

const MESSAGE = {
  Name: 'Ada Lovelace',
  Email: 'ada@example.org',
  Phone: '+44 20 7946 0123',
  Company: 'Engines & Sons',
  Subject: 'An engine',
  Message: 'It weaves algebraic patterns.\n\nJust as the loom weaves flowers and leaves.',
}

export const CONTACT: MessageForm = {
  name: 'contact',
  path: '/contact/',
  region: (page) => page.getByRole('form'),
  button: 'Send message',
  copy: 'Copy message',
  failure: 'Sorry, there was an error sending your message. Please try again later.',
  success: "Thank you for your message! We'll get back to you shortly.",
  mailAddress: 'hej@bruecke-soen.example',
  words: MESSAGE,
  wire: {
    ...Object.fromEntries(Object.entries(MESSAGE).map(([label, text]) => [label.toLowerCase(), text])),
    template_id: 'template_contact',
  },
  open: async () => {},
}

const LETTER = 'Dear Kirsten,\nI would like to build engines.'

export const APPLICATION: MessageForm = {
  name: 'application',
  path: '/careers/',
  region: (page) => page.getByRole('dialog'),
  button: 'Submit Application',
  copy: 'Copy application',
  failure: 'There was an error submitting your application. Please try again.',
  success: 'Application Submitted!',
  mailAddress: 'job@bruecke-soen.example',
  words: {
    'Full Name': MESSAGE.Name,
    Email: MESSAGE.Email,
    'Phone Number': MESSAGE.Phone,
    'GitHub URL': 'https://github.com/ada',
    'LinkedIn URL': 'https://www.linkedin.com/in/ada',
    'Cover Letter': LETTER,
  },
  wire: {
    job_title: JOB,
    full_name: MESSAGE.Name,
    email: MESSAGE.Email,
    phone_number: MESSAGE.Phone,
    location: 'aarhus',
    github_url: 'https://github.com/ada',
    linkedin_url: 'https://www.linkedin.com/in/ada',
    resume: `ada.pdf, ${RESUME.buffer.length} bytes`,
    cover_letter: LETTER,
    template_id: 'template_application',
  },
  open: async (page) => {
    await page.getByRole('button', { name: `Apply Now: ${JOB}` }).click()
    await expect(page.getByRole('dialog', { name: `Application ${JOB}` })).toBeVisible()
  },
}

export const FORMS = [CONTACT, APPLICATION] as const

/** The field whose label begins so. */
export const fieldOf = (page: Page, form: MessageForm, label: string): Locator =>
  form.region(page).getByLabel(new RegExp(`^${label}`))

export const submit = (page: Page, form: MessageForm): Locator => page.getByRole('button', { name: form.button })

/** The button while the message is sent. */
export const sending = (page: Page): Locator => page.getByRole('button', { name: 'Sending...' })

/** Waits for the minimum time of the spam check, where the clock is not a fake. */
export const minimumTime = (page: Page) =>
  page.waitForFunction((minimum) => performance.now() > minimum, MINIMUM_MS + 100)

/** The message of a form with this text. */
export const hint = (page: Page, text: string): Locator => page.getByRole('alert').filter({ hasText: text })

/** Opens the form of the site at `base` with a fake clock, past the minimum time of the spam check. */
export async function openForm(page: Page, form: MessageForm, base: string): Promise<void> {
  await page.clock.install()
  await page.goto(base + form.path)
  await ready(page, form)
}

/** Waits until the form is interactive, and opens it. */
export async function ready(page: Page, form: MessageForm): Promise<void> {
  await hydrated(page)
  await form.open(page)
  // React turns off the browser's validation.
  await page.locator('form[novalidate]').first().waitFor({ state: 'attached' })
  await page.clock.fastForward(MINIMUM_MS + 1000)
}

export async function fillIn(page: Page, form: MessageForm): Promise<void> {
  for (const [label, text] of Object.entries(form.words)) await fieldOf(page, form, label).fill(text)
  if (form.name !== APPLICATION.name) return
  await fieldOf(page, form, 'Location').selectOption('Aarhus')
  await fieldOf(page, form, 'Resume').setInputFiles(RESUME)
}

export const openFilledIn = (page: Page, form: MessageForm, base: string): Promise<void> =>
  openForm(page, form, base).then(() => fillIn(page, form))

export async function expectWords(page: Page, form: MessageForm): Promise<void> {
  for (const [label, text] of Object.entries(form.words)) await expect(fieldOf(page, form, label)).toHaveValue(text)
  if (form.name === APPLICATION.name) await expect(fieldOf(page, form, 'Location')).toHaveValue('aarhus')
}

/** Expects an error message, unchanged fields, a mail link and a button that copies the text. */
export async function expectNothingLost(page: Page, form: MessageForm): Promise<void> {
  await expect(page.getByText(form.failure)).toBeVisible()
  await expect(page.getByText(form.success)).toHaveCount(0)
  await expectWords(page, form)
  if (form.name === APPLICATION.name) {
    const file = fieldOf(page, form, 'Resume')
    expect(await file.evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe(RESUME.name)
  }
  const mail = new URL((await page.getByRole('link', { name: 'Email it instead' }).getAttribute('href')) ?? '')
  expect([mail.protocol, mail.pathname]).toEqual(['mailto:', form.mailAddress])
  const long = Object.values(form.words).at(-1) ?? ''
  expect(mail.searchParams.get('body')?.replaceAll('\r\n', '\n')).toContain(long)
  await page.getByRole('button', { name: new RegExp(`^(${form.copy}|Copied)$`) }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(long)
}

/** Expects a success message and empty fields. */
export async function expectDelivered(page: Page, form: MessageForm): Promise<void> {
  await expect(page.getByText(form.success)).toBeVisible()
  for (const label of Object.keys(form.words)) await expect(fieldOf(page, form, label)).toHaveValue('')
}

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
