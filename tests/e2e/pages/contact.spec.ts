import { expect, test } from '@playwright/test'
import { loadFixture } from '../../fixtures/load.ts'
import { CONTACT, expectDelivered, fieldOf, fillIn, submit } from '../messages/forms.ts'
import { collectPolicyViolations } from '../policy/policy-violations.ts'
import { mailWith, openForm } from './sent-mail.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a message arrives in the outbox; its sender leaves only what the privacy page names, under the policy', async ({
  page,
}) => {
  const violations = await collectPolicyViolations(page)
  await openForm(page, '/contact/')
  for (const name of ['Pause motion', 'Dark theme']) await page.getByRole('switch', { name }).click()
  await fillIn(page, CONTACT)
  const subject = `An engine ${test.info().workerIndex}-${Date.now()}`
  await fieldOf(page, CONTACT, 'Subject').fill(subject)
  await submit(page, CONTACT).click()
  await expectDelivered(page, CONTACT)
  const mail = await mailWith(subject)
  for (const text of ['ada@example.org', 'It weaves algebraic patterns.']) expect(mail).toContain(text)
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(keys).toEqual(expect.arrayContaining(['motion', 'theme']))
  const isNamed = (key: string) =>
    loadFixture().privacy.device.some(({ name }) => key === name || (name.endsWith(':') && key.startsWith(name)))
  expect(keys.filter((key) => !isNamed(key))).toEqual([])
  expect(violations).toEqual([])
})
