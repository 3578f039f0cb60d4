import { parseUrl } from '@/lib/parse-url'
import { cleanEmail, completeUrl, textOf, tooLongText } from './form-data-helpers.ts'

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
type ApplicationField = (typeof APPLICATION_FIELDS)[number]

const LINKS = [
  { name: 'github_url', site: 'GitHub' },
  { name: 'linkedin_url', site: 'LinkedIn' },
] as const

export const APPLICATION_SUCCESS = 'Application Submitted!'
export const APPLICATION_FAILURE = 'There was an error submitting your application. Please try again.'

const isWholeUrl = (value: string): boolean =>
  /^https?:\/\/[^/]+\.[a-z][a-z\d-]+\.?(?::\d+)?\//.test(parseUrl(value)?.href ?? '')

/**
 * Error messages by field name; empty when the form is valid. `fileError` is the message for the résumé, or null. Cleans
 * the address and completes the links in `data`.
 */
export function applicationErrors(data: FormData, fileError: string | null): Partial<Record<ApplicationField, string>> {
  const hasEmail = cleanEmail(data)
  for (const { name } of LINKS) if (textOf(data, name)) data.set(name, completeUrl(textOf(data, name)))
  const invalidUrls = LINKS.filter(({ name }) => {
    const value = textOf(data, name)
    return value && !isWholeUrl(value)
  })
  return {
    ...(textOf(data, 'full_name') ? {} : { full_name: 'Please enter your full name' }),
    ...(hasEmail ? {} : { email: 'Please enter a valid email address' }),
    ...(textOf(data, 'location') ? {} : { location: 'Please select a location' }),
    ...Object.fromEntries(
      invalidUrls.map(({ name, site }) => [
        name,
        `Please enter the whole link to your ${site} page, beginning with https://`,
      ]),
    ),
    ...(fileError ? { resume: fileError } : {}),
    ...tooLongText(data, APPLICATION_FIELDS),
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
