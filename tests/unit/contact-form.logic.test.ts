import { contactAsMail, contactErrors, subjectFromSearch } from '@/components/forms/contact-form.logic.ts'

function data(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const valid = { name: 'Ada', email: 'ada@example.org', subject: 'A site', message: 'Hello' }

test('phone and company are optional, the other fields must not be blank', () => {
  expect(contactErrors(data(valid))).toEqual({})
  for (const field of ['name', 'subject', 'message'])
    expect(Object.keys(contactErrors(data({ ...valid, [field]: ' \n\t ' })))).toEqual([field])
})

test.each([
  ['?subject=A%20new%20site', 'A new site'],
  ['?subject=', ''],
  ['?subject=one%0Atwo%0D%0Athree', 'one two three'],
  ['?subject=%E2%80%AEevil', 'evil'],
])('the subject of the query "%s" is "%s"', (search, subject) => {
  expect(subjectFromSearch(search)).toBe(subject)
})

test('a long subject is cut between characters, not inside a surrogate pair', () => {
  const subject = subjectFromSearch(`?subject=${encodeURIComponent('🐦'.repeat(500))}`)
  expect(subject).toBe('🐦'.repeat(120))
})

test('a message as email has no lines for empty fields', () => {
  expect(contactAsMail(data(valid))).toEqual({ subject: 'A site', body: 'Hello\n\nAda\nada@example.org' })
  const { body } = contactAsMail(data({ ...valid, company: 'Engines', phone: '+44 20' }))
  expect(body).toBe('Hello\n\nAda\nEngines\nada@example.org\n+44 20')
})
