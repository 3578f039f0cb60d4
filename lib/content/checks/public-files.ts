import { isAnsweredByServer, isFileOfSite } from '../../hosting/public-files.ts'
import { withoutInvisible } from '../../plain-text.ts'
import { fileProblem, quote } from '../problem.ts'
import type { Check } from './check.ts'
import { pagePaths } from './links.ts'

/** Not composed as texts are, nor as their links are written, or refused by servers. */
const isUnlinked = (path: string): boolean =>
  path !== withoutInvisible(path.normalize('NFC')) || /\\|\p{Cc}/u.test(path)

/**
 * No file of public/ may have the path of a page, of a file of the build, or of what the server answers itself, or one that
 * no link can name.
 */
export const checkPublicFiles: Check = (input) => {
  const pages = pagePaths(input)
  const unlinked = input.publicFiles
    .filter(isUnlinked)
    .map((path) =>
      fileProblem(
        `public/${path}`,
        'a name in composed letters (NFC), without \\ and characters that nobody sees',
        quote(`/${path}`),
      ),
    )
  const taken = input.publicFiles
    .filter((path) => isFileOfSite(path, pages) || isAnsweredByServer(path))
    .map((path) =>
      fileProblem(`public/${path}`, 'a path that no page, file or answer of the site itself has', quote(`/${path}`)),
    )
  return [...unlinked, ...taken]
}
