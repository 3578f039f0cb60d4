import type { HostFile } from '../../lib/hosting/static-host-files.ts'
import { caddyfile, IN_A_CONTAINER, ON_A_MACHINE } from './caddy.ts'
import { cloudfrontFunction, cloudfrontHeaders } from './cloudfront.ts'
import { nginxSite } from './nginx.ts'
import { vercelSettings } from './vercel.ts'

/** Files of the repository that `npm run hosts` writes. A test fails when one was edited by hand. */
export const committedHostFiles = (basePath: string): HostFile[] => [
  { path: 'deploy/nginx.conf', text: nginxSite(basePath) },
  { path: 'deploy/Caddyfile', text: caddyfile({ ...ON_A_MACHINE, basePath }) },
  { path: 'deploy/Caddyfile.container', text: caddyfile({ ...IN_A_CONTAINER, basePath }) },
  { path: 'deploy/cloudfront-headers.json', text: cloudfrontHeaders('agency-site', '/') },
  { path: 'deploy/cloudfront-headers-editor.json', text: cloudfrontHeaders('agency-site-editor', '/admin/') },
  { path: 'deploy/cloudfront-function.js', text: cloudfrontFunction(basePath) },
  { path: 'vercel.json', text: vercelSettings(basePath) },
]
