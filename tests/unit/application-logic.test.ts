import {
  APPLICATION_FAILURE,
  APPLICATION_SUCCESS,
  applicationAsMail,
  applicationErrors,
  megabytes,
  RESUME_TYPES,
  resumeProblem,
} from '@/components/forms/application.logic.ts'

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

const whole = { full_name: 'Ada', email: 'ada@example.org', location: 'remote' }

test('the texts are those of the specification', () => {
  expect(APPLICATION_SUCCESS).toBe('Application Submitted!')
  expect(APPLICATION_FAILURE).toBe('There was an error submitting your application. Please try again.')
})

describe('the application form', () => {
  test('requires full name, email, location and resume', () => {
    expect(Object.keys(applicationErrors(new FormData(), resumeProblem({ name: '', size: 0, head: PDF }, MB)))).toEqual(
      ['full_name', 'email', 'location', 'resume'],
    )
  })

  test('asks for nothing else', () => {
    expect(applicationErrors(data(whole), null)).toEqual({})
  })

  test('takes the two locations and no other', () => {
    expect(applicationErrors(data({ ...whole, location: 'lahore' }), null)).toEqual({})
    expect(Object.keys(applicationErrors(data({ ...whole, location: 'mars' }), null))).toEqual(['location'])
  })

  test.each(['github_url', 'linkedin_url'])('%s must be a web address, or empty', (field) => {
    for (const good of ['', '  ', 'https://github.com/ada', 'http://localhost:1/x']) {
      expect(applicationErrors(data({ ...whole, [field]: good }), null)).toEqual({})
    }
    for (const bad of ['github.com/ada', 'ada', 'javascript:alert(1)', 'mailto:a@b.c', 'https://']) {
      expect(Object.keys(applicationErrors(data({ ...whole, [field]: bad }), null))).toEqual([field])
    }
  })
})

describe('a resume', () => {
  test('may be a .pdf, .doc or .docx', () => {
    expect(RESUME_TYPES).toBe('.pdf,.doc,.docx')
    expect(resumeProblem({ name: 'cv.pdf', size: 9, head: PDF }, MB)).toBeNull()
    expect(resumeProblem({ name: 'Ada.Lovelace.DOC', size: 9, head: DOC }, MB)).toBeNull()
    expect(resumeProblem({ name: 'cv.docx', size: 9, head: DOCX }, MB)).toBeNull()
  })

  test.each(['cv.txt', 'cv.pdf.exe', 'cv', 'pdf', 'cv.pages', 'cv.'])('may not be called %s', (name) => {
    expect(resumeProblem({ name, size: 9, head: PDF }, MB)).toMatch(/PDF, DOC or DOCX/)
  })

  test('must be what its name says', () => {
    expect(resumeProblem({ name: 'cv.pdf', size: 9, head: DOCX }, MB)).toMatch(/not really a PDF/)
    expect(resumeProblem({ name: 'cv.doc', size: 9, head: PDF }, MB)).toMatch(/not really a DOC/)
    expect(resumeProblem({ name: 'cv.docx', size: 2, head: bytes('PK') }, MB)).toMatch(/not really a DOCX/)
  })

  test('may carry a little before the header of its PDF, but not more', () => {
    const at = (offset: number) => new Uint8Array([...new Uint8Array(offset), ...PDF])
    expect(resumeProblem({ name: 'cv.pdf', size: 9, head: at(1000) }, MB)).toBeNull()
    expect(resumeProblem({ name: 'cv.pdf', size: 9, head: at(1025) }, MB)).toMatch(/not really/)
  })

  test('must not be missing, empty or too large, and the limit itself is allowed', () => {
    expect(resumeProblem({ name: '', size: 0, head: PDF }, MB)).toBe('Please attach your resume')
    expect(resumeProblem({ name: 'cv.pdf', size: 0, head: new Uint8Array() }, MB)).toMatch(/empty/)
    expect(resumeProblem({ name: 'cv.pdf', size: 5 * MB, head: PDF }, 5 * MB)).toBeNull()
    expect(resumeProblem({ name: 'cv.pdf', size: 5 * MB + 1, head: PDF }, 5 * MB)).toBe(
      'That file is 5.1 MB. Please attach a resume of at most 5 MB',
    )
  })

  test('a size is rounded up', () => {
    expect(megabytes(MB)).toBe('1')
    expect(megabytes(MB + 1)).toBe('1.1')
  })
})

test('an application can be taken along as mail, which says that the resume is to be attached', () => {
  const mail = applicationAsMail(data({ ...whole, job_title: 'DevOps Engineer', cover_letter: 'Dear Wren' }))
  expect(mail.subject).toBe('Application: DevOps Engineer')
  expect(mail.body).toContain('Name: Ada\nE-mail: ada@example.org\nLocation: remote\n\nDear Wren')
  expect(mail.body).toMatch(/attach your resume/)
  expect(mail.body).not.toContain('GitHub')
})
