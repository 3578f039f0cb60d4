import type { Problem } from '../problem.ts'
import { checkAddresses } from './addresses.ts'
import { checkCharacters } from './characters.ts'
import type { Check, CheckInput } from './check.ts'
import { checkColours } from './colours.ts'
import { checkHardCodedClaims } from './hard-coded-claims.ts'
import { checkHeadOffice } from './head-office.ts'
import { checkHeadings } from './headings.ts'
import { checkJobs } from './jobs.ts'
import { checkKept } from './kept.ts'
import { checkTextLengths } from './layout-limits.ts'
import { checkLinks } from './links.ts'
import { checkPictures } from './pictures.ts'
import { checkPlaceholders } from './placeholders.ts'
import { checkPublicFiles } from './public-files.ts'
import { checkQuotedPeople } from './quoted-people.ts'
import { checkRedirects } from './redirects.ts'
import { checkReferences } from './references.ts'
import { checkRouteConflicts } from './route-conflicts.ts'
import { checkTitles } from './titles.ts'
import { checkUnique } from './unique.ts'
import { checkWords } from './words.ts'
import { checkYears } from './years.ts'

const CHECKS: Check[] = [
  checkCharacters,
  checkPlaceholders,
  checkUnique,
  checkHeadings,
  checkRouteConflicts,
  checkReferences,
  checkJobs,
  checkAddresses,
  checkHeadOffice,
  checkQuotedPeople,
  checkPictures,
  checkTitles,
  checkLinks,
  checkRedirects,
  checkPublicFiles,
  checkHardCodedClaims,
  checkTextLengths,
  checkColours,
  checkKept,
  checkYears,
]

/** Runs all checks across files. Warnings do not fail the build. */
export function runChecks(input: CheckInput): { problems: Problem[]; warnings: Problem[] } {
  const words = checkWords(input)
  return {
    problems: [...CHECKS.flatMap((check) => check(input)), ...words.problems],
    warnings: words.warnings,
  }
}
