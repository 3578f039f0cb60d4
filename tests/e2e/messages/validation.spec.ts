import { expect } from '@playwright/test'
import { APPLICATION, CONTACT, expectDelivered, fieldOf, fillIn, openForm, submit } from './forms.ts'
import { QUICK, test } from './mock-server.ts'

test.use(QUICK)

test('required fields are marked, missing ones named there, above and in the title', async ({ page, server }) => {
  const field = (name: string) => fieldOf(page, CONTACT, name)
  await openForm(page, CONTACT, server.url)
  const labels = CONTACT.region(page).locator('label:not([aria-hidden] *)')
  await expect(labels).toHaveText(['Name*', 'Email*', 'Phone', 'Company', 'Subject*', 'Message*'])
  for (const name of ['Name', 'Subject', 'Message']) await field(name).fill(' ')
  await submit(page, CONTACT).click()
  const errors = {
    Name: 'Please enter your name',
    Email: 'Please enter a valid email address',
    Subject: 'Please enter a subject',
    Message: 'Please enter your message',
  }
  const links = page.getByRole('group', { name: /answers? needs? correcting/ }).getByRole('link')
  await expect(links).toHaveText(Object.values(errors))
  for (const [name, text] of Object.entries(errors)) {
    await expect(field(name)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(name)).toHaveAccessibleDescription(text)
  }
  await links.getByText(errors.Subject).click()
  await expect(field('Subject')).toBeFocused()
  await expect(page).toHaveTitle('Error: Contact | Brücke & Søn')

  await field('Name').fill('A')
  await expect(links).toHaveText(Object.values(errors).slice(1))
  await expect(field('Name')).not.toHaveAttribute('aria-invalid')
  await fillIn(page, CONTACT)
  await expect(page).toHaveTitle('Contact | Brücke & Søn')
  expect(server.requests).toBe(0)
})

for (const [name, elapsedMs, website] of [
  ['at once', 500, ''],
  ['with the honeypot, as password managers fill it', 60_000, 'https://example.org'],
] as const)
  test(`a form that is sent ${name} asks once for a second click`, async ({ page, server }) => {
    await openForm(page, CONTACT, server.url)
    await fillIn(page, CONTACT)
    await page.evaluate((now) => Object.assign(performance, { now: () => now }), elapsedMs)
    const honeypot = page.locator('[name=website][tabindex="-1"]')
    await honeypot.fill(website)
    await submit(page, CONTACT).click()
    await expect(page.getByText('as if a program had filled it in')).toBeVisible()
    expect(server.requests).toBe(0)
    await page.getByRole('button', { name: 'Send anyway' }).click()
    await expectDelivered(page, CONTACT)
    expect(server.requests).toBe(1)
    await expect(honeypot).toHaveValue('')
  })

test('an application lists what is missing', async ({ page, server }) => {
  const field = (name: string) => fieldOf(page, APPLICATION, name)
  await openForm(page, APPLICATION, server.url)
  await expect(field('Resume')).toHaveAttribute('accept', '.pdf,.doc,.docx')
  await expect(field('Location').locator('option:checked')).toHaveText('Select Location')
  await expect(APPLICATION.region(page).locator(':required')).toHaveCount(4)
  await submit(page, APPLICATION).click()
  await expect(page.getByRole('group', { name: '4 answers need correcting' }).getByRole('link')).toHaveText([
    ...['Please enter your full name', 'Please enter a valid email address'],
    ...['Please select a location', 'Please attach your resume'],
  ])
  await expect(field('Resume')).toHaveAccessibleDescription(/Please attach your resume/)
})

test('the first file that is dropped beside its field is taken', async ({ page, server }) => {
  await openForm(page, APPLICATION, server.url)
  const dataTransfer = await page.evaluateHandle(() => new DataTransfer())
  await dataTransfer.evaluate((data) => ['cv.pdf', 'b.pdf'].map((name) => data.items.add(new File(['%PDF'], name))))
  await fieldOf(page, APPLICATION, 'Cover Letter').dispatchEvent('drop', { dataTransfer })
  await expect(fieldOf(page, APPLICATION, 'Resume')).toHaveValue(/cv\.pdf$/)
  await expect(fieldOf(page, APPLICATION, 'Resume')).toHaveJSProperty('files.length', 1)
})
