import { select } from '../traverse.ts'
import { type Check, ofKind } from './check.ts'

/** Exactly one office must be the head office, whose address is in the footer and on the contact page. */
export const checkHeadOffice: Check = ({ files }) =>
  ofKind(files, 'site').flatMap(({ source, value: site }) => {
    const headOffices = select(site, 'offices.*.headOffice').filter(({ value }) => value === true)
    const [, second] = headOffices
    if (second) return [source.problem(second.path, 'false, because another office is the head office', 'true')]
    if (headOffices.length === 1 || select(site, 'offices.*').length === 0) return []
    return [source.problem(['offices'], 'one office with headOffice: true', 'none')]
  })
