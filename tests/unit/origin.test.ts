import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { isAllowedOrigin, parseOrigins } from '@/server/relay/origin.ts'

const allows = (origin: string, host: string, allowed = '') => {
  const request = new IncomingMessage(new Socket())
  request.headers = { origin, host }
  return isAllowedOrigin(request, parseOrigins(allowed))
}

test.each([
  ['https://www.example.com', 'www.example.com:443'],
  ['https://www.example.com:443', 'www.example.com'],
  ['http://www.example.com', 'www.example.com:80'],
  ['https://www.example.com:8443', 'www.example.com:8443'],
  ['https://www.example.com', 'WWW.Example.com'],
  ['https://[2001:db8::1]', '[2001:0db8::1]:443'],
  ['https://xn--bcher-kva.example', 'bücher.example'],
  ['https://a.example', 'b.example', 'HTTPS://A.example:443/'],
  ['https://a.example:8443', 'b.example', 'https://x.example, https://a.example:8443/'],
  ['http://localhost:3000', '127.0.0.1:3000', 'http://localhost:3000'],
])('a page of %s may post to %s (RELAY_ORIGINS=%s)', (origin, host, allowed = '') => {
  expect(allows(origin, host, allowed)).toBe(true)
})

test.each([
  ['null', 'www.example.com'],
  ['null', 'null'],
  ['https://www.example.com', 'www.example.com:8443'],
  ['https://www.example.com', 'www.example.com:80'],
  ['https://www.example.com.evil.example', 'www.example.com'],
  ['https://www.example.com@evil.example', 'www.example.com'],
  ['https://evil.example/www.example.com', 'www.example.com'],
  ['https://evil.example', 'www.example.com@evil.example'],
  ['ftp://www.example.com', 'www.example.com'],
  ['file://', ''],
  ['https://', ''],
  ['https://a.example', 'b.example', 'http://a.example'],
])('a page of %s may not post to %s (RELAY_ORIGINS=%s)', (origin, host, allowed = '') => {
  expect(allows(origin, host, allowed)).toBe(false)
})

test.each([
  ...['www.example.com', '"https://www.example.com"', '*', 'https://*', 'https://*.example.com', 'null'],
  ...['https://www.example.com/shop', 'ftp://www.example.com', 'https://user@www.example.com', 'https://', '//a.b'],
  ...['https://a.example;https://b.example', 'https://a.example:99999', 'https://a.example:0', 'https://a.example;'],
  ...['https://%2a.example', 'https://(a.example)', 'https://{HOST}', 'https://$HOST', 'https://a..b', 'https://a&b'],
])('RELAY_ORIGINS=%s is refused, with the value', (list) => {
  expect(() => parseOrigins(`https://www.example.com ${list}`)).toThrow(list)
})
