/**
 * `npm run shots`: takes screenshots of every route of out/ at four widths in both themes, with reduced motion and after
 * fonts and pictures have loaded.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { readArguments } from '../build/command-line.ts'
import { startSite } from '../server/start-site.ts'
import { findPages } from '../server/static-files.ts'
import { environmentFor, findBrowser } from './find-browser.ts'

const FOLDER = 'shots'
const USAGE = `npm run shots [-- part-of-a-route ...] [--width 390 ...] [--theme dark]
Takes screenshots of the pages of out/ into ${FOLDER}/, at 390, 768, 1280 and 1920 pixels in both themes.`

const { values, positionals } = readArguments(USAGE, {
  allowPositionals: true,
  options: {
    width: { type: 'string', multiple: true, default: ['390', '768', '1280', '1920'] },
    theme: { type: 'string', multiple: true, default: ['light', 'dark'] },
  },
})

async function main(): Promise<void> {
  const routes = [...findPages(join(process.cwd(), 'out')), '/404.html']
    .sort()
    .filter((route) => positionals.length === 0 || positionals.some((part) => route.includes(part)))
  if (routes.length === 0) throw new Error(`No route of out/ matches ${positionals.join(', ')}. Is the site built?`)
  mkdirSync(FOLDER, { recursive: true })
  const { executablePath, libraryPath } = await findBrowser()
  const site = await startSite({ ...process.env, PORT: '0', SMTP_URL: '', RELAY_LOG: 'off' })
  const browser = await chromium.launch({
    executablePath,
    env: environmentFor(libraryPath),
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
  })
  let count = 0
  try {
    for (const route of routes)
      for (const theme of values.theme)
        count += await retryOnce(() => takeScreenshots(browser, `http://localhost:${site.port}`, route, theme))
  } finally {
    await browser.close()
    await site.stop()
  }
  console.log(`${count} shots in ${FOLDER}/`)
}

/** Chromium sometimes stops painting a page; a new one is painted again. */
const retryOnce = <Result>(work: () => Promise<Result>): Promise<Result> => work().catch(work)

/** Resizes one page, because reloading it for each width takes four times as long. Returns the number of screenshots. */
async function takeScreenshots(browser: Browser, origin: string, route: string, theme: string): Promise<number> {
  const name = route.replace(/^\/|\/$|\.html$/g, '').replaceAll('/', '-') || 'home'
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
  await page.goto(origin + route)
  for (const width of values.width.map(Number)) {
    await page.setViewportSize({ width, height: width < 768 ? 844 : 800 })
    await loadEverything(page)
    await page.screenshot({
      path: join(FOLDER, `${name}-${width}-${theme}.jpg`),
      fullPage: true,
      type: 'jpeg',
      quality: 88,
    })
  }
  await page.close()
  return values.width.length
}

/** Scrolls through the page to trigger lazy loading, and waits for fonts and pictures. */
async function loadEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve, reject) => {
        requestAnimationFrame(() => setTimeout(resolve, 30))
        setTimeout(() => reject(new Error('The browser has painted nothing for 15 seconds')), 15_000)
      })
    }
    scrollTo({ top: 0, behavior: 'instant' })
    for (const image of document.images) image.loading = 'eager'
    await document.fonts.ready
  })
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => Promise.allSettled([...document.images].map((image) => image.currentSrc && image.decode())))
}

await main()
