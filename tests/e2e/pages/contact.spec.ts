import { expect, test } from '@playwright/test'
import { loadFixture } from '../../fixtures/load.ts'
import { CONTACT, expectDelivered, fieldOf, fillIn, submit } from '../messages/forms.ts'
import { collectPolicyViolations } from '../policy/policy-violations.ts'
import { mailWith, openForm } from './sent-mail.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a message that fails is a red error and keeps its text; sent again it arrives in the outbox', async ({
  page,
}) => {
  await page.route('**/send-form', (route) => route.fulfill({ status: 500, body: '' }))
  await openForm(page, '/contact/')
  await fillIn(page, CONTACT)
  const subject = `An engine ${test.info().workerIndex}-${Date.now()}`
  await fieldOf(page, CONTACT, 'Subject').fill(subject)
  await submit(page, CONTACT).click()
  const message = page.getByText(CONTACT.failure)
  await expect(message).toBeVisible()
  const [red = 0, green = 0, blue = 0] = await message.evaluate((element) =>
    (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number),
  )
  expect(red).toBeGreaterThan(2 * Math.max(green, blue))

  await page.unroute('**/send-form')
  const posted = page.waitForRequest('**/api/v1.0/email/send-form')
  await submit(page, CONTACT).click()
  await expectDelivered(page, CONTACT)
  const body = (await posted).postDataBuffer()?.toString('latin1') ?? ''
  for (const name of ['lib_version', 'service_id', 'template_id', 'user_id']) expect(body).toContain(`name="${name}"`)
  const mail = await mailWith(subject)
  expect(mail).toContain('ada@example.org')
  expect(mail).toContain('It weaves algebraic patterns.')
})

test('a visitor who sends a message leaves only what the privacy page names, under the policy', async ({ page }) => {
  const violations = await collectPolicyViolations(page)
  await openForm(page, '/contact/')
  for (const name of ['Pause motion', 'Dark theme']) await page.getByRole('switch', { name }).click()
  await fillIn(page, CONTACT)
  await submit(page, CONTACT).click()
  await expectDelivered(page, CONTACT)
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(keys).toEqual(expect.arrayContaining(['motion', 'theme']))
  const isNamed = (key: string) =>
    loadFixture().privacy.device.some(({ name }) => key === name || (name.endsWith(':') && key.startsWith(name)))
  expect(keys.filter((key) => !isNamed(key))).toEqual([])
  expect(violations).toEqual([])
})
