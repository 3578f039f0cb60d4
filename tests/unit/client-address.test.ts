import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { findVisitor, parseAddress, parseTrustProxy, visitorKey } from '@/server/relay/client-address.ts'

const keyOf = (text: string) => {
  const address = parseAddress(text)
  return address && visitorKey(address)
}

test.each([
  [
    ...['203.0.113.9', '203.0.113.9:50001', '203.0.113.9:50002', ' 203.0.113.9 ', '"203.0.113.9:1"'],
    ...['[203.0.113.9]:80', '::ffff:203.0.113.9', '0:0:0:0:0:FFFF:cb00:7109', '[::ffff:203.0.113.9]:80'],
    ...['64:ff9b::203.0.113.9', '::ffff:0:203.0.113.9', '::ffff:203.0.113.9%1', '::FFFF:203.0.113.9:50001'],
  ],
  [
    ...['2001:db8::1', '2001:0db8:0000::0001', '[2001:db8::1]:443', '[2001:db8::1]:444', '"[2001:DB8::1]"'],
    // Of one /64 network.
    '2001:db8::ffff:1',
  ],
  ['fe80::1', 'fe80::1%eth0', '[fe80::1%25eth0]:80'],
])('%s and its other spellings are one visitor', (...spellings) => {
  expect(new Set(spellings.map(keyOf)).size).toBe(1)
  expect(keyOf(spellings[0] ?? '')).toBeTruthy()
  expect(keyOf('2001:db8:0:1::1')).not.toBe(keyOf('2001:db8::1'))
})

test.each([
  ...['unknown', '_hidden', '', '010.0.0.1', '0x7f.1', '2130706433', '1.2.3', '1.2.3.4:', '1.2.3.4:x', '[::1', '::g'],
])('%j is no address', (text) => expect(keyOf(text)).toBeUndefined())

const [A, B, PROXY, CDN, LOCAL] = ['198.51.100.1', '198.51.100.2', '10.0.0.7', '192.0.2.80', '127.0.0.1']
test.each([
  // TRUST_PROXY, the peer, X-Forwarded-For, the visitor, what looks wrong
  ['', LOCAL, '', LOCAL, undefined],
  ['', LOCAL, A, LOCAL, 'untrusted proxy'],
  ['on', LOCAL, `6.6.6.6, ${A}`, A, 'further proxy'],
  ['1', LOCAL, `${A}, ${PROXY}`, PROXY, 'untrusted proxy'],
  ['1', A, '', A, 'no proxy'],
  ['2', LOCAL, `${A}, ${CDN}`, A, undefined],
  ['2', LOCAL, `6.6.6.6, ${B}:4711, ${CDN}`, B, 'further proxy'],
  ['2', LOCAL, A, A, undefined],
  ['private', LOCAL, `6.6.6.6, ${A}, ${PROXY}, 192.168.1.1`, A, 'further proxy'],
  [`private, ${CDN}/24`, LOCAL, `${A}, ${CDN}, ${PROXY}`, A, undefined],
  ['127.0.0.0/8 2001:db8:1::/48', LOCAL, `${A}, [2001:db8:1::5]:443`, A, undefined],
  ['10.0.0.0/8', LOCAL, A, LOCAL, 'untrusted proxy'],
  ['1', LOCAL, `${A}, unknown`, LOCAL, 'untrusted proxy'],
  ['1', LOCAL, ' , ,', LOCAL, 'no header'],
])('TRUST_PROXY=%s, from %s with X-Forwarded-For "%s", counts %s (%s)', (trust, peer, forwarded, key, mismatch) => {
  const request = new IncomingMessage(Object.defineProperty(new Socket(), 'remoteAddress', { value: peer }))
  request.headers = { 'x-forwarded-for': forwarded }
  const visitor = findVisitor(request, parseTrustProxy(trust))
  expect([visitor.key, visitor.mismatch]).toEqual([key, mismatch])
})

const REFUSED = ', 11 -1 1.5 yes 0.0.0.0/0 0.0.0.0 [::] 10/8 1.2.3.4/33 ::1/129 a/8 1.2.3.4/8/8'
test.each(REFUSED.split(' '))('TRUST_PROXY=%s is refused', (text) => expect(() => parseTrustProxy(text)).toThrow(text))
