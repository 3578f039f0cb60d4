import type { TestSite } from './test-server.ts'

export const IDS = { lib_version: '4.4.1', user_id: 'local', service_id: 'service_local' } as const
export const CONTACT = { ...IDS, template_id: 'template_contact' } as const
export const APPLICATION = { ...IDS, template_id: 'template_application' } as const
export const FORM = '/api/v1.0/email/send-form'
export const JSON_PATH = '/api/v1.0/email/send'

export interface TextAnswer {
  status: number
  text: string
  headers: Headers
}

export function formOf(fields: Readonly<Record<string, string>>, files: Readonly<Record<string, File>> = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const [name, file] of Object.entries(files)) form.append(name, file)
  return form
}

export async function post(
  site: TestSite,
  body: BodyInit,
  { path = FORM, ...headers }: Record<string, string> = {},
): Promise<TextAnswer> {
  const response = await fetch(site.url + path, { method: 'POST', body, headers: { origin: site.url, ...headers } })
  return { status: response.status, text: await response.text(), headers: response.headers }
}

export const postJson = (site: TestSite, message: unknown, headers: Record<string, string> = {}): Promise<TextAnswer> =>
  post(site, typeof message === 'string' ? message : JSON.stringify(message), {
    path: JSON_PATH,
    'content-type': 'application/json',
    ...headers,
  })
