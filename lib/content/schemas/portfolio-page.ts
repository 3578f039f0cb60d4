import { z } from 'zod'
import { ALL, listingSlug } from '../../portfolio-pagination.ts'
import { link, name, seo, text } from './common.ts'
import { field } from './field.ts'
import { banner, call, heading, lead } from './page-fields.ts'

/** The pages of a large portfolio have the category in their address, and All has `page-2` in its own. */
const category = name
  .refine((words) => words !== ALL, { error: 'another name than All, which is there by itself' })
  .refine((words) => /^(?!page-\d+$)[a-z0-9]/.test(listingSlug(words, 1) ?? ''), {
    error: 'a name with Latin letters or digits in it, and not the name of a page',
  })

/** content/portfolio-page.yaml */
export const portfolioPage = z.strictObject({
  seo,
  title: banner,
  lead,
  categories: field(
    'Categories',
    'The filters behind All, in their order. Projects name them word for word.',
    z.array(category).min(1).max(8),
  ),
  tags: field(
    'Tags',
    'What projects may have for tags.',
    z
      .array(
        z.strictObject({
          label: field('Tag', 'Projects name it word for word.', name),
          icon: field('Icon', 'The drawing before it.', z.enum(['web', 'mobile', 'quality']).optional()),
        }),
      )
      .max(20),
  ),
  shared: field(
    'Of several categories',
    'Said below the projects of one category about those that belong to another one, too.',
    z.strictObject({
      one: field('One', 'When it is one project.', text(10, 90)),
      many: field(
        'Several',
        'When there are more; {count} stands for their number.',
        text(10, 90).refine((words) => words.includes('{count}'), { error: 'a text with {count} in it' }),
      ),
    }),
  ),
  empty: field(
    'Nothing found',
    'Shown under a category without projects.',
    z.strictObject({
      title: field('Heading', 'What is not there.', text(5, 80)),
      text: field('Text', 'Where to look instead.', text(40, 450)),
      action: field('Button', 'Where it leads.', link),
    }),
  ),
  join: field('Join', 'A call for applicants.', z.strictObject({ title: heading, ...call })),
  discuss: field('Discuss', 'A call for clients.', z.strictObject({ title: heading, ...call })),
})
