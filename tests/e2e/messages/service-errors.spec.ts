import { gzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { pauseClock } from '../fake-clock.ts'
import { expectDelivered, expectNothingLost, FORMS, fillIn, openForm, submit } from './forms.ts'
import {
  answers,
  type Behaviour,
  delivers,
  hangs,
  QUICK,
  resetsWhileAnswering,
  resetsWhileReading,
  test,
} from './mock-server.ts'

test.use({ ...QUICK, permissions: ['clipboard-read', 'clipboard-write'] })

const KEPT = 'What you wrote is kept here.'
const PAGE = '<!doctype html><title>Sign in to the network of this café</title>'

/** What the service does, and the hint that the visitor gets. */
const ERRORS: [name: string, behaviour: Behaviour, hint: string][] = [
  ['400 for a wrong key', answers(400, 'The Public Key is invalid. To find this ID, visit …'), KEPT],
  ['403, a block list', answers(403, 'Forbidden'), KEPT],
  ['412, a revoked mailbox', answers(412, 'The user account grant is revoked'), KEPT],
  [
    '413, too large',
    answers(413, 'Variables size limit. The maximum allowed variables size is 50Kb'),
    'The text is too long to be sent from here.',
  ],
  ['422, no recipient', answers(422, 'The recipients address is empty'), KEPT],
  ['429 without a time', answers(429, 'Too Many Requests'), 'Too many messages reached us at once. Wait a minute'],
  ['451, a headless browser', answers(451, 'Unavailable For Headless Browser'), KEPT],
  ['500', answers(500, 'The message could not be kept'), KEPT],
  ['503', answers(503, 'Service Unavailable'), KEPT],
  ['an answer that is not text', answers(500, gzipSync('no'), { 'Content-Type': 'application/octet-stream' }), KEPT],
  ['an empty answer', answers(502), KEPT],
  ['the page of a captive portal', answers(200, PAGE, { 'Content-Type': 'text/html' }), 'We could not be reached.'],
  ['a reset in the middle of the message', resetsWhileReading, 'We could not be reached.'],
  ['a reset in the middle of the answer', resetsWhileAnswering, 'We could not be reached.'],
]

for (const form of FORMS) {
  test(`${form.name}, errors of the service: nothing is lost, and once they are fixed the same click sends it`, async ({
    page,
    server,
  }) => {
    test.setTimeout(90_000)
    await openForm(page, form, server.url)
    await fillIn(page, form)
    for (const [name, behaviour, hint] of ERRORS) {
      await test.step(name, async () => {
        server.behave(behaviour)
        await submit(page, form).click()
        // Browsers repeat a request when a keep-alive connection was reset.
        await expect.poll(() => server.requests).toBeGreaterThan(0)
        await expect(submit(page, form)).toBeEnabled()
        await expect(page.getByRole('alert').filter({ hasText: hint })).toBeVisible()
        await expectNothingLost(page, form)
        expect(server.received.length).toBeLessThanOrEqual(1)
      })
    }
    server.behave(delivers)
    await submit(page, form).click()
    await expectDelivered(page, form)
    expect(server.received.map(({ fields }) => fields)).toEqual([expect.objectContaining(form.wire)])
  })

  test(`${form.name}, a service that hangs: after 20 seconds the request is cancelled and nothing is lost`, async ({
    page,
    server,
  }) => {
    await openForm(page, form, server.url)
    await fillIn(page, form)
    const { behaviour, disconnected } = hangs()
    server.behave(behaviour)
    await pauseClock(page)
    await submit(page, form).click()
    await expect.poll(() => server.received.length).toBe(1)
    await page.clock.fastForward(18_000)
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    // More than the rest of the 20 seconds, because upload progress restarts the time limit.
    await page.clock.fastForward(20_500)
    await expectNothingLost(page, form)
    await expect(page.getByRole('alert').filter({ hasText: 'it may or may not have arrived' })).toBeVisible()
    await disconnected
  })

  test(`${form.name}, 429 with Retry-After: the button is disabled for that time, then it can be sent`, async ({
    page,
    server,
  }) => {
    await openForm(page, form, server.url)
    await fillIn(page, form)
    server.behave(answers(429, 'Too Many Requests', { 'Retry-After': '150' }))
    await pauseClock(page)
    await submit(page, form).click()
    await expectNothingLost(page, form)
    await expect(page.getByRole('alert').filter({ hasText: 'You can send yours again in 3 minutes' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Send again in 2:\d\d$/ })).toBeDisabled()
    await page.clock.fastForward(100_000)
    await expect(page.getByRole('button', { name: /^Send again in 0:\d\d$/ })).toBeDisabled()
    server.behave(delivers)
    await page.keyboard.press('Enter')
    await page.clock.fastForward(51_000)
    await expect(page.getByRole('alert').filter({ hasText: 'You can send it again now.' })).toBeVisible()
    expect(server.requests).toBe(0)
    await submit(page, form).click()
    await expectDelivered(page, form)
  })
}
