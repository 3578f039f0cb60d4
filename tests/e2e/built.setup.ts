import { expect, test } from '@playwright/test'

test('the site is there', async ({ request }) => {
  // The first request builds it when it is missing or, in case of the fixture's, older than its sources.
  test.setTimeout(900_000)
  const response = await request.get('/', { timeout: 0 })
  expect(response.ok(), response.ok() ? '' : await response.text()).toBe(true)
})
