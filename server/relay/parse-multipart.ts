import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import busboy from 'busboy'
import { MAX_VARIABLES_BYTES } from '../../lib/messages/limits.ts'
import { MAX_FIELDS, MAX_FILES } from './limits.ts'
import { refusals } from './refusal.ts'
import type { Attachment } from './submission.ts'

interface Form {
  fields: [name: string, value: string][]
  attachments: Attachment[]
}

export function requireForm(request: IncomingMessage): void {
  if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')) throw refusals.type()
}

/** Rejects with a Refusal when `content` is not a valid multipart form. */
export async function parseForm(content: Readable, request: IncomingMessage): Promise<Form> {
  const parser = createParser(request)
  const fields: Form['fields'] = []
  const attachments: Attachment[] = []
  const partsIn = countParts(content, request)
  let parts = 0
  return new Promise<Form>((resolve, reject) => {
    const rejectMalformed = () => reject(refusals.malformed('The form is malformed'))
    parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
      if (nameTruncated || valueTruncated) reject(refusals.variables())
      // The value of a part with an unknown charset is undefined. Browsers send no charset.
      if (value === undefined) rejectMalformed()
      fields.push([name ?? '', value])
      parts += 1
    })
    parser.on('file', (field, stream, { filename, mimeType }) => {
      const chunks: Buffer[] = []
      parts += 1
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('error', rejectMalformed)
      stream.on('close', () => {
        const content = Buffer.concat(chunks)
        // An empty file input is sent as a part without name and content.
        if (filename || content.length > 0) {
          attachments.push({ field, filename: filename ?? '', type: mimeType, content })
        }
      })
    })
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
      parser.on(limit, () => reject(refusals.parts()))
    }
    parser.on('error', rejectMalformed)
    parser.on('close', () => {
      if (parts < partsIn()) rejectMalformed()
      resolve({ fields, attachments })
    })
    content.on('error', reject).pipe(parser)
  })
}

/** The number of parts of a body that has been read. The parser leaves out those whose headers it cannot read. */
function countParts(content: Readable, { headers }: IncomingMessage): () => number {
  const [, boundary] = /boundary="?([^";]+)/i.exec(headers['content-type'] ?? '') ?? []
  const delimiter = `\r\n--${boundary}`
  let [delimiters, end] = [0, '\r\n']
  content.on('data', (chunk: Buffer) => {
    const text = end + chunk.toString('latin1')
    delimiters += text.split(delimiter).length - 1
    end = text.slice(1 - delimiter.length)
  })
  // The last one closes the body.
  return () => delimiters - 1
}

function createParser(request: IncomingMessage): busboy.Busboy {
  try {
    return busboy({
      headers: request.headers,
      // Browsers encode file names as UTF-8.
      defParamCharset: 'utf8',
      limits: {
        fieldNameSize: 100,
        fieldSize: MAX_VARIABLES_BYTES + 1,
        fields: MAX_FIELDS,
        files: MAX_FILES,
        parts: MAX_FIELDS + MAX_FILES,
        headerPairs: 20,
      },
    })
  } catch {
    throw refusals.malformed('The form has no boundary')
  }
}
