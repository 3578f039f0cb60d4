import { gzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { pauseClock } from '../fake-clock.ts'
import * as forms from './forms.ts'
import * as mock from './mock-server.ts'

const { APPLICATION, CONTACT, expectDelivered, expectNothingLost, fieldOf, hint, openFilledIn, sending, submit } = forms
const { answers, delivers, hangs, LARGE_RESUME, QUICK, resetsWhileAnswering, test } = mock

test.use(QUICK)

const KEPT = 'What you wrote is kept here.'
const PAGE = '<!doctype html><title>Sign in to the network of this café</title>'

/** What the service does, and the hint that the visitor gets. */
const ERRORS: [name: string, behaviour: mock.Behaviour, hint: string][] = [
  ['429 without a time', answers(429, 'Too Many Requests'), 'Too many messages reached us at once. Wait a minute'],
  ['an answer that is not text', answers(500, gzipSync('no'), { 'Content-Type': 'application/octet-stream' }), KEPT],
  ['the page of a captive portal', answers(200, PAGE, { 'Content-Type': 'text/html' }), 'We could not be reached.'],
  ['a reset in the middle of the answer', resetsWhileAnswering, 'it may or may not have arrived'],
]

test('errors of the service: nothing is lost, and the same click sends it', async ({ page, server }) => {
  test.slow()
  await openFilledIn(page, CONTACT, server.url)
  for (const [name, behaviour, text] of ERRORS) {
    await test.step(name, async () => {
      server.behave(behaviour)
      await submit(page, CONTACT).click()
      // Browsers repeat a request when a keep-alive connection was reset.
      await expect.poll(() => server.requests).toBeGreaterThan(0)
      await expect(submit(page, CONTACT)).toBeEnabled()
      await expect(hint(page, text)).toBeVisible()
      await expectNothingLost(page, CONTACT)
    })
  }
  server.behave(delivers)
  await submit(page, CONTACT).click()
  await expectDelivered(page, CONTACT)
  expect(server.received).toEqual([expect.objectContaining(CONTACT.wire)])
})

test('a service that hangs: after 20 seconds the request is cancelled', async ({ page, server }) => {
  await openFilledIn(page, CONTACT, server.url)
  const { behaviour, disconnected } = hangs()
  server.behave(behaviour)
  await pauseClock(page)
  await submit(page, CONTACT).click()
  await expect.poll(() => server.received.length).toBe(1)
  await page.clock.fastForward(18_000)
  await expect(sending(page)).toBeDisabled()
  // More than the rest of the 20 seconds, because upload progress restarts the time limit.
  await page.clock.fastForward(20_500)
  await expectNothingLost(page, CONTACT)
  await expect(hint(page, 'it may or may not have arrived')).toBeVisible()
  await disconnected
})

test('429 with Retry-After: the button is disabled for that time, then it can be sent', async ({ page, server }) => {
  await openFilledIn(page, CONTACT, server.url)
  server.behave(answers(429, 'Too Many Requests', { 'Retry-After': '150' }))
  await pauseClock(page)
  await submit(page, CONTACT).click()
  await expectNothingLost(page, CONTACT)
  await expect(hint(page, 'You can send yours again in 3 minutes')).toBeVisible()
  server.behave(delivers)
  await page.clock.fastForward(100_000)
  await expect(page.getByRole('button', { name: /^Send again in 0:\d\d$/ })).toBeDisabled()
  await fieldOf(page, CONTACT, 'Name').press('Enter')
  await page.clock.fastForward(51_000)
  await expect(hint(page, 'You can send it again now.')).toBeVisible()
  expect(server.requests).toBe(0)
  await submit(page, CONTACT).click()
  await expectDelivered(page, CONTACT)
})

test('offline: sent when online again, if the visitor has chosen that', async ({ page, server, context }) => {
  await openFilledIn(page, CONTACT, server.url)
  await context.setOffline(true)
  await submit(page, CONTACT).click()
  await expectNothingLost(page, CONTACT)
  await expect(hint(page, 'You seem to be offline.')).toBeVisible()
  await context.setOffline(false)
  await expect(hint(page, 'You are online again')).toBeVisible()
  await expectNothingLost(page, CONTACT)
  await page.getByRole('link', { name: 'About' }).first().click()
  await expect(page).toHaveURL(/\/about\/$/)
  await page.goBack()
  await expectNothingLost(page, CONTACT)

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send when I am back online' }).click()
  await expect(page.getByText('Keep this page open: it is sent when the connection is back.')).toBeVisible()
  const question = page.waitForEvent('dialog')
  void page.evaluate(() => window.location.reload())
  await (await question).dismiss()
  expect(server.requests).toBe(0)
  await context.setOffline(false)
  await expectDelivered(page, CONTACT)
  expect(server.received).toEqual([expect.objectContaining(CONTACT.wire)])
})

test('a large resume on a slow connection: progress is shown, and it arrives', async ({ page, server }) => {
  await openFilledIn(page, APPLICATION, server.url)
  await fieldOf(page, APPLICATION, 'Resume').setInputFiles(LARGE_RESUME)
  const { behaviour, release } = hangs()
  server.behave(behaviour)
  const session = await page.context().newCDPSession(page)
  // In bytes per second.
  const speed = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 512 * 1024 }
  await session.send('Network.emulateNetworkConditions', speed)
  await pauseClock(page)
  await submit(page, APPLICATION).click()

  const bar = page.getByRole('progressbar', { name: 'Sending your application' })
  const now = async () => Number((await bar.getAttribute('aria-valuenow')) ?? 0)
  await expect.poll(now).toBeGreaterThan(0)
  // Each progress restarts the time limit: together these are longer than its 20 seconds.
  await page.clock.fastForward(19_000)
  const share = await now()
  expect(share).toBeLessThan(100)
  await expect.poll(now).toBeGreaterThan(share)
  await page.clock.fastForward(19_000)
  await expect(bar).toHaveAttribute('aria-valuetext', 'All sent, waiting for the answer')
  // The system may still be sending the last 128 KB: at 2 KB/s that takes another 64 seconds.
  await page.clock.fastForward(60_000)
  await expect(sending(page)).toBeDisabled()
  await expect.poll(() => server.received.length).toBe(1)
  release()
  await expectDelivered(page, APPLICATION)
  await expect(bar).toHaveCount(0)
  expect(server.received[0]?.resume).toBe(`ada.pdf, ${LARGE_RESUME.buffer.length} bytes`)
})
