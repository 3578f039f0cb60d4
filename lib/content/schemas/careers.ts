import { z } from 'zod'
import { ALL } from '../../portfolio-pagination.ts'
import { name, picture, seo, text, titled } from './common.ts'
import { field } from './field.ts'
import { banner, closing, heading, lead } from './page-fields.ts'

const benefits = z.strictObject({
  title: field('Heading', 'A kind of benefit.', text(3, 60)),
  items: field('Benefits', 'One to eight.', z.array(text(8, 170)).min(1).max(8)),
})

/** content/careers.yaml */
export const careers = z.strictObject({
  seo,
  hero: field('Hero', 'What an applicant reads first.', z.strictObject({ title: banner, lead })),
  culture: field(
    'Culture',
    'How you work, with pictures.',
    z.strictObject({
      title: heading,
      lead: field('Lead', 'Two or three sentences below the heading.', text(40, 450)),
      highlights: field('Highlights', 'None to six.', z.array(titled).max(6)),
      photos: field('Pictures', 'None to six scenes.', z.array(picture('careers')).max(6)),
    }),
  ),
  benefits: field(
    'Benefits',
    'What employees get.',
    z.strictObject({
      title: heading,
      cards: field('Cards', 'None to six.', z.array(benefits).max(6)),
    }),
  ),
  openings: field(
    'Openings',
    'The board of open jobs.',
    z.strictObject({
      title: heading,
      lead: field('Lead', 'One or two sentences below the heading.', text(20, 340)),
      searchPlaceholder: field('Search hint', 'Stands in the empty search field.', text(3, 30)),
      departments: field(
        'Departments',
        'What the openings can be filtered by, behind All. Openings name them word for word.',
        z
          .array(name.refine((words) => words !== ALL, { error: 'another name than All, which is there by itself' }))
          .min(1)
          .max(20),
      ),
      empty: field(
        'Nothing found',
        'Shown when no opening fits.',
        z.strictObject({
          title: field('Heading', 'What is not there.', text(5, 110)),
          text: field('Text', 'What to do instead.', text(40, 340)),
        }),
      ),
      none: field(
        'No openings',
        'In place of the board while nothing is open.',
        z.strictObject({
          title: field('Heading', 'That nothing is open.', text(5, 110)),
          text: field('Text', 'What to do instead.', text(40, 340)),
        }),
      ),
    }),
  ),
  noFit: field(
    'No fit',
    'For those who find no opening.',
    z.strictObject({
      title: field('Heading', 'The heading of the section.', text(5, 110)),
      text: field('Text', 'What becomes of an application.', text(40, 450)),
      resumeLabel: field('First link', 'Opens the application.', text(3, 40)),
      contactLabel: field('Second link', 'Writes to the careers address.', text(3, 80)),
    }),
  ),
  closing,
  process: field(
    'Process',
    'What happens after an application.',
    z.strictObject({
      title: field('Heading', 'The heading of the section.', text(5, 110)),
      steps: field('Steps', 'None to six, in their order.', z.array(titled).max(6)),
    }),
  ),
})
