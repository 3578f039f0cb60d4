import { type IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { isAllowedOrigin, parseOrigins } from '@/server/relay/origin.ts'

const withHeaders = (headers: IncomingHttpHeaders) => Object.assign(new IncomingMessage(new Socket()), { headers })

test.each([
  // Origin, Host, RELAY_ORIGINS
  [true, 'https://www.example.com', 'www.example.com:443', ''],
  [true, 'https://www.example.com:8443', 'WWW.Example.com:8443', ''],
  [true, 'https://[2001:db8::1]', '[2001:0db8::1]:443', ''],
  [true, 'https://xn--bcher-kva.example', 'bücher.example', ''],
  [true, 'https://a.example:8443', 'b.example', 'https://x.example, HTTPS://A.example:8443/'],
  [true, 'https://a.example.', 'b.example', 'https://A.example'],
  [true, 'http://192.168.1.2:8080', '192.168.1.2:8080', ''],
  [false, 'null', 'null', ''],
  [false, 'https://www.example.com', 'www.example.com:8443', ''],
  [false, 'https://www.example.com@evil.example', 'www.example.com', ''],
  [false, 'https://evil.example', 'www.example.com@evil.example', ''],
  [false, 'ftp://www.example.com', 'www.example.com', ''],
  [false, 'https://a.example', 'b.example', 'http://a.example'],
])('%s: a page of %s may post to %s with RELAY_ORIGINS=%s', (allowed, origin, host, origins) => {
  expect(isAllowedOrigin(withHeaders({ origin, host }), parseOrigins(origins))).toBe(allowed)
})

test('a page that its browser calls of the same origin may post, also behind a proxy that replaces Host', () => {
  const from = (site: string) =>
    withHeaders({ origin: 'https://a.example', host: '[::1]:3000', 'sec-fetch-site': site })
  const answers = ['same-origin', 'same-site', 'cross-site'].map((site) => isAllowedOrigin(from(site), []))
  expect(answers).toEqual([true, false, false])
})

test.each([
  ...['www.example.com', '"https://www.example.com"', '*', 'https://*', 'https://*.example.com', 'null'],
  ...['https://www.example.com/shop', 'ftp://www.example.com', 'https://user@www.example.com', 'https://', '//a.b'],
  ...['https://a.example;https://b.example', 'https://a.example:99999', 'https://a.example:0', 'https://a.example;'],
  ...['https://%2a.example', 'https://(a.example)', 'https://{HOST}', 'https://a..b'],
  ...['https://192.168.1', 'https://0x7f.1', 'https://3405803785', 'https://$HOST'],
])('RELAY_ORIGINS=%s is refused, with the value', (list) => {
  expect(() => parseOrigins(`https://www.example.com ${list}`)).toThrow(list)
})
