import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { redirects } from '../lib/content/schemas/redirects.ts'
import type { Redirect } from '../lib/hosting/redirects.ts'

const SITE = 'content/site.yaml'

/** The redirects of content/site.yaml. Throws when they are invalid, which the content check reports before. */
export const readRedirects = (): readonly Redirect[] =>
  (existsSync(SITE) && redirects.parse(parse(readFileSync(SITE, 'utf8')).redirects)) || []
