import { applicationAsMail, applicationErrors, resumeProblem } from '@/components/forms/application-form.logic.ts'

const MB = 1024 * 1024
const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const PDF = bytes('%PDF-1.7\n')
const DOC = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)
const DOCX = bytes('PK\x03\x04')

function data(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const valid = { full_name: 'Ada', email: 'ada@example.org', location: 'remote' }
const invalidFields = (fields: Record<string, string>) => Object.keys(applicationErrors(data(fields), null))

test('only the two locations are valid', () => {
  expect(invalidFields(valid)).toEqual([])
  expect(invalidFields({ ...valid, location: 'lahore' })).toEqual([])
  expect(invalidFields({ ...valid, location: 'mars' })).toEqual(['location'])
})

test.each(['github_url', 'linkedin_url'])('%s must be a URL or empty', (field) => {
  for (const good of ['', '  ', 'https://github.com/ada', 'http://localhost:1/x'])
    expect(invalidFields({ ...valid, [field]: good })).toEqual([])
  for (const bad of ['github.com/ada', 'javascript:alert(1)', 'mailto:a@b.c', 'https://'])
    expect(invalidFields({ ...valid, [field]: bad })).toEqual([field])
})

describe('a resume', () => {
  const problem = (name: string, head: Uint8Array, size = 9) => resumeProblem({ name, size, head }, 5 * MB)

  test('must be a .pdf, .doc or .docx with matching content', () => {
    expect(problem('cv.pdf', PDF)).toBeNull()
    expect(problem('Ada.Lovelace.DOC', DOC)).toBeNull()
    expect(problem('cv.docx', DOCX)).toBeNull()
    for (const name of ['cv.txt', 'cv.pdf.exe', 'pdf', 'cv.']) expect(problem(name, PDF)).toMatch(/PDF, DOC or DOCX/)
    expect(problem('cv.pdf', DOCX)).toMatch(/not really a PDF/)
    expect(problem('cv.doc', PDF)).toMatch(/not really a DOC/)
    expect(problem('cv.docx', bytes('PK'))).toMatch(/not really a DOCX/)
  })

  test('may have up to 1024 bytes before the PDF header', () => {
    const at = (offset: number) => new Uint8Array([...new Uint8Array(offset), ...PDF])
    expect(problem('cv.pdf', at(1000))).toBeNull()
    expect(problem('cv.pdf', at(1025))).toMatch(/not really/)
  })

  test('must not be missing, empty or too large', () => {
    expect(problem('', PDF, 0)).toBe('Please attach your resume')
    expect(problem('cv.pdf', new Uint8Array(), 0)).toMatch(/empty/)
    expect(problem('cv.pdf', PDF, 5 * MB)).toBeNull()
    const message = 'That file is 5.1 MB. Please attach a resume of at most 5 MB'
    expect(problem('cv.pdf', PDF, 5 * MB + 1)).toBe(message)
  })
})

test('an application as mail asks to attach the resume', () => {
  const mail = applicationAsMail(data({ ...valid, job_title: 'DevOps Engineer', cover_letter: 'Dear Wren' }))
  expect(mail.subject).toBe('Application: DevOps Engineer')
  expect(mail.body).toContain('Name: Ada\nE-mail: ada@example.org\nLocation: remote\n\nDear Wren')
  expect(mail.body).toMatch(/attach your resume/)
  expect(mail.body).not.toContain('GitHub')
})
