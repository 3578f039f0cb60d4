import { z } from 'zod'
import { CODE_LANGUAGES } from '../../code-languages.ts'
import { besideText, colour, picture, reference, seo, text, titled } from './common.ts'
import { field } from './field.ts'
import { heroLayout } from './hero.ts'
import { points } from './points.ts'

/** content/technologies/*.yaml: one of the pages under /tech/. */
export const technology = z.strictObject({
  order: field('Position', 'The position in the list of technologies; each number must be unique.', z.int().min(1)),
  name: field('Name', 'As in menus: React', text(1, 30)),
  tool: field('Icon', 'The tool of the toolbox whose icon is shown.', reference('tools')),
  symbol: field(
    'Symbol',
    'For a category of tools such as databases: shown in place of the icon of one of them.',
    z.enum(['database', 'phone']).optional(),
  ),
  accent: field(
    'Colour',
    'The text colour, with a contrast of at least 4.5 : 1 to the page background.',
    z.strictObject({
      light: field('Light theme', 'A dark shade.', colour),
      dark: field('Dark theme', 'A bright shade.', colour),
    }),
  ),
  cover: field(
    'Cover',
    'The background of the first section. The colours of its text and of the dark theme are chosen automatically.',
    colour,
  ),
  hero: field(
    'Hero',
    'The first section of the page.',
    z.strictObject({
      title: field('Headline', 'What you do with the technology that others do not.', text(3, 80)),
      lead: field('Lead', 'Two sentences: what a client gets, and in how long.', text(60, 420)),
      layout: heroLayout,
      picture: field(
        'Picture',
        'An object on a transparent background, with day and night variants. Without one, it is that of a scene of technologies-page.yaml; without these either, the code is in its place, and the layout is not used.',
        picture('technologies').optional(),
      ),
    }),
  ),
  code: field(
    'Code',
    'A short code example.',
    z.strictObject({
      file: field('File name', 'Shown above the code: basket.tsx', text(3, 60)),
      language: field('Language', 'What the code is written in, for its colours: rust', z.enum(CODE_LANGUAGES)),
      source: field(
        'Code',
        'Lines of at most 40 characters, which fit on a phone.',
        z.string().min(60).max(1200).meta({ code: true }),
      ),
      caption: field('Caption', 'What is good about the code.', text(20, 280)),
    }),
  ),
  services: field(
    'Services',
    'What you do with the technology.',
    z.strictObject({
      title: field('Heading', 'What you do, with the name of the technology.', text(5, 100)),
      cards: field(
        'Services',
        'One to nine. The one with a figure is large and comes first; without one, the first with the icon.',
        z
          .array(
            titled.extend({
              figure: field('Figure', 'Of one service only: 50,000 rows', text(1, 20).optional()),
            }),
          )
          .min(1)
          .max(9)
          .refine((cards) => cards.filter(({ figure }) => figure).length < 2, { error: 'one service with a figure' }),
      ),
    }),
  ),
  why: field('Reasons', 'Why a client should choose the technology, with its drawbacks.', points),
  project: field(
    'Project',
    'The kind of project, used after “a”. Only needed if it is not the name followed by “project”: mobile app',
    text(3, 60).optional(),
  ),
  example: field('Example', 'One project that was made with it.', reference('projects').optional()),
  service: field('Service', 'The service that the technology belongs to.', reference('services')),
  related: field('Related', 'Up to four other technologies.', z.array(reference('technologies')).max(4)),
  closingPicture: field(
    'Closing picture',
    'Beside the call to action. Without one, that of all technology pages is shown.',
    besideText('call-to-action').optional(),
  ),
  seo,
})
