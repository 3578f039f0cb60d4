import { test } from '@playwright/test'

test.skip('the engine is not installed: npx playwright install firefox webkit', () => {})
