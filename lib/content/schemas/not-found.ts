import { z } from 'zod'
import { picture, seo, text } from './common.ts'
import { field } from './field.ts'

/** content/not-found.yaml */
export const notFound = z.strictObject({
  seo,
  title: field('Headline', 'The heading of the page.', text(5, 80)),
  text: field('Text', 'What may have happened.', text(40, 340)),
  project: field(
    'Unknown project',
    'Shown in place of the text above at unknown addresses of the portfolio.',
    z.strictObject({
      title: field('Headline', 'The heading of the page there.', text(3, 60)),
      text: field('Text', 'Where the projects are.', text(20, 340)),
      back: field('Link', 'The way back to the projects; on each story, too.', text(3, 40)),
    }),
  ),
  picture: field('Picture', 'The empty room.', picture('not-found')),
  suggestions: field('Suggestions', 'The heading above the nearest pages.', text(5, 80)),
})
