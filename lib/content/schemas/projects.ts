import { z } from 'zod'
import { floor, nameOf, paragraphs, picture, reference, seo, text, titled } from './common.ts'
import { field } from './field.ts'

const figure = z.strictObject({
  value: field('Figure', 'A number with its unit: 35 min', text(1, 12)),
  label: field('What it measures', 'The words below the figure.', text(8, 110)),
})

const view = z.strictObject({
  picture: field('Picture', 'A screen of the product.', picture('projects')),
  caption: field('Caption', 'What to look at.', text(10, 230)),
  floor: field('Ground', 'The colour that the picture hangs on; choose one that it stands off.', floor),
})

const caseStudy = z.strictObject({
  client: field('Client', 'Who asked for it.', text(2, 80)),
  year: field('Year', 'When it went live.', z.int().min(2008).max(2100)),
  duration: field('Duration', 'How long it took, first sketch to launch: 9 months', text(3, 60)),
  team: field('Team', 'Who worked on it: Two developers, a designer, a tester', text(5, 170)),
  lead: field('Lead', 'The project in two sentences.', text(60, 360)),
  challenge: field('Challenge', 'What was hard; one paragraph each.', paragraphs(1, 6)),
  approach: field('Approach', 'One to eight steps, the wrong turn among them.', z.array(titled).min(1).max(8)),
  built: field('What was built', 'One to twelve things.', z.array(text(10, 230)).min(1).max(12)),
  outcome: field(
    'Outcome',
    'What has changed since.',
    z.strictObject({
      figures: field('Figures', 'One to six measured figures.', z.array(figure).min(1).max(6)),
      text: field('Text', 'What the figures do not say.', paragraphs(1, 4)),
      floor: field('Ground', "The colour that the figures stand on: one of the project's own.", floor),
    }),
  ),
  quote: field(
    'Quote',
    'The client, in their own words.',
    z.strictObject({
      text: field('Words', 'What they said, without quotation marks.', text(40, 450)),
      name: field('Name', 'Who said it.', text(2, 60)),
      position: field('Position', 'What they do: Co-founder, TakeNote', text(3, 100)),
    }),
  ),
  views: field('Views', 'None to four pictures of the product.', z.array(view).max(4)),
  related: field('Related projects', 'None to four others.', z.array(reference('projects')).max(4)),
  seo,
})

/** content/projects/*.yaml: a card of the portfolio, with a page of its own when it has a case study. */
export const project = z.strictObject({
  order: field('Position', 'Its place in the portfolio; each number once.', z.int().min(1)),
  title: field('Title', 'The name of the product.', text(2, 60)),
  subject: field('Subject', 'What it is about, in lower case: train ticket booking', text(5, 60)),
  description: field(
    'Description',
    'Two or three sentences on the card: one thing that was hard about it.',
    text(60, 340),
  ),
  category: field(
    'Categories',
    'Which filters of the portfolio show it: one to three. With several it stands under All alone.',
    z.array(nameOf('categories')).min(1).max(3),
  ),
  tags: field('Tags', 'None to four tags of the portfolio page.', z.array(nameOf('tags')).max(4)),
  stack: field('Built with', 'One to twelve tools of the toolbox.', z.array(reference('tools')).min(1).max(12)),
  picture: field('Picture', 'The product on its set.', picture('projects')),
  caseStudy: field('Case study', 'The whole story; with it the project has a page of its own.', caseStudy.optional()),
})

export type Project = z.infer<typeof project>
export type CaseStudy = z.infer<typeof caseStudy>
