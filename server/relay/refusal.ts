/** An error response. The texts are those of EmailJS where it has one for the status. */
export class Refusal extends Error {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, text: string, headers: Readonly<Record<string, string>> = {}) {
    super(text)
    this.status = status
    this.headers = headers
  }
}

const DASHBOARD = 'https://dashboard.emailjs.com/admin'
const retryAfter = (seconds: number) => ({ 'Retry-After': String(Math.max(1, Math.ceil(seconds))) })

export const refusals = {
  malformed: (what: string) => new Refusal(400, what),
  required: (parameter: string) => new Refusal(400, `The ${parameter} parameter is required`),
  publicKey: () => new Refusal(400, `The Public Key is invalid. To find this ID, visit ${DASHBOARD}/account`),
  service: () => new Refusal(400, `The service ID not found. To find this ID, visit ${DASHBOARD}`),
  template: () => new Refusal(400, `The template ID not found. To find this ID, visit ${DASHBOARD}/templates`),
  notBrowser: () => new Refusal(403, 'API calls are disabled for non-browser applications'),
  origin: () => new Refusal(403, 'Forbidden'),
  noPath: () => new Refusal(404, 'Not Found'),
  method: () => new Refusal(405, 'Method Not Allowed', { Allow: 'POST, OPTIONS' }),
  slow: () => new Refusal(408, 'Request Timeout'),
  variables: () => new Refusal(413, 'Variables size limit. The maximum allowed variables size is 50Kb'),
  body: (bytes: number) => new Refusal(413, `The message is larger than ${Math.floor(bytes / 1024 / 1024)}Mb`),
  parts: () => new Refusal(413, 'The form has too many parts'),
  type: () => new Refusal(415, 'Unsupported Media Type'),
  rate: (seconds: number) => new Refusal(429, 'Too Many Requests', retryAfter(seconds)),
  notStored: () => new Refusal(500, 'The message could not be kept'),
  busy: () => new Refusal(503, 'Service Unavailable', retryAfter(5)),
} as const
