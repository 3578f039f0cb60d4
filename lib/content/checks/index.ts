import type { Problem } from '../problem.ts'
import { checkAddresses } from './addresses.ts'
import type { Check, CheckInput } from './check.ts'
import { checkClaims } from './claims.ts'
import { checkColours } from './colours.ts'
import { checkCountries } from './countries.ts'
import { checkJobs } from './jobs.ts'
import { checkLayouts } from './layouts.ts'
import { checkLinks } from './links.ts'
import { checkOffices } from './offices.ts'
import { checkPeople } from './people.ts'
import { checkPictures, unusedPictures } from './pictures.ts'
import { checkReferences } from './references.ts'
import { checkTitles } from './titles.ts'
import { checkUnique } from './unique.ts'

const CHECKS: Check[] = [
  checkUnique,
  checkAddresses,
  checkReferences,
  checkJobs,
  checkCountries,
  checkOffices,
  checkPeople,
  checkPictures,
  checkTitles,
  checkLinks,
  checkClaims,
  checkLayouts,
  checkColours,
]

/** Everything that one file alone cannot tell. Warnings do not stop a build. */
export function runChecks(input: CheckInput): { problems: Problem[]; warnings: Problem[] } {
  return { problems: CHECKS.flatMap((check) => check(input)), warnings: unusedPictures(input) }
}
