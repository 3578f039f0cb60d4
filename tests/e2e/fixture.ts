import { readdirSync } from 'node:fs'
import { FIXTURE_CONTENT } from '../fixtures/site.ts'

/** The number of jobs on the fixture site; those that close do so in 2099. */
export const OPENINGS = readdirSync(`${FIXTURE_CONTENT}/jobs`).length

/** One page of each type on the fixture site. */
export const PAGE_TYPES = [
  ...['/', '/about/', '/contact/', '/our-apps/', '/privacy/', '/tech/react/'],
  ...['/services/', '/services/web-development/', '/careers/', '/careers/data-scientist/'],
  ...['/portfolio/', '/portfolio/takenote/'],
]
