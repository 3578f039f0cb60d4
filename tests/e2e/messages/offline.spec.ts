import { expect } from '@playwright/test'
import { expectDelivered, expectNothingLost, FORMS, fillIn, openForm, submit } from './forms.ts'
import { answers, MockServer, QUICK, test } from './mock-server.ts'

test.use({ ...QUICK, permissions: ['clipboard-read', 'clipboard-write'] })

const UNREACHED = 'We could not be reached. What you wrote is kept here.'

for (const form of FORMS) {
  test(`${form.name}, offline: noticed before sending, and sent by itself when the visitor is back and said so`, async ({
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
    expect(server.asked).toBe(0)

    await context.setOffline(false)
    await expectDelivered(page, form)
    expect(server.received.map(({ fields }) => fields)).toEqual([expect.objectContaining(form.wire)])
  })

  test(`${form.name}, offline: nothing is sent by itself when the visitor did not say so`, async ({
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
    expect(server.asked).toBe(0)
    await submit(page, form).click()
    await expectDelivered(page, form)
  })

  test(`${form.name}, a server that is no longer there: refused, nothing is lost`, async ({ page }) => {
    const stopped = new MockServer()
    await stopped.start()
    await openForm(page, form, stopped.url)
    await fillIn(page, form)
    stopped.behave(answers(500))
    await submit(page, form).click()
    await expect(page.getByText(form.failure)).toBeVisible()
    await stopped.stop()
    await submit(page, form).click()
    await expect(page.getByRole('alert').filter({ hasText: UNREACHED })).toBeVisible()
    await expectNothingLost(page, form)
  })
}
