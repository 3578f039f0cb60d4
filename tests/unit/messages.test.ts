import { MINIMUM_MS, REPEAT_MS, sendAnywayReason } from '@/components/forms/send-anyway.logic.ts'
import { failureHint, formatCountdown, formatDuration, mailLink } from '@/components/forms/send-failure.logic.ts'
import { fromEntries } from '@/lib/from-entries.ts'
import { KINDS, MESSAGE_KINDS, messagesConfig, SERVICE_ORIGIN } from '@/lib/messages/config.ts'
import { failureOf } from '@/lib/messages/emailjs-transport.ts'
import { retryAfterMs } from '@/lib/messages/relay-transport.ts'
import { isConfirmation, type SendFailure } from '@/lib/messages/result.ts'

describe('the configuration of the messages', () => {
  const identifiers = {
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_1',
    ...fromEntries(MESSAGE_KINDS.map((kind) => [KINDS[kind].templateVariable, `custom_${kind}`])),
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
  }
  const config = (origin: string) => messagesConfig({ ...identifiers, NEXT_PUBLIC_EMAILJS_ORIGIN: origin })

  test('names a service completely; its origin is that of EmailJS unless another one is named, tidied up', () => {
    const templateIds = fromEntries(MESSAGE_KINDS.map((kind) => [kind, `custom_${kind}`]))
    const service = { serviceId: 'service_1', templateIds, publicKey: 'key', resumeMaxBytes: 5 * 1024 * 1024 }
    expect(messagesConfig(identifiers)).toEqual({ ...service, origin: SERVICE_ORIGIN })
    expect(config(' https://messages.example.com/ ')).toEqual({ ...service, origin: 'https://messages.example.com' })
    expect(() => config('api.emailjs.com')).toThrow(/EMAILJS_ORIGIN is "api\.emailjs\.com"/)
  })

  test('stops the build when it is half-filled, with the name that is missing', () => {
    for (const name of Object.keys(identifiers)) {
      expect(() => messagesConfig({ ...identifiers, [name]: ' ' })).toThrow(`must be too: ${name} (see`)
      expect(() => messagesConfig({ [name]: 'x' })).toThrow(`${name} set, so these must be too: NEXT_PUBLIC_EMAILJS_`)
    }
    expect(() => messagesConfig({ NEXT_PUBLIC_EMAILJS_ORIGIN: 'x' })).toThrow(Object.keys(identifiers).join(', '))
  })

  test('needs nothing: the site takes its own messages. A size of resumes is in megabytes', () => {
    expect(messagesConfig({})).toMatchObject({ origin: '', publicKey: 'local', resumeMaxBytes: 5 * 1024 * 1024 })
    expect(messagesConfig({ NEXT_PUBLIC_RESUME_MAX_MB: '0.5' }).resumeMaxBytes).toBe(512 * 1024)
    for (const wrong of ['0', '26', 'five', '1e1', '0x2'])
      expect(() => messagesConfig({ NEXT_PUBLIC_RESUME_MAX_MB: wrong })).toThrow(/RESUME_MAX_MB/)
  })
})

const unreachable = { outcome: 'unreachable', offline: false }
const no = { status: 451, text: 'No' }
test.each<[unknown, object]>([
  [no, { ...no, outcome: 'rejected', waitMs: 0 }],
  ['The public key is required.', { outcome: 'misconfigured', text: 'The public key is required.' }],
  [{ status: 0, text: 'Network Error' }, unreachable],
  [new TypeError('Failed to fetch'), unreachable],
])('when the SDK of EmailJS throws %j, it is %j', (thrown, failure) => {
  expect(failureOf(thrown, true)).toEqual(failure)
  if (failure === unreachable) expect(failureOf(thrown, false)).toEqual({ outcome: 'unreachable', offline: true })
})

test.each<readonly [header: string | null, ms: number]>([
  ['42', 42_000],
  ['Sat, 21 Nov 2026 12:01:00 GMT', 60_000],
  ...['Sat, 21 Nov 2026 11:00:00 GMT', 'soon', null].map((header) => [header, 0] as const),
  ['86400', 900_000],
])('a Retry-After of %j asks to wait for %i ms, of 15 minutes at most', (header, ms) => {
  expect(retryAfterMs(header, 'Sat, 21 Nov 2026 12:00:00 GMT')).toBe(ms)
})

test('only OK says that a message has been received', () => {
  const bodies = ['OK', '"ok"\n', '', '<!doctype html>', '{"error":"no"}', 'OK, but the quota is used up']
  expect(bodies.filter(isConfirmation)).toEqual(bodies.slice(0, 2))
})

const tooLarge = (text: string): SendFailure => ({ outcome: 'rejected', status: 413, text, waitMs: 0 })
test.each([
  ['a file that is too large', tooLarge('The message is larger than 8Mb'), true, /Attach a smaller file/],
  ['a text that is too large', tooLarge('Variables size limit.'), true, /text is too long/],
  ['a text without a file that is too large', tooLarge(''), false, /text is too long/],
  ['a mistake of ours', { outcome: 'misconfigured', text: 'No key.' } as const, false, /^Trying(?!.*No key).*\.$/],
])('the hint about %s', (_, failure, withFile, hint) =>
  expect(failureHint(failure, { waiting: false, withFile, isOnline: true })).toMatch(hint),
)

test('waits are in seconds, then in minutes', () => {
  expect([500, 1001, 89_000, 90_000].map(formatDuration)).toEqual(['1 second', '2 seconds', '89 seconds', '2 minutes'])
  expect([9, 61, 600].map(formatCountdown)).toEqual(['0:09', '1:01', '10:00'])
})

describe('a mail link', () => {
  const parts = (text: string, title = 'A & B') => {
    const { href, isCut } = mailLink('hello@wrenhaus.example', { subject: title, body: text })
    const { pathname, searchParams } = new URL(href)
    return { href, isCut, pathname, subject: searchParams.get('subject') ?? '', body: searchParams.get('body') ?? '' }
  }

  test.each([
    ...['中', 'Ж', '👩‍👩‍👧‍👦', '🇩🇪', 'e\u0301', '\r\n', '&', 'a'].map((character) => [character, character, 'A']),
    ['x', 'x\ud800', 'A'],
    ['中', '中', '题'.repeat(120)],
  ])('with many %j has at most 2,000 characters, and is cut between two', (character, written, subject) => {
    const link = parts(written.repeat(3000), subject)
    expect(link.href.length).toBeLessThanOrEqual(2000)
    expect(link.href.length).toBeGreaterThan(1900)
    const [text, cut] = link.body.split('\r\n\r\n[cut here: ')
    expect([link.isCut, cut]).toEqual([true, 'the whole text is in the clipboard, to be pasted]'])
    expect([text?.replaceAll(character, ''), subject.startsWith(link.subject)]).toEqual(['', true])
  })

  test('has subject and body, with CRLF, and says so when the subject alone is cut', () => {
    const expected = { pathname: 'hello@wrenhaus.example', subject: 'A & B', body: 'one\r\ntwo', isCut: false }
    expect(parts('one\ntwo')).toMatchObject(expected)
    const body = 'one\r\n\r\n[cut here: the whole text is in the clipboard, to be pasted]'
    expect(parts('one', '题'.repeat(120))).toMatchObject({ isCut: true, subject: '题'.repeat(66), body })
  })
})

test.each<readonly [signs: object, reason: string | null]>([
  ...[{}, { sinceDeliveredMs: REPEAT_MS }].map((signs) => [signs, null] as const),
  [{ honeypot: 'https://spam.example' }, 'looks automatic'],
  [{ elapsedMs: MINIMUM_MS - 1 }, 'looks automatic'],
  [{ sinceDeliveredMs: 5 }, 'just sent'],
  // The clock was set back.
  [{ sinceDeliveredMs: -5000 }, null],
])('a message with %j: %j', (signs, reason) => {
  expect(sendAnywayReason({ honeypot: '', elapsedMs: MINIMUM_MS, ...signs })).toBe(reason)
})
