import { expect } from '@playwright/test'
import { expectDelivered, expectNothingLost, FORMS, fillIn, openForm, submit } from './forms.ts'
import { QUICK, test } from './mock-server.ts'

test.use({ ...QUICK, permissions: ['clipboard-read', 'clipboard-write'] })

for (const form of FORMS) {
  test(`${form.name}, offline: the visitor can let it be sent automatically once back online`, async ({
    page,
    server,
    context,
  }) => {
    await openForm(page, form, server.url)
    await fillIn(page, form)
    await context.setOffline(true)
    await submit(page, form).click()
    await expectNothingLost(page, form)
    await expect(page.getByRole('alert').filter({ hasText: 'You seem to be offline.' })).toBeVisible()
    await page.getByRole('button', { name: 'Send when I am back online' }).click()
    await expect(page.getByRole('button', { name: 'Waiting for the connection' })).toBeDisabled()
    expect(server.requests).toBe(0)

    await context.setOffline(false)
    await expectDelivered(page, form)
    expect(server.received.map(({ fields }) => fields)).toEqual([expect.objectContaining(form.wire)])
  })

  test(`${form.name}, offline: nothing is sent automatically unless the visitor chose it`, async ({
    page,
    server,
    context,
  }) => {
    await openForm(page, form, server.url)
    await fillIn(page, form)
    await context.setOffline(true)
    await submit(page, form).click()
    await expect(page.getByText(form.failure)).toBeVisible()
    await context.setOffline(false)
    await page.clock.fastForward(5000)
    await expectNothingLost(page, form)
    expect(server.requests).toBe(0)
    await submit(page, form).click()
    await expectDelivered(page, form)
  })
}
