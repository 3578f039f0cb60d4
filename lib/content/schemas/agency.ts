import { z } from 'zod'
import { paragraphs, picture, seo, text, titled } from './common.ts'
import { field } from './field.ts'
import { DEPARTMENTS } from './jobs.ts'
import { closing, fixed, lead } from './pages.ts'

const milestone = z.strictObject({
  year: field('Year', 'When it happened.', z.int()),
  text: field('Text', 'What happened, in a sentence or two.', text(15, 160)),
})

const award = z.strictObject({
  title: field('Award', 'Its name.', text(5, 70)),
  body: field('Given by', 'Who gave it.', text(3, 70)),
  year: field('Year', 'When it was given.', z.int()),
  text: field('Reason', 'What it was given for.', text(20, 240)),
})

const statement = z.strictObject({
  title: field('Heading', 'Two or three words.', text(3, 40)),
  text: field('Text', 'Two or three sentences.', text(60, 400)),
})

/** content/about.yaml */
export const about = z.strictObject({
  seo,
  hero: field(
    'Opening',
    'What a visitor reads first.',
    z.strictObject({ title: field('Headline', 'The heading of the page.', text(5, 90)), lead }),
  ),
  story: field(
    'Story',
    'How the agency came to be.',
    z.strictObject({
      title: fixed('Our Story'),
      paragraphs: field('Paragraphs', 'Three to six.', paragraphs(3, 6)),
      picture: field('Picture', 'The beginning.', picture('about')),
      milestones: field('Milestones', 'Four to eight years, in their order.', z.array(milestone).min(4).max(8)),
    }),
  ),
  mission: field('Mission', 'What the agency does.', statement),
  vision: field('Vision', 'What it wants to see.', statement),
  values: field(
    'Values',
    'What it holds to.',
    z.strictObject({
      title: field('Heading', 'The heading of the section.', text(3, 60)),
      items: field('Values', 'Excellence, Innovation, Integrity.', z.array(titled).length(3)),
    }),
  ),
  awards: field(
    'Awards',
    'Four of them.',
    z.strictObject({
      title: field('Heading', 'The heading of the section.', text(3, 60)),
      items: field('Awards', 'Four.', z.array(award).length(4)),
    }),
  ),
  offices: field(
    'Offices',
    'The heading above the offices of the site facts.',
    z.strictObject({
      title: field('Heading', 'The heading of the section.', text(3, 80)),
      lead: field('Lead', 'One or two sentences below it.', text(20, 240)),
    }),
  ),
})

const benefits = z.strictObject({
  title: field('Heading', 'A kind of benefit.', text(5, 40)),
  items: field('Benefits', 'Four.', z.array(text(8, 120)).length(4)),
})

/** content/careers.yaml */
export const careers = z.strictObject({
  seo,
  hero: field('Opening', 'What an applicant reads first.', z.strictObject({ title: fixed('Join Our Team'), lead })),
  culture: field(
    'Culture',
    'How you work, with four pictures.',
    z.strictObject({
      title: fixed('Our Culture'),
      lead: field('Lead', 'Two or three sentences below the heading.', text(40, 320)),
      highlights: field('Highlights', 'Collaborative Teams and Work-Life Balance.', z.array(titled).length(2)),
      photos: field('Pictures', 'Four scenes.', z.array(picture('careers')).length(4)),
    }),
  ),
  benefits: field(
    'Benefits',
    'What employees get.',
    z.strictObject({
      title: fixed('Employee Benefits'),
      cards: field('Cards', 'Three.', z.array(benefits).length(3)),
    }),
  ),
  openings: field(
    'Openings',
    'The board of open jobs.',
    z.strictObject({
      title: fixed('Current Job Openings'),
      lead: field('Lead', 'One or two sentences below the heading.', text(20, 240)),
      searchPlaceholder: field(
        'Search hint',
        'Given by the specification; cannot be changed.',
        z.literal('Search jobs...'),
      ),
      departments: field(
        'Departments',
        'Given by the specification; cannot be changed.',
        z.tuple([z.literal('All'), ...DEPARTMENTS.map((name) => z.literal(name))]),
      ),
      empty: field(
        'Nothing found',
        'Shown when no opening fits.',
        z.strictObject({
          title: field('Heading', 'What is not there.', text(5, 80)),
          text: field('Text', 'What to do instead.', text(40, 240)),
        }),
      ),
    }),
  ),
  noFit: field(
    'No fit',
    'For those who find no opening.',
    z.strictObject({
      title: field('Heading', 'The heading of the section.', text(5, 80)),
      text: field('Text', 'What becomes of an application.', text(40, 320)),
      resumeLabel: field('First link', 'Opens the application.', text(3, 40)),
      contactLabel: field('Second link', 'Writes to the careers address.', text(3, 60)),
    }),
  ),
  closing,
  process: field(
    'Process',
    'What happens after an application.',
    z.strictObject({
      title: field('Heading', 'The heading of the section.', text(5, 80)),
      steps: field('Steps', 'Three to five, in their order.', z.array(titled).min(3).max(5)),
    }),
  ),
})
