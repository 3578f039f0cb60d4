import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import { z } from 'zod'
import { FIXTURE_CONTENT } from '../../fixtures/site.ts'
import { CONTACT, expectDelivered, FORMS, fillIn, submit } from '../messages/forms.ts'
import { openForm } from '../pages/sent-mail.ts'
import { collectPolicyViolations } from './policy-violations.ts'

const { device } = z
  .object({ device: z.array(z.object({ name: z.string() })) })
  .parse(parse(readFileSync(join(FIXTURE_CONTENT, 'privacy.yaml'), 'utf8')))

test('all forms work under the policy, and only the storage keys of the privacy page are used', async ({ page }) => {
  test.slow()
  const found = await collectPolicyViolations(page)
  for (const form of FORMS) {
    await openForm(page, form.path)
    // Stores the setting.
    if (form === CONTACT) await page.getByRole('switch', { name: 'Pause motion' }).click()
    await form.open(page)
    await fillIn(page, form)
    await submit(page, form).click()
    await expectDelivered(page, form)
  }

  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(keys.length).toBeGreaterThan(2)
  const isNamed = (key: string) =>
    device.some(({ name }) => key === name || (name.endsWith(':') && key.startsWith(name)))
  expect(keys.filter((key) => !isNamed(key))).toEqual([])
  expect(found).toEqual([])
})
