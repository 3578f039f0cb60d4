import { expect, test } from '@playwright/test'

test('the site is built', async ({ request }) => {
  // The first request builds the site if it is missing, or if the fixture site is older than its sources.
  test.setTimeout(900_000)
  const response = await request.get('./', { timeout: 0 })
  expect(response.ok(), response.ok() ? '' : await response.text()).toBe(true)
})
