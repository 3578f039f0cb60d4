import { expect, test } from '@playwright/test'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { MINIMUM_MS } from '../../../components/forms/spam.logic'
import { routesOf } from '../routes.ts'
import { findFirefox, NO_FIREFOX } from './firefox.ts'
import { tally } from './tally.ts'

const executablePath = findFirefox(process.env)
const BASE = process.env.E2E_BASE_URL ?? 'http://localhost:3000'

// One browser for all of them.
test.describe.configure({ mode: 'default', timeout: 120_000 })
test.skip(!executablePath, NO_FIREFOX)

let browser: Browser
let page: Page
let problems: string[]

test.beforeAll(async () => {
  if (!executablePath) return
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // Under load an answer may take long.
    protocolTimeout: 60_000,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  })
})
test.afterAll(async () => browser?.close())

test.beforeEach(async () => {
  problems = []
  page = await browser.newPage()
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`thrown: ${String(error)}`))
})
test.afterEach(async () => {
  expect(problems).toEqual([])
  await page.close()
})

async function open(path: string): Promise<void> {
  const response = await page.goto(BASE + path, { waitUntil: 'load' })
  // A page that Firefox still has is answered with 304.
  expect([200, 304], path).toContain(response?.status())
  await page.waitForSelector('next-route-announcer')
}

const text = (selector: string) => page.$eval(selector, (element) => element.textContent.trim())
const attribute = (selector: string, name: string) =>
  page.$eval(selector, (element, wanted) => element.getAttribute(wanted), name)
const visible = (selector: string) => page.$eval(selector, (element) => element.checkVisibility())
const pathOf = () => page.evaluate(() => window.location.pathname + window.location.search)

test('every page loads in Firefox, without a complaint and without a scrollbar sideways', async () => {
  const routes = routesOf()
  await page.setViewport({ width: 1280, height: 800 })
  for (const route of routes) {
    await open(route)
    expect.soft(await text('h1'), route).not.toBe('')
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect.soft(tooWide, route).toBeLessThanOrEqual(0)
  }
  tally({ what: 'Firefox', routes, checks: routes.length })
})

test('menus open, exclude each other and close', async () => {
  await page.setViewport({ width: 1280, height: 800 })
  await open('/')
  await page.click('[aria-controls=menu-technologies]')
  await page.waitForSelector('#menu-technologies', { visible: true })
  await page.click('[aria-controls=menu-services]')
  await page.waitForSelector('#menu-services', { visible: true })
  expect(await visible('#menu-technologies')).toBe(false)
  await page.keyboard.press('Escape')
  await page.waitForSelector('#menu-services', { hidden: true })
  expect(await attribute('[aria-controls=menu-services]', 'aria-expanded')).toBe('false')

  await page.setViewport({ width: 390, height: 844 })
  await page.click('[aria-controls=menu-mobile]')
  await page.waitForSelector('#menu-mobile', { visible: true })
  await page.click('#menu-mobile a[href="/careers/"]')
  await page.waitForFunction(() => window.location.pathname === '/careers/')
  await page.waitForSelector('#menu-mobile', { hidden: true })
})

test('the theme is a switch that keeps its place', async () => {
  await open('/')
  await page.click('header [role=switch]')
  await page.waitForSelector('html[data-theme=dark]')
  await open('/about/')
  await page.waitForSelector('html[data-theme=dark]')
  await page.click('header [role=switch]')
  await page.waitForSelector('html[data-theme=light]')
})

test('the filter of the portfolio works, and Back undoes it', async () => {
  await open('/portfolio/')
  await page.click('[aria-label="Filter projects"] button:last-of-type')
  await page.waitForFunction(() => document.querySelector('main [role=status]')?.textContent?.startsWith('0 projects'))
  expect(await pathOf()).toMatch(/\?category=UI/)
  await page.evaluate(() => window.history.back())
  await page.waitForFunction(() => document.querySelector('main [role=status]')?.textContent?.startsWith('All'))
})

test('the forms check, and a message is delivered', async () => {
  await open('/contact/')
  await page.click('main form button[type=submit]')
  await page.waitForSelector('[role=alert]')
  expect(await text('[role=alert] p')).toBe('4 answers need another look')
  await page.type('[name=name]', 'Fatima Fuchs')
  await page.type('[name=email]', 'fatima@example.com')
  await page.type('[name=subject]', 'From a second engine')
  await page.type('[name=message]', 'This was written in Firefox.')
  // Nobody types as fast as this test: the form would ask once more.
  await new Promise((done) => setTimeout(done, MINIMUM_MS))
  await page.click('main form button[type=submit]')
  await page.waitForFunction(() =>
    document.querySelector('main form [role=status]')?.textContent?.startsWith('Thank you'),
  )
})

test('the application dialog opens and closes', async () => {
  await open('/careers/')
  await page.click('[data-apply]')
  await page.waitForSelector('dialog[open]')
  await page.click('dialog button[type=submit]')
  await page.waitForSelector('dialog [role=alert]')
  await page.keyboard.press('Escape')
  await page.waitForSelector('dialog', { hidden: true })
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-apply'))).toBe(true)
})
