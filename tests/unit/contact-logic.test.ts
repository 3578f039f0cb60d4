import {
  contactAsMail,
  contactErrors,
  looksLikeEmail,
  subjectFromSearch,
} from '@/components/forms/contact-form.logic.ts'

function data(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const whole = { name: 'Ada', email: 'ada@example.org', subject: 'A site', message: 'Hello' }

test('phone and company are optional, everything else must be more than spaces', () => {
  expect(contactErrors(data(whole))).toEqual({})
  for (const field of ['name', 'subject', 'message'])
    expect(Object.keys(contactErrors(data({ ...whole, [field]: ' \n\t ' })))).toEqual([field])
})

test.each(['ada@example.org', ' ada@example.org ', "o'neill+wren@mail.example.co.uk", 'käthe@bücher.example'])(
  '"%s" looks like an address',
  (address) => {
    expect(looksLikeEmail(address)).toBe(true)
  },
)

test.each(['', 'ada@', '@example.org', 'ada@example', 'ada@.org', 'a b@example.org', 'a@b@c.org', 'a@b..c'])(
  '"%s" does not look like an address',
  (address) => {
    expect(looksLikeEmail(address)).toBe(false)
  },
)

test('a very long address is judged at once', () => {
  const started = performance.now()
  looksLikeEmail(`${'a.'.repeat(50_000)}@${'b.'.repeat(50_000)}`)
  expect(performance.now() - started).toBeLessThan(500)
})

test.each([
  ['?subject=A%20new%20site', 'A new site'],
  ['?subject=', ''],
  ['?subject=one%0Atwo%0D%0Athree', 'one two three'],
  ['?subject=%E2%80%AEevil', 'evil'],
])('the query "%s" proposes the subject "%s"', (search, subject) => {
  expect(subjectFromSearch(search)).toBe(subject)
})

test('a proposed subject is cut between characters, never inside one', () => {
  const proposed = subjectFromSearch(`?subject=${encodeURIComponent('🐦'.repeat(500))}`)
  expect(proposed).toBe('🐦'.repeat(120))
})

test('a message can be taken along as mail, without gaps for what was left empty', () => {
  expect(contactAsMail(data(whole))).toEqual({ subject: 'A site', body: 'Hello\n\nAda\nada@example.org' })
  const { body } = contactAsMail(data({ ...whole, company: 'Engines', phone: '+44 20' }))
  expect(body).toBe('Hello\n\nAda\nEngines\nada@example.org\n+44 20')
})
