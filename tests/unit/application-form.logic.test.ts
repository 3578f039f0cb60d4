import { applicationAsMail, applicationErrors, resumeError } from '@/components/forms/application-form.logic.ts'

const MB = 1024 * 1024
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const PDF = bytes('%PDF-1.7\n')
const DOC = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)
const DOCX = bytes('PK\x03\x04')

function data(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const valid = { full_name: 'Ada', email: 'ada@example.org', location: 'remote' }
const errorsOf = (fields: Record<string, string>) => Object.keys(applicationErrors(data(fields), null))

test('the location must be one of the two options', () => {
  expect(errorsOf(valid)).toEqual([])
  expect(errorsOf({ ...valid, location: 'lahore' })).toEqual([])
  expect(errorsOf({ ...valid, location: 'mars' })).toEqual(['location'])
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

describe('a resume', () => {
  const error = (name: string, head: Uint8Array, size = 9) => resumeError({ name, size, head }, 5 * MB)

  test('must be a .pdf, .doc or .docx with the signature of its type', () => {
    expect(error('cv.pdf', PDF)).toBeNull()
    expect(error('Ada.Lovelace.DOC', DOC)).toBeNull()
    expect(error('cv.docx', DOCX)).toBeNull()
    for (const name of ['cv.txt', 'cv.pdf.exe', 'pdf', 'cv.']) expect(error(name, PDF)).toMatch(/PDF, DOC or DOCX/)
    expect(error('cv.pdf', DOCX)).toMatch(/not really a PDF/)
    expect(error('cv.doc', PDF)).toMatch(/not really a DOC/)
    expect(error('cv.docx', bytes('PK'))).toMatch(/not really a DOCX/)
  })

  test('may have up to 1024 bytes before its PDF header', () => {
    const at = (offset: number) => new Uint8Array([...new Uint8Array(offset), ...PDF])
    expect(error('cv.pdf', at(1000))).toBeNull()
    expect(error('cv.pdf', at(1025))).toMatch(/not really/)
  })

  test('must not be missing, empty or larger than the limit', () => {
    expect(error('', PDF, 0)).toBe('Please attach your resume')
    expect(error('cv.pdf', new Uint8Array(), 0)).toMatch(/empty/)
    expect(error('cv.pdf', PDF, 5 * MB)).toBeNull()
    const message = 'That file is 5.1 MB. Please attach a resume of at most 5 MB'
    expect(error('cv.pdf', PDF, 5 * MB + 1)).toBe(message)
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
