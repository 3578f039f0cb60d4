/**
 * Takes screenshots of the designed pages of a client.
 *
 * laptop.html           1600×1000      → .cache/interfaces/<client>.png
 * phone.html            390×845 at 2x  → .cache/interfaces/<client>.phone.png
 * view-1.html, view-2   1600×1000      → .cache/interfaces/<client>-view-1.png
 */
import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { environmentFor, findBrowser } from '../../tools/find-browser.ts'
import { INTERFACES } from '../catalogue.ts'

const SCREENSHOTS = '.cache/interfaces'
const WIDE = { width: 1600, height: 1000, scale: 1 }
const PAGES = [
  { page: 'laptop', ending: '.png', ...WIDE },
  { page: 'phone', ending: '.phone.png', width: 390, height: 845, scale: 2 },
  { page: 'view-1', ending: '-view-1.png', ...WIDE },
  { page: 'view-2', ending: '-view-2.png', ...WIDE },
]

/** Screenshots for the devices of the product shots and views. */
export async function takeScreenshots(clients: readonly string[]): Promise<void> {
  mkdirSync(SCREENSHOTS, { recursive: true })
  const { executablePath, libraryPath } = await findBrowser()
  const browser = await chromium.launch({
    executablePath,
    env: environmentFor(libraryPath),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  })
  try {
    for (const client of clients) {
      for (const { page: name, ending, width, height, scale } of PAGES) {
        const source = join(INTERFACES, client, `${name}.html`)
        if (!existsSync(source)) continue
        const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale })
        await page.goto(pathToFileURL(resolve(source)).href)
        await page.evaluate(() => document.fonts.ready.then(() => undefined))
        await page.screenshot({ path: join(SCREENSHOTS, `${client}${ending}`) })
        await page.close()
      }
    }
  } finally {
    await browser.close()
  }
}
