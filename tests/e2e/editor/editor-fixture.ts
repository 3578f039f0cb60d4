import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { bundleEditor } from '../../../build/editor/bundle.ts'
import { startEditor } from '../../../tools/editor/server.ts'
import { copyProject, removeProject } from '../../../tools/project-copy.ts'
import { fixtureOut, fixtureSite } from '../../fixtures/site.ts'

/** Expected errors of the CMS and its preview. */
const IGNORED_ERRORS = /OAuth application ID|An iframe which has both|violates the following|Refused to connect/
/** High enough for all fields, because the CMS renders fields only in view. */
const TALL = { width: 1280, height: 4000 }

export type Editor = { page: Page; project: string; content: (path: string) => string }

/** A copy of the project with the content of the fixture site. */
export function copyWithFixture(options = {}): string {
  fixtureOut()
  const project = copyProject({ ...options, without: ['content', 'tests'] })
  cpSync(join(fixtureSite(), 'content'), join(project, 'content'), { recursive: true })
  return project
}

/** The editor of a copy of the project, opened once per worker because it loads the whole content. */
export const test = base.extend<object, { editor: Editor }>({
  // Recording takes longer than the tests, which share one page.
  trace: ['off', { scope: 'worker' }],
  editor: [
    async ({ browser }, use) => {
      const project = copyWithFixture()
      const bundle = join(project, '.cache/editor')
      await bundleEditor(bundle)
      const { url, stop } = await startEditor({ root: join(project, 'content'), bundle, port: 0 })
      const page = await browser.newPage({ viewport: TALL, locale: 'en-GB', reducedMotion: 'reduce' })
      const problems = await open(page, url)
      await use({ page, project, content: (path) => join(project, 'content', path) })
      await page.close()
      await stop()
      removeProject(project)
      expect(problems).toEqual([])
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/** Opens the editor. Returns a list that collects requests to other hosts and errors of the page. */
async function open(page: Page, url: string): Promise<string[]> {
  const problems: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(url).origin) problems.push(request.url())
  })
  page.on('pageerror', ({ message }) => {
    if (!IGNORED_ERRORS.test(message)) problems.push(message)
  })
  page.setDefaultTimeout(30_000)
  await page.goto(url)
  await page.getByRole('button', { name: 'Work with Local Repository' }).click()
  await expect(page.getByRole('treeitem', { name: 'Projects' })).toBeVisible({ timeout: 60_000 })
  return problems
}
