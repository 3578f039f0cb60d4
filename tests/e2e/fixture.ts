import { readdirSync } from 'node:fs'
import { FIXTURE_CONTENT } from '../fixtures/site.ts'

/** The number of jobs on the fixture site, which never close. */
export const OPENINGS = readdirSync(`${FIXTURE_CONTENT}/jobs`).length

/** One page of each type on the fixture site. */
export const PAGE_TYPES = [
  ...['/', '/about/', '/contact/', '/privacy/', '/accessibility/', '/imprint/', '/tech/rust/', '/services/'],
  ...['/services/ferries/', '/careers/', '/careers/software-engineer-ferries/', '/portfolio/', '/portfolio/overfart/'],
]
