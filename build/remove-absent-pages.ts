import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Content } from '../lib/content/types.ts'
import { PAGES } from '../lib/routes.ts'

/** Removes the pages that the content leaves out, where Next writes that of notFound(), but not what public/ has at their paths. */
export function removeAbsentPages(content: Content, project = '.'): void {
  for (const { path } of PAGES.filter(({ seo }) => !seo(content))) {
    const [page, own] = [join(project, 'out', path), join(project, 'public', path)]
    rmSync(page, { recursive: true, force: true })
    if (existsSync(own)) cpSync(own, page, { recursive: true, dereference: true })
  }
}
