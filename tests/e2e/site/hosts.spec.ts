import { expect, test } from '@playwright/test'
import { readBasePath } from '../../../build/read-base-path.ts'
import { type Host, isInstalled, startProgram, WRANGLER } from '../../hosts/servers.ts'
import { collectErrors, hydrated, markDocument, useAllControls } from '../page.ts'

// tests/server/responses.test.ts compares what all other hosts answer.
test.skip(!isInstalled(WRANGLER), `${WRANGLER.name} is not installed`)
let host: Host
test.beforeAll(async () => {
  host = await startProgram(WRANGLER)
})
test.afterAll(() => host?.stop())

test('links and Back work without loading new documents, errors or violations of the policy', async ({ page }) => {
  test.slow()
  const problems = collectErrors(page)
  const url = `http://localhost:${host.port}`
  await page.goto(`${url}${readBasePath()}/`)
  await hydrated(page)
  const isSameDocument = await markDocument(page)
  /** Follows the link at this place among those to other pages. Returns its path. */
  const follow = async (within: string, place: number) => {
    const links = page.locator(`${within} a[href^="/"][href$="/"]:not([rel=home], [aria-current]):visible`)
    const path = (await links.nth(place).getAttribute('href')) ?? ''
    await links.nth(place).click()
    await expect(page).toHaveURL(url + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    return path
  }
  await follow('#site-header', 0)
  const second = await follow('footer', 1)
  await follow('footer', 2)
  await page.goBack()
  await expect(page).toHaveURL(url + second)
  expect(await isSameDocument()).toBe(true)
  await useAllControls(page)
  expect(problems).toEqual([])
})
