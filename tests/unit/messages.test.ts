import { failureHint, mailLink } from '@/components/forms/failure.logic.ts'
import { MINIMUM_MS, REPEAT_MS, suspicion } from '@/components/forms/spam.logic.ts'
import { messagesConfig } from '@/lib/messages/config.ts'
import { failureOf, type SendFailure, TimeLimitError } from '@/lib/messages/result.ts'

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

  test('says every identifier that a service lacks', () => {
    const half = { NEXT_PUBLIC_EMAILJS_ORIGIN: 'https://api.emailjs.com', NEXT_PUBLIC_EMAILJS_SERVICE_ID: ' ' }
    for (const name of ['SERVICE_ID', 'CONTACT_TEMPLATE_ID', 'APPLICATION_TEMPLATE_ID', 'PUBLIC_KEY']) {
      expect(() => messagesConfig(half)).toThrow(`NEXT_PUBLIC_EMAILJS_${name}`)
    }
  })

  test.each(['api.emailjs.com', 'ftp://api.emailjs.com', 'https://api.emailjs.com/api', 'nonsense'])(
    'refuses "%s" as an origin, by name',
    (origin) => {
      expect(() => messagesConfig({ ...service, NEXT_PUBLIC_EMAILJS_ORIGIN: origin })).toThrow(/EMAILJS_ORIGIN/)
    },
  )

  test('forgives a slash and spaces around an origin', () => {
    expect(messagesConfig({ ...service, NEXT_PUBLIC_EMAILJS_ORIGIN: ' https://api.emailjs.com/ ' }).origin).toBe(
      'https://api.emailjs.com',
    )
  })

  test('takes the size of a resume in megabytes', () => {
    expect(messagesConfig({ NEXT_PUBLIC_RESUME_MAX_MB: '0.5' }).resumeMaxBytes).toBe(512 * 1024)
    for (const wrong of ['0', '-1', '26', 'five', 'NaN']) {
      expect(() => messagesConfig({ NEXT_PUBLIC_RESUME_MAX_MB: wrong })).toThrow(/RESUME_MAX_MB/)
    }
  })
})

describe('what the e-mail library throws', () => {
  test.each([
    [451, 'Unavailable For Headless Browser'],
    [403, 'Forbidden'],
    [429, 'Too Many Requests'],
    [500, ''],
  ])('%i is a refusal with its text', (status, text) => {
    expect(failureOf({ status, text }, true)).toEqual({ outcome: 'rejected', status, text })
  })

  test('0 is no answer: a network error, online or offline', () => {
    expect(failureOf({ status: 0, text: 'Network Error' }, true)).toEqual({ outcome: 'unreachable', offline: false })
    expect(failureOf(new TypeError('Failed to fetch'), false)).toEqual({ outcome: 'unreachable', offline: true })
  })

  test('a plain text is a missing key, service ID or template ID', () => {
    const text = 'The public key is required.'
    expect(failureOf(text, true)).toEqual({ outcome: 'misconfigured', text })
  })

  test('our own clock is told from all others', () => {
    expect(failureOf(new TimeLimitError(), true)).toEqual({ outcome: 'timed-out' })
  })

  test.each([[undefined], [null], [42], [{}], [{ status: '200' }], [[]]])('%o is never a success', (thrown) => {
    expect(failureOf(thrown, true).outcome).toBe('unreachable')
  })
})

describe('what a visitor is told about a failure', () => {
  const failures: SendFailure[] = [
    { outcome: 'unreachable', offline: true },
    { outcome: 'unreachable', offline: false },
    { outcome: 'timed-out' },
    { outcome: 'misconfigured', text: 'The public key is required.' },
    { outcome: 'rejected', status: 429, text: 'Too Many Requests' },
    { outcome: 'rejected', status: 413, text: '' },
    { outcome: 'rejected', status: 451, text: 'Unavailable For Headless Browser' },
  ]

  test('is a sentence, a different one for each kind, without the words of the service', () => {
    const hints = failures.map(failureHint)
    expect(new Set(hints).size).toBe(failures.length)
    for (const hint of hints) expect(hint).toMatch(/^[A-Z].+\.$/)
    expect(hints.join()).not.toMatch(/public key|headless|too many requests/i)
  })
})

describe('a mail link', () => {
  test('carries subject and text, with the line ends of mail', () => {
    const link = new URL(mailLink('hello@wrenhaus.example', { subject: 'A & B', body: 'one\ntwo' }))
    expect(link.pathname).toBe('hello@wrenhaus.example')
    expect(link.searchParams.get('subject')).toBe('A & B')
    expect(link.searchParams.get('body')).toBe('one\r\ntwo')
  })

  test('is cut before mail programs refuse it, and says so', () => {
    const body = new URL(mailLink('a@b.c', { subject: '', body: '🐦'.repeat(4000) })).searchParams.get('body') ?? ''
    expect(Array.from(body).filter((letter) => letter === '🐦')).toHaveLength(1500)
    expect(body).toMatch(/Copy message/)
  })
})

describe('a message is suspect', () => {
  const person = { trap: '', elapsedMs: 60_000 }

  test('when the hidden field is filled in or nobody could have typed so fast', () => {
    expect(suspicion(person)).toBeNull()
    expect(suspicion({ ...person, trap: 'https://spam.example' })).toBe('looks automatic')
    expect(suspicion({ ...person, elapsedMs: MINIMUM_MS - 1 })).toBe('looks automatic')
    expect(suspicion({ ...person, elapsedMs: MINIMUM_MS })).toBeNull()
  })

  test('when another one was delivered just now; a clock set back accuses nobody', () => {
    expect(suspicion({ ...person, sinceDeliveredMs: 5 })).toBe('just sent')
    expect(suspicion({ ...person, sinceDeliveredMs: REPEAT_MS })).toBeNull()
    expect(suspicion({ ...person, sinceDeliveredMs: -5000 })).toBeNull()
  })
})
