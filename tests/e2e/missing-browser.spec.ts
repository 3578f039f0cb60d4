import { test } from '@playwright/test'

test('the core of the site works in this engine', ({ browserName }) => {
  test.skip(true, `Playwright’s ${browserName} is not installed: npx playwright install ${browserName}`)
})
