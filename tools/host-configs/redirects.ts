import { loadContent } from '../../lib/content/load.ts'
import { ownPublicFiles } from '../../lib/hosting/public-files.ts'
import { allRedirects, type Redirect } from '../../lib/hosting/redirects.ts'

let ofContent: readonly Redirect[] | undefined

/** The redirects of a site with the files of public/, by default those of the content, which is read once. */
export function siteRedirects(basePath: string, redirects?: readonly Redirect[]): [from: string, to: string][] {
  if (!redirects) ofContent ??= loadContent().site.redirects ?? []
  return allRedirects(ownPublicFiles(), basePath, redirects ?? ofContent)
}
