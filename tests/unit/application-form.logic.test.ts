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

test.each(['github_url', 'linkedin_url'])('%s must be an HTTP URL or empty', (field) => {
  for (const good of ['', '  ', 'https://github.com/ada', 'http://localhost:1/x'])
    expect(errorsOf({ ...valid, [field]: good })).toEqual([])
  for (const bad of ['github.com/ada', 'javascript:alert(1)', 'mailto:a@b.c', 'https://'])
    expect(errorsOf({ ...valid, [field]: bad })).toEqual([field])
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
