// Written by npm run hosts: see build/host-configs/cloudfront.ts
const REDIRECTS = {"/favicon.ico":"/assets/app-icons/icon-192.png","/security.txt":"/.well-known/security.txt"}

function handler(event) {
  const request = event.request
  const uri = request.uri
  const given = Object.entries(request.querystring).map(([name, { value, multiValue }]) =>
    (multiValue || [{ value }]).map((each) => name + '=' + each.value).join('&')
  )
  const query = given.length > 0 ? '?' + given.join('&') : ''
  if (REDIRECTS[uri]) return moved(REDIRECTS[uri])
  if (/^(\/[a-z0-9-]+)*\/index\.html$/.test(uri)) return moved(uri.slice(0, -'index.html'.length) + query)
  if (uri.endsWith('/')) request.uri = uri + 'index.html'
  else if (/^(\/[a-z0-9-]+)+$/.test(uri)) return moved(uri + '/' + query)
  return request
}

function moved(location) {
  return { statusCode: 308, statusDescription: 'Permanent Redirect', headers: { location: { value: location } } }
}
