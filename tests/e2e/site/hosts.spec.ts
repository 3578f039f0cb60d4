import { expect, test } from '@playwright/test'
import { type Host, isInstalled, PROGRAMS, startProgram, WRANGLER } from '../../hosts/servers.ts'
import { hydrated } from '../hydration.ts'
import { collectPolicyViolations, useAllControls } from '../policy/policy-violations.ts'
import { BASE_PATH } from '../routes.ts'

for (const program of [...Object.values(PROGRAMS), WRANGLER]) {
  test.describe(program.name, () => {
    test.skip(!isInstalled(program), `${program.name} is not installed`)
    let host: Host
    test.beforeAll(async () => {
      host = await startProgram(program)
    })
    test.afterAll(() => host?.stop())

    test('links and Back work without loading new documents, errors or violations of the policy', async ({ page }) => {
      test.slow()
      const found = await collectPolicyViolations(page)
      const failed: string[] = []
      page.on('response', (response) => {
        if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`)
      })
      await page.goto(`http://localhost:${host.port}${BASE_PATH}/`)
      await hydrated(page)
      await page.evaluate(() => Object.assign(window, { sameDocument: true }))
      const go = async (within: string, path: string) => {
        await page.locator(`${within} a[href="${path}"]`).first().click()
        await expect(page).toHaveURL(`http://localhost:${host.port}${path}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      }
      /** Pages other than the current one that part of the page links to. */
      const linked = (within: string) =>
        page.locator(`${within} a[href$="/"]:not([rel=home]):visible`).evaluateAll((links) => {
          const paths = links.map((link) => link.getAttribute('href') ?? '').filter((path) => path.startsWith('/'))
          return [...new Set(paths)].filter((path) => path !== window.location.pathname)
        })
      const [first = ''] = await linked('#site-header')
      await go('#site-header', first)
      const [second = '', third = ''] = await linked('footer')
      await go('footer', second)
      await go('footer', third)
      await page.goBack()
      await expect(page).toHaveURL(`http://localhost:${host.port}${second}`)
      expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
      await useAllControls(page)
      expect(found).toEqual([])
      expect(failed).toEqual([])
    })

    test('an unknown URL gets the 404 page, which works', async ({ page }) => {
      const found = await collectPolicyViolations(page)
      const response = await page.goto(`http://localhost:${host.port}${BASE_PATH}/abuot/`)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('main').locator('a[href$="/about/"]')).toBeVisible()
      expect(found).toEqual([])
    })
  })
}
