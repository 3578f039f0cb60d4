import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { normalSiteUrl } from '../lib/content/schemas/address.ts'
import { basePathOf } from '../lib/hosting/base-path.ts'

/** The path of `url` in content/site.yaml. Empty while the file is missing or invalid, which the content check reports. */
export function readBasePath(): string {
  try {
    return basePathOf(normalSiteUrl(String(parse(readFileSync('content/site.yaml', 'utf8')).url)) ?? '')
  } catch {
    return ''
  }
}
