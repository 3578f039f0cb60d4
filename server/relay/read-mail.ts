/** The unfolded and decoded (RFC 2047) value of a header of a mail of compose.ts, or an empty string. */
export const header = (mail: string, name: string): string => decodeWords(rawHeader(mail, name))

/** The unfolded value of a header, as it is coded, or an empty string. */
export function rawHeader(mail: string, name: string): string {
  const head = (mail.split('\r\n\r\n', 1)[0] ?? '').replace(/\r\n[ \t]+/g, ' ')
  const line = head.split('\r\n').find((text) => text.toLowerCase().startsWith(`${name.toLowerCase()}:`))
  return line?.slice(name.length + 1).trim() ?? ''
}

function decodeWords(text: string): string {
  return text.replace(/\?=\s+=\?/g, '?==?').replace(/(=\?utf-8\?[qb]\?[^?]*\?=)+/gi, (words) => {
    const bytes = [...words.matchAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi)].map(([, how = '', coded = '']) =>
      how.toLowerCase() === 'b' ? Buffer.from(coded, 'base64') : quoted(coded.replaceAll('_', ' ')),
    )
    return Buffer.concat(bytes).toString('utf8')
  })
}

const quoted = (text: string): Buffer =>
  Buffer.from(
    text.replace(/=([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  )

/** The text of the mail, and one line for each attachment. */
export function mailText(mail: string): string {
  const [, boundary] = /^multipart\/mixed;\s*boundary="([^"]+)"/i.exec(rawHeader(mail, 'Content-Type')) ?? []
  if (!boundary) return part(mail)
  return mail
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((piece, index) => (index === 0 ? part(piece.trimStart()) : attachment(piece.trimStart())))
    .join('\n')
}

function attachment(piece: string): string {
  const [, content = ''] = piece.split('\r\n\r\n', 2)
  const [, quotedName, plainName] = /\bname=(?:"([^"]*)"|([^;\s]+))/.exec(rawHeader(piece, 'Content-Type')) ?? []
  const name = decodeWords(quotedName ?? plainName ?? '')
  return `[attachment] ${name}, ${Buffer.from(content, 'base64').length} bytes`
}

function part(piece: string): string {
  const content = piece.slice(piece.indexOf('\r\n\r\n') + 4)
  const encoding = header(piece, 'Content-Transfer-Encoding').toLowerCase()
  if (encoding === 'base64') return Buffer.from(content, 'base64').toString('utf8')
  if (encoding === 'quoted-printable') return quoted(content.replace(/=\r\n/g, '')).toString('utf8')
  return content
}
