import { createServer } from 'node:net'
import { expect } from '@playwright/test'
import { expectDelivered, expectNothingLost, FORMS, fillIn, openForm, submit } from './forms.ts'
import { answers, builtWith, delivers, IDENTIFIERS, MockServer, QUICK, test } from './mock-server.ts'

test.use({ ...QUICK, permissions: ['clipboard-read', 'clipboard-write'] })

const UNREACHED = 'We could not be reached. What you wrote is kept here.'

/** A port of this machine on which nobody listens: it was free a moment ago. */
async function closedPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, () => resolve()))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 9
}

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
    const server = new MockServer()
    await server.start()
    await openForm(page, form, server.url)
    await fillIn(page, form)
    // The first click has fetched everything that sending needs.
    server.behave(answers(500))
    await submit(page, form).click()
    await expect(page.getByText(form.failure)).toBeVisible()
    await server.stop()
    await submit(page, form).click()
    await expect(page.getByRole('alert').filter({ hasText: UNREACHED })).toBeVisible()
    await expectNothingLost(page, form)
  })

  test(`${form.name}, a part of the site that cannot be fetched: nothing is lost, and the next click tries again`, async ({
    page,
    server,
  }) => {
    await openForm(page, form, server.url)
    await fillIn(page, form)
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort('connectionreset'))
    await submit(page, form).click()
    await expectNothingLost(page, form)
    await page.unroute('**/_next/static/chunks/*.js')
    await submit(page, form).click()
    await expectDelivered(page, form)
    expect(server.received).toHaveLength(1)
  })

  test.describe('with a service elsewhere', () => {
    test.use({ bypassCSP: true })

    test(`${form.name}, a name that is not known (DNS): nothing is lost`, async ({ page, server }) => {
      await builtWith(page, { ...IDENTIFIERS, NEXT_PUBLIC_EMAILJS_ORIGIN: 'http://mail.wrenhaus.invalid' })
      await openForm(page, form, server.url)
      await fillIn(page, form)
      const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('.invalid/'))
      await submit(page, form).click()
      expect((await failed).failure()?.errorText).toBe('net::ERR_NAME_NOT_RESOLVED')
      await expectNothingLost(page, form)
      await expect(page.getByRole('alert').filter({ hasText: UNREACHED })).toBeVisible()
    })

    test(`${form.name}, a port where nobody listens: refused, nothing is lost`, async ({ page, server }) => {
      const origin = `http://localhost:${await closedPort()}`
      await builtWith(page, { ...IDENTIFIERS, NEXT_PUBLIC_EMAILJS_ORIGIN: origin })
      await openForm(page, form, server.url)
      await fillIn(page, form)
      const failed = page.waitForEvent('requestfailed', (request) => request.url().startsWith(origin))
      await submit(page, form).click()
      expect((await failed).failure()?.errorText).toBe('net::ERR_CONNECTION_REFUSED')
      await expectNothingLost(page, form)
      await expect(page.getByRole('alert').filter({ hasText: UNREACHED })).toBeVisible()
    })
  })

  test(`${form.name}, blocked storage: a failure keeps everything, and it can be sent`, async ({ page, server }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        const get = () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        }
        Object.defineProperty(window, name, { get, configurable: true })
      }
    })
    await openForm(page, form, server.url)
    await fillIn(page, form)
    server.behave(answers(500))
    await submit(page, form).click()
    await expectNothingLost(page, form)
    server.behave(delivers)
    await submit(page, form).click()
    await expectDelivered(page, form)
    expect(server.received.map(({ fields }) => fields)).toEqual([expect.objectContaining(form.wire)])
  })
}
