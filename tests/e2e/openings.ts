import { loadContent } from '../../lib/content/load.ts'

/** How many openings the site shows today: one whose last day is over has left it. */
export const OPENINGS = loadContent().jobs.length
