import { createHash } from 'node:crypto'

/** Of files: all pages name the same ones. */
const hashesOfFiles = new WeakMap<Buffer, string>()

/** The hash of a script or style as the browser takes it: of the exact text between its tags. */
export function hashOf(text: string | Buffer): string {
  if (typeof text === 'string') return digestOf(text)
  const hash = hashesOfFiles.get(text) ?? digestOf(text)
  hashesOfFiles.set(text, hash)
  return hash
}

const digestOf = (text: string | Buffer) => `sha256-${createHash('sha256').update(text).digest('base64')}`

export interface Sources {
  /** The texts of the page's own inline scripts. */
  scripts: readonly string[]
  /** The texts of its style elements. */
  styles: readonly string[]
  /** Where messages are sent when not to the site itself: `https://api.emailjs.com`. */
  messageOrigin: string
}

const hashes = (texts: readonly string[]) => [...new Set(texts)].map((text) => `'${hashOf(text)}'`)

/**
 * The policy of one page. It holds until the next full load: pages reached by links from here live under it too, so only
 * the hashes of what the parser finds are the page's own.
 */
export function policyOf({ scripts, styles, messageOrigin }: Sources): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes(scripts)].join(' '),
    ["style-src 'self'", ...hashes(styles)].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...(messageOrigin ? [messageOrigin] : [])].join(' '),
    "manifest-src 'self'",
    // Without scripts the forms open the visitor's mail program.
    "form-action 'self' mailto:",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // `default` is ours (trusted-types.ts); swiper makes `html` anew each time it fills an element.
    "trusted-types default html 'allow-duplicates'",
  ].join(';')
}
