import { expect, type Page, test } from '@playwright/test'
import { open } from '../open-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

/** Records the changes of all live regions, but not of those within another. Call after `open`. */
async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const regions = ':is([role=status], [role=alert], [aria-live=polite], [aria-live=assertive])'
    const last = new Map<Element, string>()
    const announced: string[] = []
    const check = () => {
      for (const region of document.querySelectorAll(`${regions}:not(${regions} *)`)) {
        const text = region.textContent.replace(/\s+/g, ' ').trim()
        // Screen readers announce the initial text of a region only if it is an alert.
        const isAnnounced = last.has(region) ? text !== last.get(region) : region.role === 'alert'
        if (text && isAnnounced) announced.push(text)
        last.set(region, text)
      }
    }
    check()
    announced.length = 0
    new MutationObserver(check).observe(document.body, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { announced })
  })
  return () => page.evaluate(() => [...Reflect.get(window, 'announced')].map(String))
}

// Review changes of transcripts/, then update them: `npx playwright test screen-reader --update-snapshots`.

test('a screen reader reads Careers, and announces the number of jobs once a search', async ({ page }) => {
  await open(page, '/careers/')
  const announced = await recordAnnouncements(page)
  await page.getByRole('searchbox').fill('nobody')
  await expect(page.getByText('0 of 1 opening')).toBeVisible()
  await page.getByRole('searchbox').fill('')
  await expect(page.getByText('1 opening', { exact: true })).toBeVisible()
  await expect.poll(announced).toEqual(['0 of 1 opening', '1 opening'])
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'careers.aria.yml' })
})

test('a screen reader announces the errors of the contact form once', async ({ page }) => {
  await open(page, '/contact/')
  const announced = await recordAnnouncements(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
  await expect.poll(announced).toEqual([expect.stringMatching(/^4 answers need correcting/)])
})
