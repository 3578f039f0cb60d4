import { clockTime, failureHint, mailLink, spokenTime } from '@/components/forms/failure.logic.ts'
import { MINIMUM_MS, REPEAT_MS, spamCheck } from '@/components/forms/spam.logic.ts'
import { messagesConfig } from '@/lib/messages/config.ts'
import { failureOf } from '@/lib/messages/emailjs-transport.ts'
import { retryAfterMs } from '@/lib/messages/relay-transport.ts'
import type { SendFailure } from '@/lib/messages/result.ts'

const service = {
  NEXT_PUBLIC_EMAILJS_ORIGIN: 'https://api.emailjs.com',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_1',
  NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: 'template_1',
  NEXT_PUBLIC_EMAILJS_APPLICATION_TEMPLATE_ID: 'template_2',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
}

describe('the configuration of the messages', () => {
  test('needs nothing: the site takes its own messages', () => {
    expect(messagesConfig({})).toMatchObject({ origin: '', publicKey: 'local', resumeMaxBytes: 5 * 1024 * 1024 })
  })

  test('names a service completely', () => {
    expect(messagesConfig(service)).toEqual({
      origin: 'https://api.emailjs.com',
      serviceId: 'service_1',
      contactTemplateId: 'template_1',
      applicationTemplateId: 'template_2',
      publicKey: 'key',
      resumeMaxBytes: 5 * 1024 * 1024,
    })
  })

  test('has the origin of the e-mail service unless another one is named, tidied up', () => {
    const { NEXT_PUBLIC_EMAILJS_ORIGIN: _, ...identifiers } = service
    expect(messagesConfig(identifiers)).toEqual(messagesConfig(service))
    const other = { ...service, NEXT_PUBLIC_EMAILJS_ORIGIN: ' https://messages.example.com/ ' }
    expect(messagesConfig(other)).toEqual({ ...messagesConfig(service), origin: 'https://messages.example.com' })
  })

  test.each(Object.keys(service).filter((name) => name !== 'NEXT_PUBLIC_EMAILJS_ORIGIN'))(
    'a half-filled one stops the build with the name that is missing: %s',
    (name) => {
      for (const nothing of ['', ' ', undefined]) {
        expect(() => messagesConfig({ ...service, [name]: nothing })).toThrow(`must be too: ${name} (see`)
      }
      expect(() => messagesConfig({ [name]: 'x' })).toThrow(`${name} set, so these must be too: NEXT_PUBLIC_EMAILJS_`)
    },
  )

  test('an origin alone is half of one', () => {
    const missing = Object.keys(service).filter((name) => name !== 'NEXT_PUBLIC_EMAILJS_ORIGIN')
    const alone = { NEXT_PUBLIC_EMAILJS_ORIGIN: 'https://messages.example.com' }
    expect(() => messagesConfig(alone)).toThrow(missing.join(', '))
  })

  test.each(['api.emailjs.com', 'ftp://api.emailjs.com', 'https://api.emailjs.com/api', 'nonsense'])(
    'refuses "%s" as an origin, by name',
    (origin) => {
      expect(() => messagesConfig({ ...service, NEXT_PUBLIC_EMAILJS_ORIGIN: origin })).toThrow(/EMAILJS_ORIGIN/)
    },
  )

  test('takes the size of a resume in megabytes', () => {
    expect(messagesConfig({ NEXT_PUBLIC_RESUME_MAX_MB: '0.5' }).resumeMaxBytes).toBe(512 * 1024)
    for (const wrong of ['0', '-1', '26', 'five', 'NaN']) {
      expect(() => messagesConfig({ NEXT_PUBLIC_RESUME_MAX_MB: wrong })).toThrow(/RESUME_MAX_MB/)
    }
  })
})

describe('what the SDK of EmailJS throws', () => {
  test.each([
    [451, 'Unavailable For Headless Browser'],
    [403, 'Forbidden'],
    [429, 'Too Many Requests'],
    [500, ''],
  ])('%i is a refusal with its text', (status, text) => {
    expect(failureOf({ status, text }, true)).toEqual({ outcome: 'rejected', status, text, waitMs: 0 })
  })

  test('a plain text is a missing key, service ID or template ID', () => {
    const text = 'The public key is required.'
    expect(failureOf(text, true)).toEqual({ outcome: 'misconfigured', text })
  })

  test.each([
    [{ status: 0, text: 'Network Error' }],
    [new TypeError('Failed to fetch')],
    [new DOMException('Access is denied for this document.', 'SecurityError')],
    [undefined],
    [null],
    [{}],
    [{ status: '200' }],
  ])('%o is no answer, online or offline', (thrown) => {
    expect(failureOf(thrown, true)).toEqual({ outcome: 'unreachable', offline: false })
    expect(failureOf(thrown, false)).toEqual({ outcome: 'unreachable', offline: true })
  })
})

describe('the time that a Retry-After header asks to wait', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')

  test.each([
    ['42', 42_000],
    [' 1 ', 1000],
    ['Sat, 21 Nov 2026 12:01:00 GMT', 60_000],
    ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
    ['0', 0],
    ['-5', 0],
    ['soon', 0],
    ['', 0],
    [null, 0],
  ])('%j is %i ms', (header, ms) => {
    expect(retryAfterMs(header, now)).toBe(ms)
  })

  test('is at most 15 minutes', () => {
    for (const header of ['86400', 'Sun, 22 Nov 2026 12:00:00 GMT']) expect(retryAfterMs(header, now)).toBe(900_000)
  })
})

describe('what a visitor is told about a failure', () => {
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

  test('is a sentence, a different one for each kind, without the words of the service', () => {
    const hints = failures.map((failure) => failureHint(failure, true))
    expect(new Set(hints).size).toBe(failures.length)
    for (const hint of hints) expect(hint).toMatch(/^[A-Z].+\.$/)
    expect(hints.join()).not.toMatch(/public key|headless|too many requests/i)
  })

  test('says how long to wait, and that the wait is over', () => {
    const refusal: SendFailure = { outcome: 'rejected', status: 503, text: '', waitMs: 42_000 }
    expect(failureHint(refusal, true)).toContain('in 42 seconds')
    expect(failureHint(refusal, false)).toBe('You can send it again now.')
    expect([500, 1000, 1001, 89_000, 90_000, 121_000].map(spokenTime)).toEqual([
      '1 second',
      '1 second',
      '2 seconds',
      '89 seconds',
      '2 minutes',
      '3 minutes',
    ])
    expect([0, 9, 61, 600].map(clockTime)).toEqual(['0:00', '0:09', '1:01', '10:00'])
  })
})

describe('a mail link', () => {
  test('carries subject and text, with the line ends of mail', () => {
    const link = new URL(mailLink('hello@wrenhaus.example', { subject: 'A & B', body: 'one\ntwo' }, 'Copy message'))
    expect(link.pathname).toBe('hello@wrenhaus.example')
    expect(link.searchParams.get('subject')).toBe('A & B')
    expect(link.searchParams.get('body')).toBe('one\r\ntwo')
  })

  test('is cut before mail programs refuse it, and says so', () => {
    const body =
      new URL(mailLink('a@b.c', { subject: '', body: '🐦'.repeat(4000) }, 'Copy application')).searchParams.get(
        'body',
      ) ?? ''
    expect(Array.from(body).filter((letter) => letter === '🐦')).toHaveLength(1500)
    expect(body).toContain('"Copy application"')
  })
})

describe('the spam check asks for confirmation', () => {
  const person = { honeypot: '', elapsedMs: 60_000 }

  test('when the honeypot is filled in or nobody could have typed so fast', () => {
    expect(spamCheck(person)).toBeNull()
    expect(spamCheck({ ...person, honeypot: 'https://spam.example' })).toBe('looks automatic')
    expect(spamCheck({ ...person, elapsedMs: MINIMUM_MS - 1 })).toBe('looks automatic')
    expect(spamCheck({ ...person, elapsedMs: MINIMUM_MS })).toBeNull()
  })

  test('when another one was delivered just now; not after the clock was set back', () => {
    expect(spamCheck({ ...person, sinceDeliveredMs: 5 })).toBe('just sent')
    expect(spamCheck({ ...person, sinceDeliveredMs: REPEAT_MS })).toBeNull()
    expect(spamCheck({ ...person, sinceDeliveredMs: -5000 })).toBeNull()
  })
})
