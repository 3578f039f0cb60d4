import { isListingSlug } from '../../portfolio-listings.ts'
import { filtersOf } from '../../project-filter.ts'
import { select } from '../traverse.ts'
import { type Check, ofKind } from './check.ts'

/** No project may have the path of a page of the paginated portfolio, even of one that does not exist yet. */
export const checkRouteConflicts: Check = ({ files }) => {
  const categories = ofKind(files, 'portfolio-page')
    .flatMap((file) => select(file.value, 'categories.*').map(({ value }) => value))
    .filter((value) => typeof value === 'string')
  return ofKind(files, 'projects')
    .filter(({ slug }) => isListingSlug(slug, filtersOf(categories)))
    .map(({ slug, source }) =>
      source.problem([], 'another file name: a page of the portfolio has this address', `"${slug}"`),
    )
}
