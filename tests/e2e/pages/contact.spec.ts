import { expect, type Page, test } from '@playwright/test'
import { CONTACT, fieldOf } from '../messages/forms.ts'
import { mailWith, openForm } from './sent-mail.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const SEND = '**/api/v1.0/email/send-form'
const send = (page: Page) => page.getByRole('button', { name: 'Send message' })

async function fillIn(page: Page, subject: string): Promise<void> {
  await fieldOf(page, CONTACT, 'Name').fill('Ada Lovelace')
  await fieldOf(page, CONTACT, 'Email').fill('ada@example.org')
  await fieldOf(page, CONTACT, 'Subject').fill(subject)
  await fieldOf(page, CONTACT, 'Message').fill('It weaves algebraic patterns.')
}

test('a message arrives in the outbox, the page says thank you, and the form is cleared', async ({ page }) => {
  await openForm(page, '/contact/')
  const subject = `An engine ${test.info().workerIndex}-${Date.now()}`
  await fillIn(page, subject)
  const posted = page.waitForRequest(SEND)
  await send(page).click()
  await expect(page.getByText("Thank you for your message! We'll get back to you shortly.")).toBeVisible()
  await expect(fieldOf(page, CONTACT, 'Message')).toHaveValue('')
  const request = await posted
  expect(request.method()).toBe('POST')
  expect(request.headers()['content-type']).toMatch(/^multipart\/form-data/)
  const body = request.postDataBuffer()?.toString('latin1') ?? ''
  for (const name of ['lib_version', 'service_id', 'template_id', 'user_id', 'name', 'email', 'subject', 'message']) {
    expect(body).toContain(`name="${name}"`)
  }
  const mail = await mailWith(subject)
  expect(mail).toContain('ada@example.org')
  expect(mail).toContain('It weaves algebraic patterns.')
})

test('a response of 500 is shown as a red error, and the form keeps its text', async ({ page }) => {
  await page.route(SEND, (route) => route.fulfill({ status: 500, body: '' }))
  await openForm(page, '/contact/')
  await fillIn(page, 'Fails')
  await send(page).click()
  const message = page.getByText('Sorry, there was an error sending your message. Please try again later.')
  await expect(message).toBeVisible()
  const [red = 0, green = 0, blue = 0] = await message.evaluate((element) =>
    (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number),
  )
  expect(red).toBeGreaterThan(2 * Math.max(green, blue))
  await expect(fieldOf(page, CONTACT, 'Message')).toHaveValue('It weaves algebraic patterns.')
  await expect(page.getByRole('link', { name: 'Email it instead' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy message' })).toBeVisible()
})
