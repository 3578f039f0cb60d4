import { isAnsweredByServer, isFileOfSite } from '../../hosting/public-files.ts'
import { withoutSlash } from '../../hosting/redirects.ts'
import { quote } from '../problem.ts'
import { isOldAddress } from '../schemas/address.ts'
import { type Check, ofKind } from './check.ts'
import { pagePaths, pathOnSite } from './links.ts'
import { duplicates, valuesIn } from './unique.ts'

/**
 * Old addresses must be free: no page, no file, nothing that the server answers, and each only once. Where they lead is
 * checked with the links.
 */
export const checkRedirects: Check = (input) => {
  const pages = pagePaths(input)
  const old = valuesIn(ofKind(input.files, 'site'), 'redirects.*.from').filter(({ value }) =>
    isOldAddress(String(value)),
  )
  const targets = valuesIn(ofKind(input.files, 'site'), 'redirects.*.to')
  return [
    ...duplicates(
      old.map((found) => ({ ...found, value: withoutSlash(String(found.value)) })),
      'an address that is not in the list yet',
    ),
    ...old.flatMap(({ file, path, value }) => {
      const name = withoutSlash(String(value)).slice(1)
      const problem = (expected: string) => [file.source.problem(path, expected, quote(String(value)))]
      if (isAnsweredByServer(name))
        return problem('another address than /healthz and those in /api/, which the server answers')
      const ownFiles = [name, `${name}/index.html`]
      const isTaken = isFileOfSite(name, pages) || ownFiles.some((own) => input.publicFiles.includes(own))
      return isTaken ? problem('an address that no page or file has') : []
    }),
    ...targets.flatMap(({ file, path, value }) => {
      const here = typeof value === 'string' ? pathOnSite(value, input) : undefined
      if (here === undefined) return []
      return [file.source.problem(path, `${quote(here)}, because it is on this site`, quote(String(value)))]
    }),
  ]
}
