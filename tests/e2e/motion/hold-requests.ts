import type { Page } from '@playwright/test'

/** Holds requests that match `url`. Returns a function that releases them and waits for them. */
export async function holdRequests(page: Page, url: RegExp): Promise<() => Promise<void>> {
  let release: () => void = () => {}
  const network = new Promise<void>((resolve) => {
    release = resolve
  })
  // The page may have cancelled the request.
  await page.route(url, (route) => network.then(() => route.continue()).catch(() => {}))
  return async () => {
    release()
    await page.unrouteAll({ behavior: 'wait' })
  }
}
