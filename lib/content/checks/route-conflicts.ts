import { isListingSlug } from '../../portfolio-listings.ts'
import { filtersOf } from '../../project-filter.ts'
import { quote } from '../problem.ts'
import { select } from '../traverse.ts'
import { type Check, ofKind } from './check.ts'
import { valuesIn } from './unique.ts'

/** No project may have the path of a page of the paginated portfolio, even of one that does not exist yet. */
export const checkRouteConflicts: Check = (input) => {
  const categories = ofKind(input.files, 'portfolio-page')
    .flatMap((file) => select(file.value, 'categories.*').map(({ value }) => value))
    .filter((value) => typeof value === 'string')
  return [
    ...ofKind(input.files, 'projects')
      .filter(({ slug }) => isListingSlug(slug, filtersOf(categories)))
      .map(({ slug, source }) =>
        source.problem([], 'another file name: a page of the portfolio has this address', quote(slug)),
      ),
    ...sectionConflicts(input),
  ]
}

/** The ids of what every page has, and of the last heading of /services/. */
const TAKEN = /^(main|modal-root|(site|menu)-.*|closing-title)$/

/** Services and their aliases are ids on /services/, where each service has a second one, which names its section. */
const sectionConflicts: Check = ({ files, slugs }) => {
  const titles = (slugs.get('services') ?? []).map((slug) => `${slug}-title`)
  const isTaken = (id: unknown) => typeof id === 'string' && (TAKEN.test(id) || titles.includes(id))
  const expected = 'because something else on /services/ has this id'
  return [
    ...ofKind(files, 'services')
      .filter(({ slug }) => isTaken(slug) || TAKEN.test(`${slug}-title`))
      .map(({ slug, source }) => source.problem([], `another file name, ${expected}`, quote(slug))),
    ...valuesIn(ofKind(files, 'services'), 'aliases.*.slug').flatMap(({ file: { source }, path, value }) =>
      isTaken(value) ? [source.problem(path, `another address, ${expected}`, quote(String(value)))] : [],
    ),
  ]
}
