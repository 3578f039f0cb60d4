import { redirects } from '../lib/content/schemas/redirects.ts'
import { valueAt } from '../lib/content/traverse.ts'
import type { Redirect } from '../lib/hosting/redirects.ts'
import { readFilledFile } from './read-filled-file.ts'

/** The redirects of content/site.yaml. Throws when they are invalid, which the content check reports before. */
export const readRedirects = (): readonly Redirect[] =>
  redirects.parse(valueAt(readFilledFile('site'), ['redirects'])) ?? []
