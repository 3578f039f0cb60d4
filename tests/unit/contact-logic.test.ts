import {
  CONTACT_FAILURE,
  CONTACT_SUCCESS,
  contactAsMail,
  contactErrors,
  looksLikeEmail,
  proposedSubject,
} from '@/components/forms/contact.logic.ts'

function data(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const whole = { name: 'Ada', email: 'ada@example.org', subject: 'A site', message: 'Hello' }

test('the texts are those of the specification', () => {
  expect(CONTACT_SUCCESS).toBe("Thank you for your message! We'll get back to you shortly.")
  expect(CONTACT_FAILURE).toBe('Sorry, there was an error sending your message. Please try again later.')
})

test('an empty form has four errors, in the order of the form', () => {
  expect(Object.entries(contactErrors(new FormData()))).toEqual([
    ['name', 'Please enter your name'],
    ['email', 'Please enter a valid email address'],
    ['subject', 'Please enter a subject'],
    ['message', 'Please enter your message'],
  ])
})

test('a whole form has none; phone and company are optional', () => {
  expect(contactErrors(data(whole))).toEqual({})
  expect(contactErrors(data({ ...whole, phone: '', company: '' }))).toEqual({})
})

test.each(['name', 'subject', 'message'])('%s must be more than spaces', (field) => {
  expect(Object.keys(contactErrors(data({ ...whole, [field]: ' \n\t ' })))).toEqual([field])
})

test.each([
  'ada@example.org',
  ' ada@example.org ',
  "o'neill+wren@mail.example.co.uk",
  'käthe@bücher.example',
  '1@2.io',
])('"%s" looks like an address', (address) => {
  expect(looksLikeEmail(address)).toBe(true)
})

test.each([
  '',
  'ada',
  'ada@',
  '@example.org',
  'ada@example',
  'ada@example.',
  'ada@.org',
  'a b@example.org',
  'a@b@c.org',
  'a@b..c',
])('"%s" does not look like an address', (address) => {
  expect(looksLikeEmail(address)).toBe(false)
})

test('a very long address is judged at once', () => {
  const started = performance.now()
  looksLikeEmail(`${'a.'.repeat(50_000)}@${'b.'.repeat(50_000)}`)
  expect(performance.now() - started).toBeLessThan(500)
})

test.each([
  ['?subject=A%20new%20site', 'A new site'],
  ['', ''],
  ['?subject=', ''],
  ['?subject=one%0Atwo%0D%0Athree', 'one two three'],
  ['?subject=%E2%80%AEevil', 'evil'],
])('the query "%s" proposes the subject "%s"', (search, subject) => {
  expect(proposedSubject(search)).toBe(subject)
})

test('a proposed subject is cut between characters, never inside one', () => {
  const proposed = proposedSubject(`?subject=${encodeURIComponent('🐦'.repeat(500))}`)
  expect(Array.from(proposed)).toHaveLength(120)
  expect(proposed).not.toMatch(/[\ud800-\udbff]$/)
})

test('a message can be taken along as mail, without gaps for what was left empty', () => {
  expect(contactAsMail(data(whole))).toEqual({ subject: 'A site', body: 'Hello\n\nAda\nada@example.org' })
  expect(contactAsMail(data({ ...whole, company: 'Engines', phone: '+44 20' })).body).toBe(
    'Hello\n\nAda\nEngines\nada@example.org\n+44 20',
  )
})
