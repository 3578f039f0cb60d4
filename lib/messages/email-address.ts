import { parseUrl } from '../parse-url.ts'
import { asTyped } from '../plain-text.ts'

interface EmailAddress {
  /** As the visitor wrote it, without what was pasted along with it. */
  text: string
  /**
   * For the headers of a mail, in ASCII. Undefined when the part before the @ has other characters: only mail servers
   * with SMTPUTF8 accept those.
   */
  header: string | undefined
}

/** RFC 5321, 4.5.3.1, in bytes. */
const MAX_ADDRESS = 254
const MAX_LOCAL_PART = 64
/** Longer texts are not examined. */
const MAX_TEXT = 1000

/**
 * The e-mail address in `text`, or undefined when no mail can be sent to it. Removes what is pasted along with an
 * address: invisible characters, `mailto:` with the escapes of links, a link of Markdown, a name before angle brackets, and
 * brackets, quotation marks and punctuation around it or its part before the @. The form and the relay decide by this
 * function alone.
 */
export function parseEmailAddress(text: string): EmailAddress | undefined {
  if (text.length > MAX_TEXT) return undefined
  const [local = '', domain = '', ...rest] = clean(text).split('@')
  if (rest.length > 0 || !/^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]+$/u.test(local)) return undefined
  const asciiDomain = toAscii(domain)
  if (!asciiDomain || byteLength(local) > MAX_LOCAL_PART) return undefined
  if (byteLength(local) + 1 + asciiDomain.length > MAX_ADDRESS) return undefined
  return { text: `${local}@${domain}`, header: headerOf(local, asciiDomain) }
}

/** Quotation marks and brackets of all scripts, and what separates the addresses of a list. */
const AROUND = String.raw`(?![{}])[\s"'<>,;:\p{Pi}\p{Pf}\p{Ps}\p{Pe}]`
const BEFORE = new RegExp(`^(?:${AROUND})+`, 'u')
const AFTER = new RegExp(`(?:${AROUND}|[.!。、])+$`, 'u')

function clean(text: string): string {
  const typed = asTyped(text)
  const [, visible = typed] = /\]\(([^()]*)\)\s*$/.exec(typed) ?? []
  // Of a list no address is chosen.
  const [, bracketed = visible] = /^[^<]*<([^<>]*)>?[^<>]*$/.exec(visible) ?? []
  const unquoted = bracketed.trim().replace(/^(["'])([^@]*)\1@/, '$2@')
  const bare = unquoted.replace(BEFORE, '').replace(AFTER, '')
  const [, link] = /^mailto:\/*([^?]*)/i.exec(bare) ?? []
  return link === undefined ? bare.replace(/^([^?]*@[^?]*)\?.*$/, '$1') : decode(link).trim()
}

/** The address of a link; as it is when an escape is invalid. */
function decode(link: string): string {
  try {
    return decodeURIComponent(link)
  } catch {
    return link
  }
}

/** The domain in lower case and Punycode; undefined when it is none that receives mail. */
function toAscii(domain: string): string | undefined {
  if (!/^[\p{L}\p{M}\p{N}.。．-]+$/u.test(domain)) return undefined
  // Newer URL parsers check Punycode only in a host that is not all ASCII, so another label stands before the domain.
  const hostname = parseUrl(`http://ö.${domain}`)?.hostname.replace(/^[^.]*\./, '') ?? ''
  const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
  return new RegExp(`^(?:${label}\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$`).test(hostname) ? hostname : undefined
}

/** No encoded words (RFC 2047). Dots at the ends of the part before the @, or in a row, need quotation marks (RFC 5322, 3.4.1). */
function headerOf(local: string, asciiDomain: string): string | undefined {
  if (/[^!-~]|=\?/.test(local)) return undefined
  return `${/^\.|\.\.|\.$/.test(local) ? `"${local}"` : local}@${asciiDomain}`
}

const byteLength = (text: string): number => new TextEncoder().encode(text).length
