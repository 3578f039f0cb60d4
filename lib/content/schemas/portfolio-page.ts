import { z } from 'zod'
import { listingSlug } from '../../portfolio-listings.ts'
import { filterName, link, name, picture, seo, text } from './common.ts'
import { field } from './field.ts'
import { banner, call, callPicture, heading, lead } from './page-fields.ts'

/** Paths of the paginated portfolio begin with the category, or with `page-2` for All. */
const category = filterName.refine((words) => /^(?!page-\d+$)[a-z0-9]/.test(listingSlug(words, 1) ?? ''), {
  error: 'a name with letters or digits in it, and not the name of a page',
})

/** content/portfolio-page.yaml */
export const portfolioPage = z.strictObject({
  seo,
  title: banner,
  lead,
  categories: field(
    'Categories',
    'The filters after All, in order. Projects must use the same names.',
    z.array(category).min(1).max(8),
  ),
  several: field(
    'Several categories',
    'A project in several categories is only listed under All, as without this field, or counted in each of them.',
    z.enum(['only All', 'each']).optional(),
  ),
  tags: field(
    'Tags',
    'The tags that projects can use.',
    z
      .array(
        z.strictObject({
          label: field('Tag', 'Projects must use the same name.', name),
          icon: field('Icon', 'The icon before the label.', z.enum(['web', 'mobile', 'quality']).optional()),
        }),
      )
      .max(20),
  ),
  shared: field(
    'Note',
    'Shown below the projects of a category, about projects that also belong to another one.',
    z.strictObject({
      one: field('One', 'For one project.', text(10, 90)),
      many: field(
        'Several',
        'For several projects; {count} is replaced by their number.',
        text(10, 90).refine((words) => words.includes('{count}'), { error: 'a text with {count} in it' }),
      ),
    }),
  ),
  empty: field(
    'Nothing found',
    'Shown for a category without projects.',
    z.strictObject({
      title: field('Heading', 'That there are no results.', text(5, 80)),
      text: field('Text', 'Where to look instead.', text(40, 450)),
      action: field('Button', 'Its label and target.', link),
    }),
  ),
  join: field(
    'Call to applicants',
    'A section for applicants.',
    z.strictObject({
      title: heading,
      ...call,
      picture: field('Picture', 'Shown beside the text.', picture('careers').optional()),
    }),
  ),
  discuss: field(
    'Call to clients',
    'A section for clients.',
    z.strictObject({ title: heading, ...call, picture: callPicture }),
  ),
})
