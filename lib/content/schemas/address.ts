import { z } from 'zod'
import { parseEmailAddress } from '../../messages/email-address.ts'
import { parseUrl } from '../../parse-url.ts'
import { dialled, hasTrunkPrefix } from '../../phone-number.ts'
import { withoutInvisible } from '../../plain-text.ts'

/** A host of two labels or more. URL also accepts others, such as `*.example.com` and `example.com;`. */
const HOST = /^\w[\w-]*(\.\w[\w-]*)+$/
const isOnTheWeb = ({ hostname, port }: URL): boolean => HOST.test(hostname) && port !== '0'

/** Paths that need no escapes in URLs and in the configurations of hosts. */
const PATH = /^(\/[a-z0-9~][\w.~-]*)*\/?$/i

/**
 * The one form of a site's address that canonical links, the sitemap and browsers share: no query, fragment, user or
 * slash at its end, and the host as URLs write it, such as `xn--` for umlauts. Undefined when there is none.
 */
export function normalSiteUrl(text: string): string | undefined {
  const url = parseUrl(text)
  if (!url) return undefined
  // The root of names, and the name of the page that a folder shows.
  url.hostname = url.hostname.replace(/\.$/, '')
  url.pathname = url.pathname.replace(/\/[\w~-]+\.(?:html?|php|aspx?|jsp)$/i, '/')
  if (url.protocol !== 'https:' || !isOnTheWeb(url) || !PATH.test(url.pathname)) return undefined
  return url.origin + url.pathname.replace(/\/+$/, '')
}

/** A path that every host can match: no escapes, no wildcards. */
export const isOldAddress = (path: string): boolean => path.length > 1 && PATH.test(path)

/** What an old address that is none should be. */
export function oldAddressError(text: string): string {
  const [path = ''] = text.split(/[?#]/)
  const withScheme = text.replace(/^[\w-]+(\.[\w-]+)+\//, 'https://$&')
  const onSite = parseUrl(withScheme, 'https://site.example')?.pathname ?? ''
  if (!text.startsWith('/') && isOldAddress(onSite)) return `a path from the first "/" on, without the site: ${onSite}`
  if (path === text)
    return 'a path such as /cases/old-name/, of letters without accents, digits, ".", "_", "~" and "-", which hosts compare alike'
  return `a path without a query or an id, which hosts do not compare${isOldAddress(path) ? `: ${path}` : ''}`
}

const TELEPHONE = /^tel:\+?(?:[-.()]*\d){3,15}$/

/** A percent sign that begins no escape, which servers refuse in a path, and programs for email anywhere. */
const BARE_PERCENT = /(?<=^(?:mailto:.*|[^?#]*))%(?![\da-f]{2})/gi

/** Whether a link is complete; that its page, file or id exists is checked across files. */
export function isLinkAddress(href: string): boolean {
  if (/[\s\\<>"]/.test(href) || href !== withoutInvisible(href) || href.search(BARE_PERCENT) >= 0) return false
  if (href.startsWith('#')) return href.length > 1
  if (href.startsWith('/')) return !href.startsWith('//') && parseUrl(href, 'https://site.example') !== undefined
  if (href.startsWith('tel:')) return TELEPHONE.test(href) && !hasTrunkPrefix(href.slice('tel:'.length))
  const url = parseUrl(href)
  if (url?.protocol === 'mailto:')
    return url.pathname.split(',').every((address) => z.email().safeParse(address).success)
  // Browsers read "https:a.example" as a path of the page.
  return /^https:\/\/[^/]/i.test(href) && url?.protocol === 'https:' && isOnTheWeb(url) && url.username === ''
}

/** The address that is meant: without what was pasted around it, and with the beginning that people leave out. */
function meantAddress(text: string, isValid: (href: string) => boolean): string | undefined {
  const bare = text.trim().replace(/^(?:\[.*\]\((.*)\)|<(.*)>)$/, '$1$2')
  const emails = bare.split(/[,;]\s*/).map((address) => parseEmailAddress(address)?.header)
  const phone = /^\+[\d\s().-]+$/.test(bare) ? dialled(bare) : undefined
  const complete = bare
    .replace(/^(?:h?t+ps?:?\/*|\/\/)(?=[\w-]+\.)|^(?=(?:[\w-]+\.)+[a-z]{2,}\/|www\.)/i, 'https://')
    .replace(/^(?:\.{1,2}\/)*public\/|^(?:\.{1,2}\/)+|^(?=[\w-]+(?:\/|\.pdf$))/, '/')
  return [bare, `mailto:${emails.join(',')}`, `tel:${phone}`, complete].find((form) => form !== text && isValid(form))
}

/**
 * What a link that is none should be: the same with escapes, or the number as it is dialled, or the address that is meant, or
 * `expected`.
 */
export function linkError(text: string, expected: string, isValid = isLinkAddress): string {
  // With letters, or an extension, the digits are another number.
  const [, phone] = /^\s*tel:([\d\s().+/-]*)$/.exec(text) ?? []
  const visible = withoutInvisible(text)
  if (visible !== text && isValid(visible)) return `an address without characters that nobody sees: ${visible}`
  const withoutSpaces = text.trim().replace(/\s/g, encodeURIComponent)
  const escaped = phone ? `tel:${dialled(phone)}` : withoutSpaces.replace(BARE_PERCENT, '%25')
  if (escaped === text || !isValid(escaped)) {
    const meant = meantAddress(text, isValid)
    return meant ? `an address in the form ${meant}` : expected
  }
  if (phone) return `the number as it is dialled from everywhere: ${escaped}`
  return `an address ${withoutSpaces === escaped ? 'without spaces' : 'with %25 for a percent sign'}: ${escaped}`
}
