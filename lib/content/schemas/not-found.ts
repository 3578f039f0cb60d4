import { z } from 'zod'
import { picture, seo, text } from './common.ts'
import { field } from './field.ts'

/** content/not-found.yaml */
export const notFound = z.strictObject({
  seo,
  title: field('Headline', 'The heading of the page.', text(5, 80)),
  text: field('Text', 'Possible reasons.', text(40, 340)),
  project: field(
    'Unknown project',
    'Shown instead of the headline and text at unknown addresses of the portfolio.',
    z.strictObject({
      title: field('Headline', 'The heading of the page.', text(3, 60)),
      text: field('Text', 'Where to find the projects.', text(20, 340)),
      back: field('Link', 'The label of the link to the projects; also used on case studies.', text(3, 40)),
    }),
  ),
  picture: field('Picture', 'Shown beside the text.', picture('not-found').optional()),
  suggestions: field('Suggestions', 'The heading above the suggested pages.', text(5, 80)),
})
