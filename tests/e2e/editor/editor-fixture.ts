import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { bundleEditor } from '../../../build/editor/bundle.ts'
import { startEditor } from '../../../tools/editor/server.ts'
import { copyProject, linkFiles, removeProject } from '../../../tools/project-copy.ts'

/** What the CMS and its frame say about themselves. */
const CHATTER = /OAuth application ID|An iframe which has both|violates the following|Refused to connect/
/** The CMS draws a field when it comes into view: here all of them are. */
const TALL = { width: 1280, height: 4000 }

export type Editor = { page: Page; url: string; project: string; content: (path: string) => string }

/** The editor over a copy of the project, opened once for all tests of a file: it reads the whole content at its start. */
export const test = base.extend<object, { editor: Editor }>({
  // One page serves many tests, and its record would take longer than they do.
  trace: ['off', { scope: 'worker' }],
  editor: [
    async ({ browser }, use) => {
      const project = copyProject()
      const bundle = join(project, '.cache/editor')
      await bundleEditor(bundle)
      const { url, stop } = await startEditor({ root: join(project, 'content'), bundle, port: 0 })
      const page = await browser.newPage({ viewport: TALL, locale: 'en-GB', reducedMotion: 'reduce' })
      const strangers = await open(page, url)
      await use({ page, url, project, content: (path) => join(project, 'content', path) })
      await page.close()
      await stop()
      removeProject(project)
      expect(strangers).toEqual([])
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/** Returns a list that fills with what should not happen: requests to other hosts, and errors of the page. */
async function open(page: Page, url: string): Promise<string[]> {
  const odd: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(url).origin) odd.push(request.url())
  })
  page.on('pageerror', ({ message }) => {
    if (!CHATTER.test(message)) odd.push(message)
  })
  page.setDefaultTimeout(30_000)
  await page.goto(url)
  await page.getByRole('button', { name: 'Work with Local Repository' }).click()
  await expect(page.getByRole('treeitem', { name: 'Projects' })).toBeVisible({ timeout: 60_000 })
  return odd
}

/** What the build of the site left, beside the copy: pages can be made anew from it without compiling. */
export function takeBuild(project: string): void {
  if (!existsSync('.next/BUILD_ID')) throw new Error('There is no build to make pages with: npm run build')
  cpSync('.next', join(project, '.next'), {
    recursive: true,
    // Next would go by the list of the pages that were.
    filter: (path) => !/^\.next\/(cache|prerender-manifest\.json)/.test(path),
    verbatimSymlinks: true,
  })
  linkFiles('.cache/pictures', join(project, '.cache/pictures'))
}
