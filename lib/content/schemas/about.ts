import { z } from 'zod'
import { decoration, paragraphs, pastYear, picture, reference, seo, text, titled } from './common.ts'
import { field } from './field.ts'
import { heading, lead } from './page-fields.ts'
import { people } from './people.ts'

const milestone = z.strictObject({
  year: field('Year', 'When it happened.', pastYear),
  text: field('Text', 'What happened, in a sentence or two.', text(15, 230)),
})

const award = z.strictObject({
  title: field('Award', 'The name of the award.', text(3, 100)),
  body: field('Awarded by', 'The organisation that gave it.', text(3, 100)),
  year: field('Year', 'The year of the award.', pastYear),
  text: field('Reason', 'What the award was given for.', text(20, 340)),
})

const statement = z.strictObject({
  title: field('Heading', 'Two or three words.', text(3, 80)),
  text: field('Text', 'Two or three sentences.', text(60, 560)),
})

/** content/about.yaml */
export const about = z.strictObject({
  seo,
  hero: field(
    'Hero',
    'The first section of the page.',
    z.strictObject({
      title: field('Headline', 'The heading of the page.', text(5, 110)),
      lead,
      figures: field(
        'Figures',
        'Up to four claims of the site facts, shown beside the lead.',
        z.array(reference('claims')).max(4),
      ),
      picture: field('Picture', 'Shown beside the headline.', picture('about').optional()),
    }),
  ),
  story: field(
    'Story',
    'The history of the agency.',
    z.strictObject({
      title: heading,
      paragraphs: field('Paragraphs', 'One to six.', paragraphs(1, 6)),
      picture: field('Picture', 'Shown beside the paragraphs.', picture('about')),
      milestones: field('Milestones', 'Up to twelve, in chronological order.', z.array(milestone).max(12)),
    }),
  ),
  people,
  mission: field('Mission', 'What the agency does.', statement),
  vision: field(
    'Vision',
    'What the agency wants to achieve.',
    statement.extend({
      picture: field('Picture', 'Beside the text, on a transparent background.', decoration('about').optional()),
    }),
  ),
  values: field(
    'Values',
    'The values of the agency.',
    z
      .strictObject({
        title: heading,
        picture: field('Picture', 'Below the heading, on a transparent background.', decoration('values').optional()),
        items: field('Values', 'Up to six.', z.array(titled).max(6)),
      })
      .optional(),
  ),
  awards: field(
    'Awards',
    'The awards of the agency.',
    z
      .strictObject({
        title: heading,
        items: field('Awards', 'Up to twelve.', z.array(award).max(12)),
      })
      .optional(),
  ),
  offices: field(
    'Offices',
    'The heading above the offices of the site facts. Without it they are not shown on the page.',
    z
      .strictObject({
        title: heading,
        lead: field('Lead', 'One or two sentences below it.', text(20, 340)),
      })
      .optional(),
  ),
})
