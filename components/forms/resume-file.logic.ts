import { isDeviceName } from '@/lib/device-name.ts'
import { cutFileName, oneLine } from '@/lib/messages/one-line.ts'
import { withoutInvisible } from '@/lib/plain-text.ts'

/** For a file that was deleted, moved or changed after it was chosen. */
const RESUME_UNREADABLE = 'That file can no longer be read. Please attach your resume again'
export const RESUME_TYPES = '.pdf,.doc,.docx'
const MISSING = 'Please attach your resume'
const WRONG_TYPE = 'Please attach your resume as a PDF, DOC or DOCX file'
const notReally = (extension: string) =>
  `That file is not really a ${extension.toUpperCase()} file. Please save your resume again and attach the new copy`
const CUT_OFF = 'That file ends in the middle. Please save your resume again and attach the new copy'
const PROTECTED = 'That file is protected by a password. Please save it without one and attach the new copy'

/** A PDF may have up to a kilobyte before its header. */
const PDF_HEAD_BYTES = 1024 + '%PDF-'.length
/** The signature of the last record of a ZIP file. */
const END_OF_ZIP = 'PK\x05\x06'
const MAX_NAME_LENGTH = 100
/** Most systems allow none of these in file names, and mail programs stumble over them. */
const UNSAFE = /[\\/:*?"<>|]+/g

type ResumeType = 'pdf' | 'doc' | 'docx'
const MIME_TYPES: Record<ResumeType, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

type ResumeCheck = { error: string } | { error: null; file: File }

/**
 * Reads the file that was chosen. Its content decides what it is, because phones leave out the extension; the copy in
 * memory has a matching name and cannot change while it is sent. Never rejects.
 */
export async function checkResume(chosen: File, maxBytes: number): Promise<ResumeCheck> {
  // An empty file input has a file without name and content.
  if (!chosen.name && chosen.size === 0) return { error: MISSING }
  if (chosen.size > maxBytes) {
    const [is, most] = [megabytes(chosen.size), megabytes(maxBytes)]
    return { error: `That file is ${is} MB. Please attach a resume of at most ${most} MB` }
  }
  const bytes = await readAll(chosen)
  if (!bytes) return { error: RESUME_UNREADABLE }
  if (bytes.length === 0) return { error: 'That file is empty. Please attach another copy of your resume' }
  const cleaned = oneLine(withoutInvisible(chosen.name).replace(UNSAFE, '\n')).replace(/[. ]+$/, '')
  // A name that begins with its extension would be a hidden file.
  const name = /^[^.]/.test(cleaned) && !isDeviceName(cleaned.split('.', 1)[0] ?? '') ? cleaned : `resume${cleaned}`
  const extension = /\.([^.\s]+)$/.exec(name.toLowerCase())?.[1] ?? ''
  const type = typeOf(bytes, extension)
  if (type === 'protected') return { error: PROTECTED }
  if (type === 'cut off') return { error: CUT_OFF }
  if (!type) return { error: /^(pdf|docx?)$/.test(extension) ? notReally(extension) : WRONG_TYPE }
  const matching = extension === type ? name : `${name.replace(/\.(pdf|docx?)$/i, '')}.${type}`
  const options = { type: MIME_TYPES[type], lastModified: chosen.lastModified }
  return { error: null, file: new File([bytes], cutFileName(matching, MAX_NAME_LENGTH), options) }
}

/** The browser tells that a file is gone or has changed when it is read; a deleted one also has no size any more. */
async function readAll(file: File): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    return undefined
  }
}

/**
 * `extension` decides only where the content may be of several types. An encrypted PDF is taken: most open without a
 * password, and only forbid to change or print them.
 */
function typeOf(bytes: Uint8Array, extension: string): ResumeType | 'protected' | 'cut off' | undefined {
  const text = latin1(bytes)
  // A ZIP file, in which a document of Word may embed others, and an archive may hold documents.
  if (startsWith(bytes, 'PK\x03\x04')) {
    // Word refuses templates and files with macros that are called .docx.
    if (/^(?:zip|do[ct]m|dotx)$/.test(extension) || text.includes('vbaProject')) return undefined
    if (!text.includes('[Content_Types].xml')) return undefined
    const isOther = /xl\/workbook|ppt\/presentation/.test(text)
    if (!text.includes('word/') && (extension !== 'docx' || isOther)) return undefined
    return text.includes(END_OF_ZIP) ? 'docx' : 'cut off'
  }
  if (text.slice(0, PDF_HEAD_BYTES).includes('%PDF-')) return text.includes('%%EOF') ? 'pdf' : 'cut off'
  // A compound file of Microsoft Office, whose names are UTF-16: also the wrapping of an encrypted DOCX.
  if (startsWith(bytes, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) {
    if (text.includes(utf16('EncryptedPackage'))) return 'protected'
    if (!text.includes(utf16('WordDocument'))) return undefined
    return isEncryptedDoc(bytes) ? 'protected' : 'doc'
  }
  // Word opens RTF in files that end in .doc.
  return extension === 'doc' && startsWith(bytes, '{\\rtf') ? 'doc' : undefined
}

const SECTOR_BYTES = 512
/** The flag fEncrypted of the header of Word 97 and later ([MS-DOC], 2.5.2), which begins at a sector. */
function isEncryptedDoc(bytes: Uint8Array): boolean {
  for (let start = SECTOR_BYTES; start < bytes.length; start += SECTOR_BYTES)
    if (startsWith(bytes.subarray(start), '\xec\xa5\xc1\0')) return ((bytes[start + 11] ?? 0) & 1) === 1
  return false
}

/** Text whose characters are bytes. */
const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)
const utf16 = (text: string): string => [...text].join('\0')
const startsWith = (bytes: Uint8Array, start: string): boolean =>
  [...start].every((character, index) => bytes[index] === character.charCodeAt(0))

/** Rounded up to one decimal, so that a file just over the limit does not seem to be within it. */
export const megabytes = (bytes: number): string => String(Math.ceil((bytes / 1024 / 1024) * 10) / 10)
