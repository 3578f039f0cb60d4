import { folderHeaders, SECURITY_HEADERS } from '../../lib/hosting/headers.ts'
import type { Redirect } from '../../lib/hosting/redirects.ts'
import { siteRedirects } from './redirects.ts'

/** CloudFront has its own settings for these headers and rejects them as custom headers. */
const {
  'Content-Security-Policy': policy,
  'Strict-Transport-Security': transport,
  'X-Content-Type-Options': _nosniff,
  'X-Frame-Options': frames,
  'Referrer-Policy': referrer,
  ...custom
} = SECURITY_HEADERS

/** The input of `aws cloudfront create-response-headers-policy`, for the files of `folder`. */
export function cloudfrontHeaders(name: string, folder: string): string {
  const seconds = Number(/max-age=(\d+)/.exec(transport)?.[1])
  const items = Object.entries({ ...custom, ...folderHeaders(folder) }).map(([Header, Value]) => ({
    Header,
    Value,
    Override: true,
  }))
  const settings = {
    Name: name,
    Comment: 'Written by npm run hosts from lib/hosting/headers.ts',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ContentSecurityPolicy: policy, Override: true },
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: frames, Override: true },
      ReferrerPolicy: { ReferrerPolicy: referrer, Override: true },
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: seconds,
        IncludeSubdomains: /includeSubDomains/.test(transport),
        Preload: /preload/.test(transport),
        Override: true,
      },
    },
    CustomHeadersConfig: { Quantity: items.length, Items: items },
  }
  return `${JSON.stringify(settings, null, 2)}\n`
}

const pattern = (path: string) => path.replaceAll(/[/.]/g, '\\$&')

/** The function for "viewer request": S3 does not serve the index page of a folder. */
export const cloudfrontFunction = (
  basePath: string,
  redirects?: readonly Redirect[],
): string => `// Written by npm run hosts: see build/host-configs/cloudfront.ts
const REDIRECTS = ${JSON.stringify(Object.fromEntries(siteRedirects(basePath, redirects)))}

function handler(event) {
  const request = event.request
  const uri = request.uri
  const given = Object.entries(request.querystring).map(([name, { value, multiValue }]) =>
    (multiValue || [{ value }]).map((each) => name + '=' + each.value).join('&')
  )
  const query = given.length > 0 ? '?' + given.join('&') : ''
  if (REDIRECTS[uri]) return moved(REDIRECTS[uri])
  if (/^${pattern(basePath)}(\\/[a-z0-9-]+)*\\/index\\.html$/.test(uri)) return moved(uri.slice(0, -'index.html'.length) + query)
  if (uri.endsWith('/')) request.uri = uri + 'index.html'
  else if (/^${pattern(basePath)}(\\/[a-z0-9-]+)${basePath ? '*' : '+'}$/.test(uri)) return moved(uri + '/' + query)
  return request
}

function moved(location) {
  return { statusCode: 308, statusDescription: 'Permanent Redirect', headers: { location: { value: location } } }
}
`
