import { resumeError } from '@/components/forms/resume-file.logic.ts'

const MB = 1024 * 1024
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const PDF = bytes('%PDF-1.7\n')
const DOC = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)
const DOCX = bytes('PK\x03\x04')

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
