import type { Site } from '../content/schemas/site.ts'
import { absolute } from './metadata.ts'

export const SECURITY_TEXT = '/.well-known/security.txt'

/** RFC 9116 asks for less than a year. A site that nobody builds for half a year has nobody who reads the address. */
const MONTHS = 6

/** security.txt: whom to tell of a hole, valid for half a year from the build on `built`. */
export function securityText(site: Pick<Site, 'url' | 'emails' | 'language'>, built: Date): string {
  const expires = new Date(Date.UTC(built.getUTCFullYear(), built.getUTCMonth() + MONTHS, built.getUTCDate()))
  return [
    `Contact: mailto:${site.emails.general}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    `Preferred-Languages: ${site.language}`,
    `Canonical: ${absolute(site, SECURITY_TEXT)}`,
    '',
  ].join('\n')
}
