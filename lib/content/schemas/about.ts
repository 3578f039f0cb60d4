import { z } from 'zod'
import { paragraphs, picture, reference, seo, text, titled } from './common.ts'
import { field } from './field.ts'
import { heading, lead } from './page-fields.ts'

const milestone = z.strictObject({
  year: field('Year', 'When it happened.', z.int()),
  text: field('Text', 'What happened, in a sentence or two.', text(15, 230)),
})

const award = z.strictObject({
  title: field('Award', 'Its name.', text(3, 100)),
  body: field('Given by', 'Who gave it.', text(3, 100)),
  year: field('Year', 'When it was given.', z.int()),
  text: field('Reason', 'What it was given for.', text(20, 340)),
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
    'What a visitor reads first.',
    z.strictObject({
      title: field('Headline', 'The heading of the page.', text(5, 110)),
      lead,
      figures: field(
        'Figures',
        'None to four claims of the site facts, beside the lead.',
        z.array(reference('claims')).max(4),
      ),
    }),
  ),
  story: field(
    'Story',
    'How the agency came to be.',
    z.strictObject({
      title: heading,
      paragraphs: field('Paragraphs', 'One to six.', paragraphs(1, 6)),
      picture: field('Picture', 'The beginning.', picture('about')),
      caption: field('Caption', 'Below that picture, in a few words.', text(3, 40)),
      milestones: field('Milestones', 'None to twelve years, in their order.', z.array(milestone).max(12)),
    }),
  ),
  mission: field('Mission', 'What the agency does.', statement),
  vision: field('Vision', 'What it wants to see.', statement),
  values: field(
    'Values',
    'What it holds to.',
    z.strictObject({
      title: field('Heading', 'The heading of the section.', text(3, 80)),
      items: field('Values', 'None to six.', z.array(titled).max(6)),
    }),
  ),
  awards: field(
    'Awards',
    'What the agency was given.',
    z.strictObject({
      title: field('Heading', 'The heading of the section.', text(3, 80)),
      items: field('Awards', 'None to twelve.', z.array(award).max(12)),
    }),
  ),
  offices: field(
    'Offices',
    'The heading above the offices of the site facts.',
    z.strictObject({
      title: field('Heading', 'The heading of the section.', text(3, 80)),
      lead: field('Lead', 'One or two sentences below it.', text(20, 340)),
    }),
  ),
})
