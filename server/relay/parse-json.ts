import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { MAX_VARIABLES_BYTES } from '../../lib/messages/limits.ts'
import { MAX_FIELDS } from './limits.ts'
import { refusals } from './refusal.ts'
import { type Submission, toSubmission } from './submission.ts'

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]).transform((plain) => String(plain ?? ''))
const body = z.object({
  user_id: z.string().default(''),
  service_id: z.string().default(''),
  template_id: z.string().default(''),
  template_params: z.record(z.string().max(100), value).default({}),
})

export function requireJson(request: IncomingMessage): void {
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) throw refusals.type()
}

/** An escape such as \u000a takes six bytes for one. Millions of names would keep the server for seconds. */
const MAX_LENGTH = 6 * MAX_VARIABLES_BYTES + 1024

/** Throws a Refusal when the text is not a valid message. */
export function parseJsonSubmission(text: string): Submission {
  if (text.length > MAX_LENGTH) throw refusals.variables()
  const result = body.safeParse(parse(text))
  if (!result.success) throw refusals.malformed('The message is malformed')
  const { user_id, service_id, template_id, template_params } = result.data
  const fields = Object.entries(template_params)
  if (fields.length > MAX_FIELDS) throw refusals.parts()
  const ids: [string, string][] = Object.entries({ user_id, service_id, template_id })
  return toSubmission(ids, fields, [])
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw refusals.malformed('The message is malformed')
  }
}
