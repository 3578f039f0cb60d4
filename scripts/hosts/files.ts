import { caddyfile, IN_A_CONTAINER, ON_A_MACHINE } from './caddy.ts'
import { cloudfrontFunction, cloudfrontHeaders } from './cloudfront.ts'
import { edgeHeaders, edgeRedirects } from './edge.ts'
import { nginxSite } from './nginx.ts'
import { vercelSettings } from './vercel.ts'

export interface HostFile {
  /** From the root of the project, or of the export. */
  path: string
  text: string
}

/** Files that stand in the repository: `npm run hosts` writes them, and a test fails when one was changed by hand. */
export const committedHostFiles = (): HostFile[] => [
  { path: 'deploy/nginx.conf', text: nginxSite() },
  { path: 'deploy/Caddyfile', text: caddyfile(ON_A_MACHINE) },
  { path: 'deploy/Caddyfile.container', text: caddyfile(IN_A_CONTAINER) },
  { path: 'deploy/cloudfront-headers.json', text: cloudfrontHeaders() },
  { path: 'deploy/cloudfront-function.js', text: cloudfrontFunction() },
  { path: 'vercel.json', text: vercelSettings() },
]

/** Files that the build adds to the export, because they depend on its routes or belong to it. */
export const exportedHostFiles = (routes: readonly string[]): HostFile[] => [
  { path: '_headers', text: edgeHeaders(routes) },
  { path: '_redirects', text: edgeRedirects() },
  // GitHub Pages would leave out everything that begins with an underscore.
  { path: '.nojekyll', text: '' },
]
