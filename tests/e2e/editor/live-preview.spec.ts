import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { test as base, type Page } from '@playwright/test'
import sharp from 'sharp'
import { copyProject, removeProject } from '../../../tools/project-copy.ts'
import { hydrated } from '../hydration.ts'
import { expect } from './form.ts'

/** Milliseconds. */
const MAX_DELAY = 2000

type Dev = { url: string; file: (path: string) => string }

/** `npm run dev` over a copy of the project. */
const test = base.extend<object, { dev: Dev }>({
  dev: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
    async ({}, use) => {
      const project = copyProject({ forBuild: true })
      const port = await freePort()
      const child = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'tools/dev.ts', '-p', String(port)], {
        cwd: project,
        env: { ...process.env, NODE_OPTIONS: '', CI: '' },
        stdio: 'ignore',
      })
      await use({ url: `http://localhost:${port}`, file: (path) => join(project, 'content', path) })
      await stop(child)
      removeProject(project)
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test.describe.configure({ mode: 'serial', timeout: 240_000 })

function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve) => {
    server.listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

/** Opens the page once the server responds, and marks its document to detect reloads. */
async function open(page: Page, { url }: Dev, path: string): Promise<void> {
  await expect(async () => {
    // The connection for hot reloading.
    const connection = page.waitForEvent('websocket', { timeout: 60_000 })
    const [socket] = await Promise.all([connection, page.goto(url + path, { timeout: 60_000 })])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(socket.isClosed()).toBe(false)
  }).toPass({ timeout: 180_000 })
  await hydrated(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
}

const isSame = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-same'))

/** Returns the milliseconds from a change until the page shows it. */
async function timed(change: () => void | Promise<void>, shown: () => Promise<void>): Promise<number> {
  await change()
  const saved = Date.now()
  await shown()
  return Date.now() - saved
}

test('a saved text shows within two seconds, without a reload', async ({ page, dev }) => {
  await open(page, dev, '/contact/')
  const file = dev.file('contact.yaml')
  const before = readFileSync(file, 'utf8')
  const times: number[] = []
  // Several times, because the first change includes compilation.
  for (const count of ['one', 'two', 'three', 'four']) {
    const title = `Changed while you look, ${count}`
    const change = () => writeFileSync(file, before.replace(/^title: .*$/m, `title: ${title}`))
    times.push(await timed(change, () => expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()))
  }
  writeFileSync(file, before)
  test.info().annotations.push({ type: 'milliseconds', description: times.join(', ') })
  console.log(`shown after ${times.join(', ')} ms`)
  expect(await isSame(page)).toBe(true)
  expect(Math.min(...times)).toBeLessThan(MAX_DELAY)
})

test('a problem of the content is shown in the page until it is fixed', async ({ page, dev }) => {
  await open(page, dev, '/contact/')
  const file = dev.file('contact.yaml')
  const before = readFileSync(file, 'utf8')
  const line = before.split('\n').findIndex((text) => text.startsWith('title:')) + 1
  const message = page.getByText(
    new RegExp(`content/contact\\.yaml:${line}\\s+title\\s+expected a text of at least 5 characters`),
  )
  writeFileSync(file, before.replace(/^title: .*$/m, 'title: Hi'))
  await expect(message.first()).toBeVisible()
  writeFileSync(file, before)
  await expect(page.getByRole('heading', { level: 1, name: /Tell us/ })).toBeVisible()
  await expect(message).toHaveCount(0)
})

test('a saved picture shows within two seconds, without a reload', async ({ page, dev }) => {
  await open(page, dev, '/services/ui-ux-design/')
  const file = dev.file('pictures/services/ui-ux-design.day.webp')
  const master = readFileSync(file)
  const sources = () =>
    page
      .locator('main img')
      .first()
      .evaluate((image: HTMLImageElement) => image.currentSrc)
  const times: number[] = []
  for (const angle of [60, 120, 180, 240]) {
    const was = await sources()
    const turned = await sharp(master).modulate({ hue: angle }).webp().toBuffer()
    times.push(
      await timed(
        () => writeFileSync(file, turned),
        () => expect.poll(sources, { intervals: [50] }).not.toBe(was),
      ),
    )
  }
  console.log(`picture shown after ${times.join(', ')} ms`)
  expect(await isSame(page)).toBe(true)
  expect(Math.min(...times)).toBeLessThan(MAX_DELAY)
})
