import { withoutSlash } from '../../hosting/redirects.ts'
import { select, valueAt } from '../traverse.ts'
import { type CheckInput, ofKind } from './check.ts'

/** Where an old address leads in the end; undefined for another address, and for a circle. */
export function destination(from: string, { files }: CheckInput): string | undefined {
  const redirects = ofKind(files, 'site').flatMap(({ value }) =>
    select(value, 'redirects.*').map((found) => found.value),
  )
  const next = (path: string) => {
    const redirect = redirects.find((one) => withoutSlash(String(valueAt(one, ['from']))) === withoutSlash(path))
    return redirect === undefined ? undefined : String(valueAt(redirect, ['to']))
  }
  let end = next(from)
  for (let left = redirects.length; end !== undefined && left > 0; left--) {
    const further = next(end)
    if (further === undefined) return end
    end = further
  }
  return undefined
}
