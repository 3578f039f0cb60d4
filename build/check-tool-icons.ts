import * as simpleIcons from 'simple-icons'
import { nearestNames } from '../lib/content/did-you-mean.ts'
import { type Problem, quote } from '../lib/content/problem.ts'
import type { ContentFile } from '../lib/content/read-files.ts'
import { select } from '../lib/content/traverse.ts'

/** The path of each icon of simple-icons by its slug, in a square of 24 by 24. */
export const ICON_PATHS: ReadonlyMap<string, string> = new Map(
  // Jest adds exports of its own to a module.
  Object.values(simpleIcons).flatMap(({ slug, path }) => (slug ? [[slug, path]] : [])),
)

/** A problem for each tool whose icon the package does not have. */
export function iconProblems(files: readonly ContentFile[]): Problem[] {
  return files
    .filter(({ kind }) => kind === 'toolbox')
    .flatMap(({ source, value: toolbox }) =>
      select(toolbox, '*.icon').flatMap(({ path, value }) => {
        if (typeof value !== 'string' || ICON_PATHS.has(value)) return []
        const nearest = nearestNames(value, ICON_PATHS.keys(), 3).join(', ')
        const expected = `a slug of simple-icons (nearest: ${nearest}), or no icon, which shows the name's first letters`
        return [source.problem(path, expected, quote(value))]
      }),
    )
}
