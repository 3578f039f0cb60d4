import { withoutSlash } from '../../hosting/redirects.ts'
import { select, valueAt } from '../traverse.ts'
import { type CheckInput, ofKind } from './check.ts'

/** An address as redirects compare it: without its query, its id and the slash at its end. */
const pathOf = (address: string) => withoutSlash(address.replace(/[?#].*/, ''))

/** Where an old address leads in the end, or the addresses of the circle that it leads to; undefined for another address. */
export function destination(from: string, { files }: CheckInput): { end: string } | { circle: string[] } | undefined {
  const redirects = ofKind(files, 'site').flatMap(({ value }) =>
    select(value, 'redirects.*').map((found) => found.value),
  )
  const steps = [from]
  for (let at = from; ; ) {
    const redirect = redirects.find((one) => pathOf(String(valueAt(one, ['from']))) === pathOf(at))
    if (redirect === undefined) return steps.length > 1 ? { end: at } : undefined
    at = String(valueAt(redirect, ['to']))
    const isCircle = steps.some((step) => pathOf(step) === pathOf(at))
    steps.push(at)
    if (isCircle) return { circle: steps }
  }
}
