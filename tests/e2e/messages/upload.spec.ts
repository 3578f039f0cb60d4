import { expect, type Page } from '@playwright/test'
import { pauseClock } from '../fake-clock.ts'
import { APPLICATION, expectDelivered, fieldOf, fillIn, openForm, submit } from './forms.ts'
import { hangs, LARGE_RESUME, QUICK, test } from './mock-server.ts'

test.use(QUICK)

const MEGABYTE = 1024 * 1024
/** `uploadThroughput` is in bytes per second. */
async function limitUpload(page: Page, uploadThroughput: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput,
  })
}

test('application, a large resume on a slow connection: progress is shown, and it arrives', async ({
  page,
  server,
}) => {
  await openForm(page, APPLICATION, server.url)
  await fillIn(page, APPLICATION)
  await fieldOf(page, APPLICATION, 'Resume').setInputFiles(LARGE_RESUME)
  const { behaviour, release } = hangs()
  server.behave(behaviour)
  await limitUpload(page, MEGABYTE / 2)
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
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await expect.poll(() => server.received.length).toBe(1)
  release()
  await expectDelivered(page, APPLICATION)
  await expect(bar).toHaveCount(0)
  expect(server.received[0]?.fields.resume).toBe(`ada.pdf, ${LARGE_RESUME.buffer.length} bytes`)
})
