import { z } from 'zod'
import {
  decoration,
  floor,
  nameOf,
  paragraphs,
  pastYear,
  picture,
  quotation,
  reference,
  seo,
  text,
  titled,
} from './common.ts'
import { field } from './field.ts'
import { profile } from './legal.ts'

/** The name of the project is read after the label. */
const productLink = profile.extend({
  label: field('Label', 'The text of the link: Visit the shop', text(2, 30)),
})

const figure = z.strictObject({
  value: field('Figure', 'A number with its unit: 35 min', text(1, 12)),
  label: field('What it measures', 'The words below the figure.', text(8, 110)),
  before: field('Before', 'The value before the project, with its unit: 3 hours', text(1, 14).optional()),
})

const view = z.strictObject({
  picture: field('Picture', 'A screen of the product.', picture('projects', { shape: 'landscape' })),
  caption: field('Caption', 'What the picture shows.', text(10, 230)),
  floor: field('Background', 'The colour behind the picture; choose one that contrasts with it.', floor),
})

const caseStudy = z.strictObject({
  client: field('Client', 'The client of the project.', text(2, 80)),
  year: field('Launched', 'The year of the launch; the page calls it Year.', pastYear),
  duration: field('Duration', 'From the first sketch to the launch: 9 months', text(3, 60).optional()),
  team: field('Team', 'Who worked on it: Two developers, a designer, a tester', text(5, 170).optional()),
  lead: field('Lead', 'The project in two sentences.', text(60, 360)),
  challenge: field('Challenge', 'What was difficult; one paragraph each.', paragraphs(1, 6)),
  approach: field('Approach', 'One to eight steps, including one that did not work.', z.array(titled).min(1).max(8)),
  built: field('What was built', 'One to twelve items.', z.array(text(10, 230)).min(1).max(12)),
  outcome: field(
    'Outcome',
    'The results.',
    z.strictObject({
      figures: field('Figures', 'One to six figures, if any were measured.', z.array(figure).min(1).max(6).optional()),
      text: field('Text', 'What the figures do not say.', paragraphs(1, 4)),
      floor: field('Background', "The colour behind the figures: one of the project's own.", floor),
    }),
  ),
  quote: field(
    'Quote',
    'A quote of the client. Without one there is no such section.',
    z
      .strictObject({
        text: field('Text', 'Without quotation marks.', quotation(40, 450)),
        name: field('Name', 'Who said it.', text(2, 60)),
        position: field('Position', 'Position and company: Co-founder, Ferry Plan', text(3, 100)),
        portrait: field('Portrait', 'A picture of the person, square.', picture('portraits').optional()),
        floor: field('Background', 'The colour behind the quote; without one it is sky.', floor.optional()),
        setting: field(
          'Setting',
          "How the quote looks, after the client's product: an email, a transcript, or a page on which the portrait is being placed.",
          z.enum(['email', 'transcript', 'layout']).optional(),
        ),
        decoration: field(
          'Drawing',
          'What hangs into the email from above, or lies on the lower corner of the portrait on a page.',
          decoration('quotes').optional(),
        ),
      })
      .optional(),
  ),
  views: field('Views', 'Up to four pictures of the product.', z.array(view).max(4)),
  related: field('Related projects', 'Up to four other projects.', z.array(reference('projects')).max(4)),
  seo,
})

/** content/projects/*.yaml: a card of the portfolio. Projects with a case study also have a page. */
export const project = z.strictObject({
  order: field('Position', 'The position in the portfolio; each number must be unique.', z.int().min(1)),
  title: field('Title', 'The name of the product.', text(2, 60)),
  subject: field('Subject', 'What it is about, in lower case: train ticket booking', text(5, 60)),
  description: field(
    'Description',
    'Two or three sentences on the card, with one thing that was difficult.',
    text(60, 340),
  ),
  category: field(
    'Categories',
    'One to three filters of the portfolio. A project with several is only shown under All, unless the portfolio page says otherwise.',
    z.array(nameOf('categories')).min(1).max(3),
  ),
  tags: field('Tags', 'Up to four tags of the portfolio page.', z.array(nameOf('tags')).max(4)),
  stack: field('Built with', 'One to twelve tools of the toolbox.', z.array(reference('tools')).min(1).max(12)),
  picture: field('Picture', 'The product.', picture('projects', { shape: 'landscape' })),
  links: field('Links', 'Up to two: the product itself, its code.', z.array(productLink).max(2).optional()),
  caseStudy: field('Case study', 'With a case study, the project has its own page.', caseStudy.optional()),
})
