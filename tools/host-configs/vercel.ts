import {
  CROSS_ORIGIN_FOLDER,
  EDGE_CACHE,
  HASHED,
  REDIRECTS,
  resourcePolicy,
  SECURITY_HEADERS,
} from '../../lib/hosting/headers.ts'

const list = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }))
const bare = (folder: string) => folder.slice(1, -1)

/** `vercel.json`, whose sources are regular expressions. */
export function vercelSettings(): string {
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    installCommand: 'npm ci',
    buildCommand: 'npm run build -- --publish',
    outputDirectory: 'out',
    trailingSlash: true,
    redirects: Object.entries(REDIRECTS).map(([source, destination]) => ({ source, destination, permanent: true })),
    headers: [
      { source: '/(.*)', headers: list(SECURITY_HEADERS) },
      {
        source: `/((?!${bare(CROSS_ORIGIN_FOLDER)}/).*)`,
        headers: list({ 'Cross-Origin-Resource-Policy': resourcePolicy('/') }),
      },
      {
        source: `${CROSS_ORIGIN_FOLDER}(.*)`,
        headers: list({ 'Cross-Origin-Resource-Policy': resourcePolicy(CROSS_ORIGIN_FOLDER) }),
      },
      { source: `/(${HASHED.map(bare).join('|')})/(.*)`, headers: list({ 'Cache-Control': EDGE_CACHE.hashed }) },
    ],
  }
  return `${JSON.stringify(settings, null, 2)}\n`
}
