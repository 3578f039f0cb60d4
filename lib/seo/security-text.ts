import type { Site } from '../content/schemas/site.ts'
import { absolute } from './metadata.ts'

const SECURITY_TEXT = '/.well-known/security.txt'

/** RFC 9116 recommends less than a year. */
const VALID_MONTHS = 6

/** security.txt (RFC 9116), which expires six months after `built`. */
export function securityText(site: Pick<Site, 'url' | 'emails' | 'language'>, built: Date): string {
  const expires = new Date(Date.UTC(built.getUTCFullYear(), built.getUTCMonth() + VALID_MONTHS, built.getUTCDate()))
  return [
    `Contact: mailto:${site.emails.general}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    `Preferred-Languages: ${site.language}`,
    `Canonical: ${absolute(site, SECURITY_TEXT)}`,
    '',
  ].join('\n')
}
