import { withoutInvisible } from '../../plain-text.ts'
import { fullTitle } from '../../seo/metadata.ts'
import { hasPlaceholder } from '../claim-placeholders.ts'
import { type FieldPath, quote } from '../problem.ts'
import type { ContentFile } from '../read-files.ts'
import { valueAt, walk } from '../traverse.ts'
import { type Check, ofKind } from './check.ts'
import { duplicates } from './unique.ts'

/** Search engines truncate titles at about this number of characters. */
const MAX_TITLE_LENGTH = 65

/** Titles and descriptions must be unique, and titles short enough for search results with the brand appended. */
export const checkTitles: Check = ({ files }) => {
  const titles = files.flatMap((file) => seoFields(file, 'title'))
  const descriptions = files.flatMap((file) => seoFields(file, 'description'))
  const brand = valueAt(ofKind(files, 'site')[0]?.value, ['brand'])
  const maxLength = MAX_TITLE_LENGTH - (typeof brand === 'string' ? fullTitle('', brand).length : 0)
  const long = titles.filter(({ value }) => withoutInvisible(value).length > maxLength && !hasPlaceholder(value))
  return [
    ...duplicates(titles, 'a title that no other page has'),
    ...duplicates(descriptions, 'a description that no other page has'),
    ...long.map(({ file, path, value }) =>
      file.source.problem(
        path,
        `a title of at most ${maxLength} characters beside the brand`,
        `${value.length}: ${quote(value)}`,
      ),
    ),
  ]
}

function seoFields(file: ContentFile, field: 'title' | 'description') {
  const found: { file: ContentFile; path: FieldPath; value: string }[] = []
  walk(file.value, (value, path) => {
    // The imprint has its title among the labels.
    const group = file.kind === 'labels' ? 'imprint' : 'seo'
    if (path.at(-2) === group && path.at(-1) === field && typeof value === 'string') found.push({ file, path, value })
  })
  return found
}
