import { EDGE_CACHE, FOLDER_HEADERS, HASHED, SECURITY_HEADERS, TYPES_BY_PATH } from '../../lib/hosting/headers.ts'
import type { Redirect } from '../../lib/hosting/redirects.ts'
import { siteRedirects } from './redirects.ts'

const list = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }))
const bare = (folder: string) => folder.slice(1, -1)

/** `vercel.json`, whose sources are regular expressions. */
export function vercelSettings(basePath: string, redirects?: readonly Redirect[]): string {
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    installCommand: 'npm ci',
    buildCommand: 'npm run build -- --publish',
    outputDirectory: 'out',
    trailingSlash: true,
    redirects: siteRedirects(basePath, redirects).map(([source, destination]) => ({
      source,
      destination,
      permanent: true,
    })),
    headers: [
      { source: '/(.*)', headers: list(SECURITY_HEADERS) },
      ...FOLDER_HEADERS.flatMap(({ name, value, folder, below }) => [
        { source: `/((?!${(basePath + folder).slice(1)}).*)`, headers: list({ [name]: value }) },
        { source: `${basePath}${folder}(.*)`, headers: list({ [name]: below }) },
      ]),
      ...Object.entries(TYPES_BY_PATH).map(([path, type]) => ({
        source: basePath + path,
        headers: list({ 'Content-Type': type }),
      })),
      {
        source: `${basePath}/(${HASHED.map(bare).join('|')})/(.*)`,
        headers: list({ 'Cache-Control': EDGE_CACHE.hashed }),
      },
    ],
  }
  return `${JSON.stringify(settings, null, 2)}\n`
}
