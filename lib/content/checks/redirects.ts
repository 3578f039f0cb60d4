import { isFileOfSite } from '../../hosting/public-files.ts'
import { withoutSlash } from '../../hosting/redirects.ts'
import { quote } from '../problem.ts'
import { isOldAddress } from '../schemas/address.ts'
import { valueAt } from '../traverse.ts'
import { type Check, ofKind } from './check.ts'
import { pagePaths } from './links.ts'
import { duplicates, valuesIn } from './unique.ts'

/** Old addresses must be free: no page, no file, and each only once. Where they lead is checked with the links. */
export const checkRedirects: Check = (input) => {
  const pages = pagePaths(input)
  const old = valuesIn(ofKind(input.files, 'site'), 'redirects.*.from').filter(({ value }) =>
    isOldAddress(String(value)),
  )
  const url = valueAt(ofKind(input.files, 'site')[0]?.value, ['url'])
  const targets = valuesIn(ofKind(input.files, 'site'), 'redirects.*.to')
  return [
    ...duplicates(
      old.map((found) => ({ ...found, value: withoutSlash(String(found.value)) })),
      'an address that is not in the list yet',
    ),
    ...old.flatMap(({ file, path, value }) => {
      const name = withoutSlash(String(value)).slice(1)
      const taken = isFileOfSite(name, pages) || input.publicFiles.includes(name)
      return taken ? [file.source.problem(path, 'an address that no page or file has', quote(String(value)))] : []
    }),
    ...targets.flatMap(({ file, path, value }) =>
      typeof value === 'string' && value.startsWith(`${url}/`)
        ? [
            file.source.problem(
              path,
              `${quote(value.slice(String(url).length))}, because it is on this site`,
              quote(value),
            ),
          ]
        : [],
    ),
  ]
}
