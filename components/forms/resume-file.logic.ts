/** For a file that was moved or changed after it was chosen. */
export const RESUME_UNREADABLE = 'That file can no longer be read. Please attach your resume again'
export const RESUME_TYPES = '.pdf,.doc,.docx'
/** The number of bytes that the signature check reads: a PDF may have up to a kilobyte before its header. */
export const RESUME_HEAD_BYTES = 1024

const SIGNATURES: Record<string, (head: Uint8Array) => boolean> = {
  pdf: (head) => String.fromCharCode(...head).includes('%PDF-'),
  doc: (head) => startsWith(head, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  docx: (head) => startsWith(head, [0x50, 0x4b, 0x03, 0x04]),
}

const startsWith = (head: Uint8Array, bytes: number[]): boolean => bytes.every((byte, index) => head[index] === byte)

export interface ResumeFile {
  name: string
  size: number
  /** The first RESUME_HEAD_BYTES bytes. */
  head: Uint8Array
}

/** The error message for a résumé, or null when it is valid. */
export function resumeError({ name, size, head }: ResumeFile, maxBytes: number): string | null {
  if (!name) return 'Please attach your resume'
  const extension = /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? ''
  const matches = SIGNATURES[extension]
  if (!matches) return 'Please attach your resume as a PDF, DOC or DOCX file'
  if (size === 0) return 'That file is empty. Please attach another copy of your resume'
  if (size > maxBytes) {
    return `That file is ${megabytes(size)} MB. Please attach a resume of at most ${megabytes(maxBytes)} MB`
  }
  if (!matches(head.slice(0, RESUME_HEAD_BYTES))) {
    return `That file is not really a ${extension.toUpperCase()} file. Please save your resume again and attach the new copy`
  }
  return null
}

/** Rounded up to one decimal, so that a file just over the limit does not seem to be within it. */
export const megabytes = (bytes: number): string => String(Math.ceil((bytes / 1024 / 1024) * 10) / 10)
