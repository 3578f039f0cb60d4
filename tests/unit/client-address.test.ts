import { createServer, get, type IncomingMessage } from 'node:http'
import { findVisitor, parseAddress, parseTrustProxy, visitorKey } from '@/server/relay/client-address.ts'

const keyOf = (text: string) => {
  const address = parseAddress(text)
  return address && visitorKey(address)
}
/** A real request from loopback, with a header. */
const requestWith = (forwarded?: string): Promise<IncomingMessage> =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      resolve(request)
      response.end()
      server.close()
    }).listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' ? address?.port : 0
      get({ port, host: '127.0.0.1', agent: false, headers: forwarded ? { 'x-forwarded-for': forwarded } : {} })
    })
  })

test.each([
  [
    ...['203.0.113.9', '203.0.113.9:50001', '203.0.113.9:50002', ' 203.0.113.9 ', '"203.0.113.9:1"'],
    ...['[203.0.113.9]:80', '::ffff:203.0.113.9', '0:0:0:0:0:FFFF:cb00:7109', '[::ffff:203.0.113.9]:80'],
    ...['64:ff9b::203.0.113.9', '::ffff:0:203.0.113.9', '::ffff:203.0.113.9%1'],
  ],
  [
    '2001:db8::1',
    '2001:0db8:0000::0001',
    '[2001:db8::1]:443',
    '[2001:db8::1]:444',
    '"[2001:DB8::1]"',
    '2001:db8::ffff:1',
  ],
  ['fe80::1', 'fe80::1%eth0', '[fe80::1%25eth0]:80'],
])('%s and its other spellings are one visitor', (...spellings) => {
  expect(new Set(spellings.map(keyOf)).size).toBe(1)
  expect(keyOf(spellings[0] ?? '')).toBeTruthy()
})

test.each([
  'unknown',
  '_hidden',
  '',
  '010.0.0.1',
  '0x7f.1',
  '2130706433',
  '1.2.3',
  '1.2.3.4:',
  '1.2.3.4:x',
  '[::1',
  '::g',
])('%j is no address', (text) => expect(keyOf(text)).toBeUndefined())

const [A, B, PROXY, CDN] = ['198.51.100.1', '198.51.100.2', '10.0.0.7', '192.0.2.80']
test.each([
  // TRUST_PROXY, X-Forwarded-For, the visitor, what looks wrong
  ['', undefined, '127.0.0.1', undefined],
  ['', A, '127.0.0.1', 'untrusted proxy'],
  ['1', A, A, undefined],
  ['on', `6.6.6.6, ${A}`, A, 'further proxy'],
  ['1', `${A}, ${PROXY}`, PROXY, 'untrusted proxy'],
  ['2', `${A}, ${CDN}`, A, undefined],
  ['2', `6.6.6.6, ${B}:4711, ${CDN}`, B, 'further proxy'],
  ['2', A, A, undefined],
  ['private', `6.6.6.6, ${A}, ${PROXY}, 192.168.1.1`, A, 'further proxy'],
  ['private', A, A, undefined],
  [`private, ${CDN}/24`, `${A}, ${CDN}, ${PROXY}`, A, undefined],
  ['127.0.0.0/8 2001:db8:1::/48', `${A}, [2001:db8:1::5]:443`, A, undefined],
  ['10.0.0.0/8', A, '127.0.0.1', 'untrusted proxy'],
  ['1', `${A}, unknown`, '127.0.0.1', 'untrusted proxy'],
  ['1', ' , ,', '127.0.0.1', undefined],
])('TRUST_PROXY=%s with X-Forwarded-For %j counts %s (%s)', async (trust, forwarded, key, mismatch) => {
  const visitor = findVisitor(await requestWith(forwarded), parseTrustProxy(trust))
  expect([visitor.key, visitor.mismatch]).toEqual([key, mismatch])
})

test.each([',', '11', '-1', '1.5', 'yes', '0.0.0.0/0', '10/8', '1.2.3.4/33', '::1/129', 'a/8', '1.2.3.4/8/8'])(
  'TRUST_PROXY=%s is refused',
  (text) => expect(() => parseTrustProxy(text)).toThrow(text),
)
