import { expect, test } from '@playwright/test'

test('the site is built', async ({ request }) => {
  // The first request builds a fixture site that is missing or older than its sources.
  test.setTimeout(900_000)
  const response = await request.get('./', { timeout: 0 })
  // Below a path, the top of the address is a 404.
  const failed = response.status() === 500
  expect(failed, failed ? await response.text() : '').toBe(false)
})
