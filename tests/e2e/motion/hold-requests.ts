import type { Page } from '@playwright/test'

/** Holds what the page requests from addresses like `url`. Returns the function that lets it all go on, and waits for it. */
export async function holdRequests(page: Page, url: RegExp): Promise<() => Promise<void>> {
  let letGo: () => void = () => {}
  const network = new Promise<void>((resolve) => {
    letGo = resolve
  })
  // The page itself may have cancelled it meanwhile.
  await page.route(url, (route) => network.then(() => route.continue()).catch(() => {}))
  return async () => {
    letGo()
    await page.unrouteAll({ behavior: 'wait' })
  }
}
