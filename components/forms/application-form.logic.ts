import { looksLikeEmail, textOf } from './form-data.ts'

/** Field names, in the order of the form. */
export const APPLICATION_FIELDS = [
  'full_name',
  'email',
  'phone_number',
  'location',
  'github_url',
  'linkedin_url',
  'resume',
  'cover_letter',
] as const
export type ApplicationField = (typeof APPLICATION_FIELDS)[number]

/** The specification of the site demands these two, whatever the offices are. Another agency changes them here. */
export const LOCATIONS = [
  { value: '', label: 'Select Location' },
  { value: 'remote', label: 'Remote' },
  { value: 'lahore', label: 'Lahore' },
] as const

const LINKS = [
  { name: 'github_url', site: 'GitHub' },
  { name: 'linkedin_url', site: 'LinkedIn' },
] as const

export const APPLICATION_SUCCESS = 'Application Submitted!'
export const APPLICATION_FAILURE = 'There was an error submitting your application. Please try again.'
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

const isHttpUrl = (value: string): boolean => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)

/** Error messages by field name; empty when the form is valid. `fileError` is the message for the résumé, or null. */
export function applicationErrors(data: FormData, fileError: string | null): Partial<Record<ApplicationField, string>> {
  const invalidUrls = LINKS.filter(({ name }) => {
    const value = textOf(data, name)
    return value && !isHttpUrl(value)
  })
  const location = textOf(data, 'location')
  return {
    ...(textOf(data, 'full_name') ? {} : { full_name: 'Please enter your full name' }),
    ...(looksLikeEmail(textOf(data, 'email')) ? {} : { email: 'Please enter a valid email address' }),
    ...(location && LOCATIONS.some(({ value }) => value === location) ? {} : { location: 'Please select a location' }),
    ...Object.fromEntries(
      invalidUrls.map(({ name, site }) => [
        name,
        `Please enter the whole link to your ${site} page, beginning with https://`,
      ]),
    ),
    ...(fileError ? { resume: fileError } : {}),
  }
}

/** The application as an email, without the résumé. The reminder to attach it comes first, because a long mail is cut. */
export function applicationAsMail(data: FormData): { subject: string; body: string } {
  const line = (label: string, name: string) => (textOf(data, name) ? `${label}: ${textOf(data, name)}` : '')
  const lines = [
    '(Please attach your resume to this mail.)\n',
    line('Name', 'full_name'),
    line('Email', 'email'),
    line('Phone', 'phone_number'),
    line('Location', 'location'),
    line('GitHub', 'github_url'),
    line('LinkedIn', 'linkedin_url'),
    textOf(data, 'cover_letter') ? `\n${textOf(data, 'cover_letter')}` : '',
  ]
  return { subject: `Application: ${textOf(data, 'job_title')}`, body: lines.filter(Boolean).join('\n') }
}
