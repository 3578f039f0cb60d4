import { ownPublicFiles } from '../../lib/hosting/public-files.ts'
import { allRedirects, type Redirect } from '../../lib/hosting/redirects.ts'
import { readRedirects } from '../read-redirects.ts'

/** The redirects of a site with the files of public/, by default those of the content. */
export const siteRedirects = (
  basePath: string,
  redirects: readonly Redirect[] = readRedirects(),
): [from: string, to: string][] => allRedirects(ownPublicFiles(), basePath, redirects)
