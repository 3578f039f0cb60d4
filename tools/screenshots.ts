/**
 * `npm run shots [-- part-of-a-route …] [--width 390] [--theme dark]`: photographs every route of out/ at four widths in
 * both themes, after fonts and pictures have loaded and with motion off, and lays all of it out on one contact sheet.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { startSite } from '../server/site.ts'
import { findPages } from '../server/static-files.ts'
import { findBrowser } from './find-browser.ts'

/** art-direction.md, "How to judge a page". */
const WIDTHS = [390, 768, 1280, 1920] as const
const THEMES = ['light', 'dark'] as const
const FOLDER = 'shots'

interface Shot {
  route: string
  width: number
  theme: string
  file: string
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { width: { type: 'string', multiple: true }, theme: { type: 'string', multiple: true } },
})

async function main(): Promise<void> {
  const shots = wanted()
  if (shots.length === 0) throw new Error(`No route of out/ matches ${positionals.join(', ')}. Is the site built?`)
  mkdirSync(FOLDER, { recursive: true })
  const { executablePath } = await findBrowser()
  const site = await startSite({ ...process.env, PORT: '0', SMTP_URL: '', RELAY_LOG: 'off' })
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
  })
  try {
    const queue = [...shots]
    const workers = Array.from({ length: Math.min(2, availableParallelism()) }, () =>
      work(browser, `http://localhost:${site.port}`, queue),
    )
    await Promise.all(workers)
  } finally {
    await browser.close()
    await site.stop()
  }
  const sheet = join(FOLDER, 'index.html')
  writeFileSync(sheet, contactSheet(shots.flat()))
  console.log(`${shots.flat().length} shots. Contact sheet: ${sheet}`)
}

/** The widths of each route and theme together, narrow first. */
function wanted(): Shot[][] {
  const routes = [...findPages(join(process.cwd(), 'out')), '/404.html']
    .sort()
    .filter((route) => positionals.length === 0 || positionals.some((part) => route.includes(part)))
  const widths = values.width?.map(Number) ?? WIDTHS
  const themes = values.theme ?? THEMES
  const series = (route: string, theme: string): Shot[] =>
    widths.map((width) => ({ route, width, theme, file: `${nameOf(route)}-${width}-${theme}.jpg` }))
  return routes.flatMap((route) => themes.map((theme) => series(route, theme)))
}

const nameOf = (route: string): string => route.replace(/^\/|\/$|\.html$/g, '').replaceAll('/', '-') || 'home'

/** One page for each route and theme, photographed from narrow to wide: a reload for every width costs four times as long. */
async function work(browser: Browser, origin: string, queue: Shot[][]): Promise<void> {
  for (let series = queue.shift(); series; series = queue.shift()) {
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    const [first] = series
    if (!first) continue
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), first.theme)
    await page.setViewportSize(viewport(first.width))
    await page.goto(origin + first.route)
    for (const shot of series) {
      await page.setViewportSize(viewport(shot.width))
      await settle(page)
      await page.screenshot({ path: join(FOLDER, shot.file), fullPage: true, type: 'jpeg', quality: 88 })
    }
    await page.close()
  }
}

const viewport = (width: number) => ({ width, height: width < 768 ? 844 : 800 })

/** Scrolls through, so that what starts when near has started, and waits for the fonts and for every picture to be drawn. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)))
    }
    scrollTo({ top: 0, behavior: 'instant' })
    for (const image of document.images) image.loading = 'eager'
    await document.fonts.ready
  })
  await page.waitForLoadState('networkidle')
  await page.evaluate(() =>
    Promise.all(
      [...document.images].filter((image) => image.currentSrc).map((image) => image.decode().catch(() => {})),
    ),
  )
}

function contactSheet(shots: readonly Shot[]): string {
  const routes = [...new Set(shots.map((shot) => shot.route))]
  const figure = ({ file, width, theme }: Shot) =>
    `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${width} ${theme}</figcaption></figure>`
  const row = (route: string) =>
    `<h2>${route}</h2><div>${shots
      .filter((shot) => shot.route === route)
      .map(figure)
      .join('')}</div>`
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Shots</title>
<style>body{font:14px/1.4 sans-serif;margin:2rem}div{display:grid;grid-template-columns:repeat(8,1fr);gap:1rem;align-items:start}figure{margin:0}img{width:100%;border:1px solid #999}</style>
<h1>${shots.length} shots of ${routes.length} routes</h1>${routes.map(row).join('\n')}</html>\n`
}

await main()
