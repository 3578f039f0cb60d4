import { z } from 'zod'
import { floor, paragraphs, picture, reference, seo, text, titled } from './common.ts'
import { field } from './field.ts'

export const CATEGORIES = ['Website Development', 'App Development'] as const
export const TAGS = ['Web App Development', 'Mobile App Development', 'Quality Assurance Engineer'] as const

const figure = z.strictObject({
  value: field('Figure', 'A number with its unit: 35 min', text(1, 12)),
  label: field('What it measures', 'The words below the figure.', text(8, 80)),
})

const view = z.strictObject({
  picture: field('Picture', 'A screen of the product.', picture('projects')),
  caption: field('Caption', 'What to look at.', text(10, 160)),
  floor: field('Ground', 'The colour that the picture hangs on; choose one that it stands off.', floor),
})

const caseStudy = z.strictObject({
  client: field('Client', 'Who asked for it.', text(3, 60)),
  year: field('Year', 'When it went live.', z.int().min(2008).max(2100)),
  duration: field('Duration', 'How long it took, first sketch to launch: 9 months', text(3, 40)),
  team: field('Team', 'Who worked on it: Two developers, a designer, a tester', text(5, 120)),
  lead: field('Lead', 'The project in two sentences.', text(60, 260)),
  challenge: field('Challenge', 'What was hard; one paragraph each.', paragraphs(2, 4)),
  approach: field('Approach', 'Three to five steps, the wrong turn among them.', z.array(titled).min(3).max(5)),
  built: field('What was built', 'Four to eight things.', z.array(text(10, 160)).min(4).max(8)),
  outcome: field(
    'Outcome',
    'What has changed since.',
    z.strictObject({
      figures: field('Figures', 'Three or four measured figures.', z.array(figure).min(3).max(4)),
      text: field('Text', 'What the figures do not say.', paragraphs(1, 3)),
      floor: field('Ground', "The colour that the figures stand on: one of the project's own.", floor),
    }),
  ),
  quote: field(
    'Quote',
    'The client, in their own words.',
    z.strictObject({
      text: field('Words', 'What they said, without quotation marks.', text(40, 320)),
      name: field('Name', 'Who said it.', text(3, 50)),
      position: field('Position', 'What they do: Co-founder, TakeNote', text(3, 70)),
    }),
  ),
  views: field('Views', 'Two pictures of the product.', z.array(view).length(2)),
  related: field('Related projects', 'Two or three others.', z.array(reference('projects')).min(2).max(3)),
  seo,
})

/** content/projects/*.yaml: a card of the portfolio, with a page of its own when it has a case study. */
export const project = z.strictObject({
  order: field('Position', 'Its place in the portfolio; each number once.', z.int().min(1)),
  title: field('Title', 'The name of the product.', text(3, 40)),
  subject: field('Subject', 'What it is about, in lower case: train ticket booking', text(5, 40)),
  description: field(
    'Description',
    'Two or three sentences on the card: one thing that was hard about it.',
    text(60, 240),
  ),
  category: field('Categories', 'Which filters of the portfolio show it.', z.array(z.enum(CATEGORIES)).min(1).max(2)),
  tags: field('Tags', 'A kind of development, then Quality Assurance Engineer.', z.array(z.enum(TAGS)).length(2)),
  stack: field('Built with', 'Two to six tools of the toolbox.', z.array(reference('tools')).min(2).max(6)),
  picture: field('Picture', 'The product on its set.', picture('projects')),
  caseStudy: field('Case study', 'The whole story; with it the project has a page of its own.', caseStudy.optional()),
})

export type Project = z.infer<typeof project>
export type CaseStudy = z.infer<typeof caseStudy>
