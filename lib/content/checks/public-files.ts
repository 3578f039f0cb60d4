import { isAnsweredByServer, isFileOfSite } from '../../hosting/public-files.ts'
import { fileProblem, quote } from '../problem.ts'
import type { Check } from './check.ts'
import { pagePaths } from './links.ts'

/** No file of public/ may have the path of a page, of a file of the build, or of what the server answers itself. */
export const checkPublicFiles: Check = (input) => {
  const pages = pagePaths(input)
  return input.publicFiles
    .filter((path) => isFileOfSite(path, pages) || isAnsweredByServer(path))
    .map((path) =>
      fileProblem(`public/${path}`, 'a path that no page, file or answer of the site itself has', quote(`/${path}`)),
    )
}
