import { MINIMUM_MS, REPEAT_MS, sendAnywayReason } from '@/components/forms/send-anyway.logic.ts'
import { failureHint, formatCountdown, formatDuration, mailLink } from '@/components/forms/send-failure.logic.ts'
import { fromEntries } from '@/lib/from-entries.ts'
import { KINDS, MESSAGE_KINDS, messagesConfig, SERVICE_ORIGIN } from '@/lib/messages/config.ts'
import { failureOf } from '@/lib/messages/emailjs-transport.ts'
import { retryAfterMs } from '@/lib/messages/relay-transport.ts'
import type { SendFailure } from '@/lib/messages/result.ts'

describe('the configuration of the messages', () => {
  const identifiers = {
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_1',
    ...fromEntries(MESSAGE_KINDS.map((kind) => [KINDS[kind].templateVariable, `custom_${kind}`])),
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
  }
  const config = (origin: string) => messagesConfig({ ...identifiers, NEXT_PUBLIC_EMAILJS_ORIGIN: origin })

  test('needs nothing: the site takes its own messages', () => {
    expect(messagesConfig({})).toMatchObject({ origin: '', publicKey: 'local', resumeMaxBytes: 5 * 1024 * 1024 })
  })

  test('names a service completely; its origin is that of EmailJS unless another one is named, tidied up', () => {
    const service = {
      origin: SERVICE_ORIGIN,
      serviceId: 'service_1',
      templateIds: fromEntries(MESSAGE_KINDS.map((kind) => [kind, `custom_${kind}`])),
      publicKey: 'key',
      resumeMaxBytes: 5 * 1024 * 1024,
    }
    expect(messagesConfig(identifiers)).toEqual(service)
    const origin = 'https://messages.example.com'
    expect(config(` ${origin}/ `)).toEqual({ ...service, origin })
  })

  test('stops the build when it is half-filled, with the name that is missing', () => {
    for (const name of Object.keys(identifiers)) {
      expect(() => messagesConfig({ ...identifiers, [name]: ' ' })).toThrow(`must be too: ${name} (see`)
      expect(() => messagesConfig({ [name]: 'x' })).toThrow(`${name} set, so these must be too: NEXT_PUBLIC_EMAILJS_`)
    }
    const alone = { NEXT_PUBLIC_EMAILJS_ORIGIN: 'https://messages.example.com' }
    expect(() => messagesConfig(alone)).toThrow(Object.keys(identifiers).join(', '))
  })

  test.each(['api.emailjs.com', 'ftp://api.emailjs.com', 'https://api.emailjs.com/api', 'https://*'])(
    'refuses "%s" as an origin, by name',
    (origin) => {
      expect(() => config(origin)).toThrow(/EMAILJS_ORIGIN/)
    },
  )

  test('takes the size of a resume in megabytes', () => {
    expect(messagesConfig({ NEXT_PUBLIC_RESUME_MAX_MB: '0.5' }).resumeMaxBytes).toBe(512 * 1024)
    for (const wrong of ['0', '26', 'five'])
      expect(() => messagesConfig({ NEXT_PUBLIC_RESUME_MAX_MB: wrong })).toThrow(/RESUME_MAX_MB/)
  })
})

describe('what the SDK of EmailJS throws', () => {
  test.each([
    [451, 'Unavailable For Headless Browser'],
    [500, ''],
  ])('%i is a refusal with its text', (status, text) => {
    expect(failureOf({ status, text }, true)).toEqual({ outcome: 'rejected', status, text, waitMs: 0 })
  })

  test('a plain text is a missing key, service ID or template ID', () => {
    const text = 'The public key is required.'
    expect(failureOf(text, true)).toEqual({ outcome: 'misconfigured', text })
  })

  test.each([[{ status: 0, text: 'Network Error' }], [new TypeError('Failed to fetch')], [null], [{ status: '200' }]])(
    '%o is no answer, online or offline',
    (thrown) => {
      expect(failureOf(thrown, true)).toEqual({ outcome: 'unreachable', offline: false })
      expect(failureOf(thrown, false)).toEqual({ outcome: 'unreachable', offline: true })
    },
  )
})

test.each([
  ['42', 42_000],
  ['Sat, 21 Nov 2026 12:01:00 GMT', 60_000],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['-5', 0],
  ['soon', 0],
  [null, 0],
  // At most 15 minutes.
  ['86400', 900_000],
  ['Sun, 22 Nov 2026 12:00:00 GMT', 900_000],
])('a Retry-After of %j asks to wait for %i ms', (header, ms) => {
  expect(retryAfterMs(header, Date.parse('2026-11-21T12:00:00Z'))).toBe(ms)
})

describe('the hint about a failure', () => {
  test('is a sentence, a different one for each kind, without the words of the service', () => {
    const failures: SendFailure[] = [
      { outcome: 'unreachable', offline: true },
      { outcome: 'unreachable', offline: false },
      { outcome: 'timed-out' },
      { outcome: 'misconfigured', text: 'The public key is required.' },
      { outcome: 'rejected', status: 429, text: 'Too Many Requests', waitMs: 0 },
      { outcome: 'rejected', status: 413, text: '', waitMs: 0 },
      { outcome: 'rejected', status: 451, text: 'Unavailable For Headless Browser', waitMs: 0 },
      { outcome: 'rejected', status: 429, text: 'Too Many Requests', waitMs: 42_000 },
    ]
    const hints = failures.map((failure) => failureHint(failure, true, false))
    expect(new Set(hints).size).toBe(failures.length)
    for (const hint of hints) expect(hint).toMatch(/^[A-Z].+\.$/)
    expect(hints.join()).not.toMatch(/public key|headless|too many requests/i)
  })

  test.each([
    ['The message is larger than 8Mb', true, /smaller file/],
    ['Variables size limit. The maximum allowed variables size is 50Kb', true, /text is too long/],
    ['', false, /text is too long/],
  ])('about size (%s) speaks of a smaller file only where that is the reason', (text, withFile, hint) => {
    expect(failureHint({ outcome: 'rejected', status: 413, text, waitMs: 0 }, false, withFile)).toMatch(hint)
  })

  test('says how long to wait, and that the wait is over', () => {
    const refusal: SendFailure = { outcome: 'rejected', status: 503, text: '', waitMs: 42_000 }
    expect(failureHint(refusal, true, false)).toContain('in 42 seconds')
    expect(failureHint(refusal, false, false)).toBe('You can send it again now.')
    const durations = ['1 second', '2 seconds', '89 seconds', '2 minutes']
    expect([500, 1001, 89_000, 90_000].map(formatDuration)).toEqual(durations)
    expect([9, 61, 600].map(formatCountdown)).toEqual(['0:09', '1:01', '10:00'])
  })
})

describe('a mail link', () => {
  const parts = (text: string, title = 'A & B') => {
    const { href, isCut } = mailLink('hello@wrenhaus.example', { subject: title, body: text })
    const { pathname, searchParams } = new URL(href)
    return { href, isCut, pathname, subject: searchParams.get('subject') ?? '', body: searchParams.get('body') ?? '' }
  }

  test('has subject and body, with CRLF', () => {
    const expected = { pathname: 'hello@wrenhaus.example', subject: 'A & B', body: 'one\r\ntwo', isCut: false }
    expect(parts('one\ntwo')).toMatchObject(expected)
  })

  test.each([
    ['中', '中'.repeat(1500)],
    ['Ж', 'Ж'.repeat(1500)],
    ['🐦', '🐦'.repeat(4000)],
    ['👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦'.repeat(400)],
    ['e\u0301', 'e\u0301'.repeat(2000)],
    ['ก็', 'ก็'.repeat(900)],
    ['\r\n', '\n'.repeat(3000)],
    ['&', '&'.repeat(3000)],
    ['a', 'a'.repeat(50_000)],
    ['\u05e9\u05c1', '\u05e9\u05c1'.repeat(1000)],
    ['中', '中'.repeat(1500), '题'.repeat(120)],
    ['x', 'x\ud800'.repeat(3000)],
    ['🇩🇪', '🇩🇪'.repeat(800)],
    ['1️⃣', '1️⃣'.repeat(800)],
    ['நி', 'நி'.repeat(900)],
    ['\u1112\u1161\u11ab', '\u1112\u1161\u11ab'.repeat(800)],
  ])('with many %j has at most 2,000 characters, and is cut between two', (character, body, subject = 'A') => {
    const link = parts(body, subject)
    expect(link.href.length).toBeLessThanOrEqual(2000)
    expect(link.href.length).toBeGreaterThan(1900)
    const [text, cut] = link.body.split('\r\n\r\n[cut here: ')
    expect([link.isCut, cut]).toEqual([true, 'the whole text is in the clipboard, to be pasted]'])
    expect(text?.replaceAll(character, '')).toBe('')
    expect(subject.startsWith(link.subject)).toBe(true)
  })

  test('whose subject alone is cut says so', () => {
    const body = 'one\r\n\r\n[cut here: the whole text is in the clipboard, to be pasted]'
    expect(parts('one', '题'.repeat(120))).toMatchObject({ isCut: true, subject: '题'.repeat(66), body })
  })
})

test('the spam check asks for confirmation of automatic and repeated messages', () => {
  const person = { honeypot: '', elapsedMs: MINIMUM_MS }
  expect(sendAnywayReason(person)).toBeNull()
  expect(sendAnywayReason({ ...person, honeypot: 'https://spam.example' })).toBe('looks automatic')
  expect(sendAnywayReason({ ...person, elapsedMs: MINIMUM_MS - 1 })).toBe('looks automatic')
  expect(sendAnywayReason({ ...person, sinceDeliveredMs: 5 })).toBe('just sent')
  expect(sendAnywayReason({ ...person, sinceDeliveredMs: REPEAT_MS })).toBeNull()
  // The clock was set back.
  expect(sendAnywayReason({ ...person, sinceDeliveredMs: -5000 })).toBeNull()
})
