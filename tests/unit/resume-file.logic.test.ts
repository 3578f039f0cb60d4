import { checkResume } from '@/components/forms/resume-file.logic.ts'

const MB = 1024 * 1024
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const utf16 = (text: string) => [...text].join('\0')
const PDF = '%PDF-1.7\n/Encrypt 9 0 R\n%%EOF\n'
const OLE = `\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${'\0'.repeat(504)}`
const DOC = OLE + utf16('WordDocument')
/** [MS-DOC] 2.5.2: the header, whose twelfth byte has the flag fEncrypted, in a sector of 512 bytes. */
const header = (flags: string) =>
  `${OLE}\xec\xa5\xc1${'\0'.repeat(8)}${flags}${'\0'.repeat(500)}${utf16('WordDocument')}`
const DOCX = 'PK\x03\x04[Content_Types].xml word/document.xml PK\x05\x06'

const check = (name: string, content: string) => checkResume(new File([bytes(content)], name), 5 * MB)

test.each([
  ['cv.docx', DOCX.replace('/', '\\'), 'cv.docx'],
  ...['{\\rtf1 Ada}', header('\x12')].map((content) => ['cv.doc', content, 'cv.doc']),
  // The content decides; the name is made to match it.
  ['document', PDF, 'document.pdf'],
  ['cv.pdf ', PDF, 'cv.pdf'],
  ['primary:1234', DOC, 'primary 1234.doc'],
  ['cv.docx', DOC, 'cv.doc'],
  ['cv\u0001\r\n\u202efdp.pdf', PDF, 'cv fdp.pdf'],
  ['a/b\\c"d.pdf', PDF, 'a b c d.pdf'],
  [`${'长'.repeat(255)}.pdf`, PDF, `${'长'.repeat(96)}.pdf`],
  ['\u200b.pdf', PDF, 'resume.pdf'],
  ['می\u200cخواهم s\u00adv\u2060.pdf', PDF, 'می\u200cخواهم sv.pdf'],
  ['Con.pdf', PDF, 'resumeCon.pdf'],
  // Android may give no name.
  ['', PDF, 'resume.pdf'],
  // Word embeds tables; a header may follow other bytes, up to a kilobyte.
  ['cv.docx', `${DOCX}xl/workbook.xml`, 'cv.docx'],
  ['cv.pdf', `${'\0'.repeat(1024)}${PDF}`, 'cv.pdf'],
])('%j with this content is sent as %j', async (name, content, sent) => {
  const result = await check(name, content)
  expect(result).toEqual({ error: null, file: expect.objectContaining({ name: sent }) })
  expect(result.error === null && Buffer.from(await result.file.arrayBuffer()).toString('latin1')).toBe(content)
})

test.each([
  ['', '', 'Please attach your resume'],
  ['cv.pdf', '', /empty/],
  ['cv.docx', OLE + utf16('EncryptedPackage'), /protected by a password/],
  ['cv.doc', header('\x13'), /protected by a password/],
  ['cv.pdf', PDF.slice(0, 20), /ends in the middle/],
  ['cv.docx', DOCX.slice(0, 40), /ends in the middle/],
  ['cv.doc', OLE + utf16('Workbook'), /not really a DOC file/],
  ['cv.docx', 'PK\x03\x04Index/Document.iwa', /not really a DOCX/],
  ['cv.pdf', DOCX.replace('word', 'none'), /not really a PDF/],
  ['cv.pdf', `${'\0'.repeat(1025)}${PDF}`, /not really a PDF/],
  ['cv.docx', 'PK\x03\x04[Content_Types].xml xl/workbook.xml', /not really a DOCX/],
  ['cv.zip', `PK\x03\x04my word/cv.pdf${PDF}`, /PDF, DOC or DOCX/],
  ['cv.dotx', DOCX, /PDF, DOC or DOCX/],
  ['cv.docx', `${DOCX}word/vbaProject.bin`, /not really a DOCX/],
  ['cv.constructor', 'Ada', /PDF, DOC or DOCX/],
])('%j with this content is refused', async (name, content, error) => {
  expect(await check(name, content)).toEqual({ error: expect.stringMatching(error) })
})

test('a file over the limit and one that can no longer be read are told apart', async () => {
  const message = 'That file is 5.1 MB. Please attach a resume of at most 5 MB'
  expect(await checkResume(new File([new Uint8Array(5 * MB + 1)], 'cv.pdf'), 5 * MB)).toEqual({ error: message })
  const gone = new File([], 'cv.pdf')
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'))
  expect(await checkResume(gone, 5 * MB)).toEqual({ error: expect.stringContaining('can no longer be read') })
})
