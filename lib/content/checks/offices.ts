import { select } from '../traverse.ts'
import { type Check, ofKind } from './check.ts'

/** The footer and the letter of the contact page carry one address. */
export const checkOffices: Check = ({ files }) =>
  ofKind(files, 'site').flatMap(({ source, value: site }) => {
    const heads = select(site, 'offices.*.headOffice').filter(({ value }) => value === true)
    const [, second] = heads
    if (second) return [source.problem(second.path, 'false, because another office is the head office', 'true')]
    if (heads.length === 1 || select(site, 'offices.*').length === 0) return []
    return [source.problem(['offices'], 'one office with headOffice: true', 'none')]
  })
