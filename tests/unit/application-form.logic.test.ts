import { applicationAsMail, applicationErrors } from '@/components/forms/application-form.logic.ts'

function data(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const valid = { full_name: 'Ada', email: 'ada@example.org', location: 'remote' }
const errorsOf = (fields: Record<string, string>) => Object.keys(applicationErrors(data(fields), null))

test('a location must be chosen', () => {
  expect(errorsOf(valid)).toEqual([])
  expect(errorsOf({ ...valid, location: '' })).toEqual(['location'])
})

test.each([
  ['linkedin.com/in/ada', 'https://linkedin.com/in/ada'],
  [' www.linkedin.com/in/ada ', 'https://www.linkedin.com/in/ada'],
  ['//github.com/ada', 'https://github.com/ada'],
  ['github.com', 'https://github.com'],
  ['bücher.example/ö?x=1', 'https://bücher.example/ö?x=1'],
  ['http://localhost:1/x', 'http://localhost:1/x'],
  ['https://github.com/ada', 'https://github.com/ada'],
  ['', ''],
])('the link %j is sent as %j', (typed, sent) => {
  const form = data({ ...valid, github_url: typed, linkedin_url: typed })
  expect(applicationErrors(form, null)).toEqual({})
  expect([form.get('github_url'), form.get('linkedin_url')]).toEqual([sent, sent])
})

test.each([
  'ada',
  '@ada',
  'javascript:alert(1)',
  'mailto:a@b.example',
  'ada@github.com',
  'https://',
  'ftp://a.example',
])('%j is no link', (typed) =>
  expect(errorsOf({ ...valid, github_url: typed, linkedin_url: typed })).toEqual(['github_url', 'linkedin_url']),
)

test.each([
  ['a'.repeat(60_000), '60,000 characters. Please shorten it to at most 50,'],
  ['中'.repeat(20_000), '20,000 characters. Please shorten it to at most 16,'],
])('a cover letter over the limit is named, with what is possible', (cover_letter, said) => {
  const { cover_letter: error } = applicationErrors(data({ ...valid, cover_letter }), null)
  expect(error).toContain(`Your cover letter has ${said}`)
  expect(errorsOf({ ...valid, cover_letter: cover_letter.slice(0, 16_000) })).toEqual([])
})

test('the address is sent without what was pasted along with it', () => {
  const form = data({ ...valid, email: 'mailto:ada\u200b@example.org' })
  expect(applicationErrors(form, null)).toEqual({})
  expect(form.get('email')).toBe('ada@example.org')
})

test('a wrong link is told with the name of its site', () => {
  expect(applicationErrors(data({ ...valid, github_url: 'ada', linkedin_url: 'ada' }), null)).toEqual({
    github_url: 'Please enter the whole link to your GitHub page, beginning with https://',
    linkedin_url: 'Please enter the whole link to your LinkedIn page, beginning with https://',
  })
})

test('an application as email asks to attach the resume', () => {
  const mail = applicationAsMail(data({ ...valid, job_title: 'DevOps Engineer', cover_letter: 'Dear Wren' }))
  expect(mail.subject).toBe('Application: DevOps Engineer')
  expect(mail.body).toContain('Name: Ada\nEmail: ada@example.org\nLocation: remote\n\nDear Wren')
  // First, so that a mail that is cut still says it.
  expect(mail.body).toMatch(/^\(Please attach your resume to this mail\.\)\n\nName: Ada/)
  expect(mail.body).not.toContain('GitHub')
})
