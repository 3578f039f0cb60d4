import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, type Page } from '@playwright/test'
import sharp from 'sharp'
import { freePort } from '../../../tools/free-port.ts'
import { removeProject } from '../../../tools/project-copy.ts'
import { hydrated, markDocument } from '../page.ts'
import { copyWithFixture } from './editor-fixture.ts'
import { expect } from './form.ts'

type Dev = { url: string; file: (path: string) => string }

/** `npm run dev` over a copy of the project. */
const test = base.extend<object, { dev: Dev }>({
  dev: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
    async ({}, use) => {
      const project = copyWithFixture({ forBuild: true })
      const port = await freePort()
      const child = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'tools/dev.ts', '-p', String(port)], {
        cwd: project,
        env: { ...process.env, NODE_OPTIONS: '', CI: '' },
        stdio: 'ignore',
      })
      await use({ url: `http://localhost:${port}`, file: (path) => join(project, 'content', path) })
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      removeProject(project)
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test.describe.configure({ mode: 'serial', timeout: 240_000 })

/** Opens the page once the server responds. */
async function open(page: Page, address: string): Promise<void> {
  await expect(async () => {
    // The connection for hot reloading.
    const connection = page.waitForEvent('websocket', { timeout: 60_000 })
    const [socket] = await Promise.all([connection, page.goto(address, { timeout: 60_000 })])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(socket.isClosed()).toBe(false)
  }).toPass({ timeout: 180_000 })
  await hydrated(page)
}

test('a saved text or picture shows without a reload', async ({ page, dev }) => {
  await open(page, `${dev.url}/contact/`)
  const isSameDocument = await markDocument(page)
  const [file, picture] = [dev.file('contact.yaml'), dev.file('pictures/contact/wood.webp')]
  const name = 'Changed while you look'
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^title: .*$/m, `title: ${name}`))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const image = page.locator('main img').first()
  const source = () => image.evaluate((shown) => shown instanceof HTMLImageElement && shown.currentSrc)
  const was = await source()
  writeFileSync(picture, await sharp(readFileSync(picture)).modulate({ hue: 60 }).webp().toBuffer())
  await expect.poll(source).not.toBe(was)
  expect(await isSameDocument()).toBe(true)
})

test('a problem of the content is shown in the page until it is fixed', async ({ page, dev }) => {
  await open(page, `${dev.url}/contact/`)
  const file = dev.file('contact.yaml')
  const before = readFileSync(file, 'utf8')
  const message = page.getByText(/content\/contact\.yaml:\d+\s+title\s+expected a text of at least/)
  writeFileSync(file, before.replace(/^title: .*$/m, 'title: ""'))
  await expect(message.first()).toBeVisible()
  writeFileSync(file, before)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(message).toHaveCount(0)
})
