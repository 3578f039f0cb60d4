import { z } from 'zod'
import { CODE_LANGUAGES } from '../../code-languages.ts'
import { decoration, link, picture, pictureWithRegions, reference, seo, text } from './common.ts'
import { field } from './field.ts'
import { callPicture } from './page-fields.ts'
import { point } from './regions.ts'

const slide = z.strictObject({
  label: field('Label', 'Frontend, Backend or Database.', text(2, 20)),
  file: field('File name', 'Shown above the code: next-boat.tsx', text(3, 50)),
  language: field('Language', 'What the code is written in, for its colours: rust', z.enum(CODE_LANGUAGES)),
  cable: field(
    'Cable',
    'Points of the picture: a cable leads from the code through these to the place that does the work.',
    z.array(point).max(8).optional(),
  ),
  source: field(
    'Code',
    'Lines of at most 46 characters. The box is as high as the longest slide.',
    z.string().min(40).max(500).meta({ code: true }),
  ),
})

const card = z.strictObject({
  title: field('Heading', 'The name of the service.', text(2, 50)),
  text: field('Text', 'What a client gets, and in how long.', text(30, 260)),
  anchor: field(
    'Section',
    'The target of the card: the id of a section on /services/, or one of its aliases.',
    z.string(),
  ),
  picture: field('Picture', 'The picture of the service.', picture('services')),
})

const toolGroup = z.strictObject({
  label: field('Label', 'The heading of the group.', text(2, 40)),
  tools: field('Tools', 'Tools of the toolbox, in order.', z.array(reference('tools')).min(1).max(20)),
})

const heading = {
  title: field('Heading', 'The heading of the section.', text(5, 110)),
  lead: field('Lead', 'One or two sentences below it.', text(40, 340)),
}

const claims = z.array(reference('claims')).max(6)

const stat = z.strictObject({
  claim: field('Claim', 'A claim of the site facts.', reference('claims')),
  picture: field(
    'Object',
    'Stands on the shelf above the figure, on a transparent background.',
    decoration('figures').optional(),
  ),
})

const logo = z.strictObject({
  name: field('Client', 'The name, which is read aloud.', text(1, 60)),
  picture: field('Logo', 'On a transparent background, with a night variant if it is dark.', decoration('clients')),
})

/** content/home.yaml */
export const home = z.strictObject({
  seo,
  hero: field(
    'Hero',
    'The first section of the page.',
    z.strictObject({
      badge: field('Badge', 'The line above the headline.', text(5, 80)),
      headline: field('Headline', 'The main heading of the page.', text(5, 80)),
      lead: field('Lead', 'Two or three sentences below the headline.', text(60, 360)),
      primary: field('First button', 'The main action.', link),
      secondary: field('Second button', 'A secondary action.', link),
      more: field('Link', 'Beside the buttons, for example to the portfolio.', link.optional()),
      tiles: field('Figures', 'Up to six claims of the site facts.', claims),
      picture: field(
        'Picture',
        'Shown beside the headline, with a day and a night variant.',
        pictureWithRegions('home', { shape: 'landscape' }),
      ),
      frontWall: field(
        'Front wall',
        'A button puts it in front of the picture, and takes it off again.',
        z
          .strictObject({
            label: field('Button', 'What is put on and taken off: Front wall', text(3, 30)),
            picture: field('Picture', 'A cut-out of the same size as the picture of the hero.', decoration('home')),
          })
          .optional(),
      ),
      slides: field('Code', 'Up to four slides: Frontend, Backend, Database.', z.array(slide).max(4)),
    }),
  ),
  services: field(
    'Services',
    'Cards that link to the sections of /services/.',
    z.strictObject({
      ...heading,
      cards: field('Cards', 'One to nine.', z.array(card).min(1).max(9)),
      linkLabel: field('Link', 'The label of the link on each card.', text(3, 40)),
      action: field('Button', 'Below the cards.', link),
    }),
  ),
  stats: field(
    'Figures',
    'Claims below a shelf, with an object for each.',
    z
      .strictObject({
        title: field('Heading', 'The heading of the section.', text(3, 110)),
        claims: field('Claims', 'Up to six claims.', z.array(stat).max(6)),
      })
      .optional(),
  ),
  stack: field(
    'Technologies',
    'The tools, in groups.',
    z.strictObject({ ...heading, groups: field('Groups', 'Up to eight.', z.array(toolGroup).max(8)) }),
  ),
  work: field(
    'Featured work',
    'Projects with a case study.',
    z
      .strictObject({
        ...heading,
        projects: field('Projects', 'Up to six, each with a case study.', z.array(reference('case studies')).max(6)),
        action: field('Button', 'Below the projects.', link),
      })
      .optional(),
  ),
  clients: field(
    'Clients',
    'Logos of clients, in one strip.',
    z
      .strictObject({
        title: heading.title,
        logos: field('Logos', 'Two to 24.', z.array(logo).min(2).max(24)),
      })
      .optional(),
  ),
  testimonials: field(
    'Testimonials',
    'The heading above the testimonials. Without it they are not shown.',
    z
      .strictObject({
        title: heading.title,
        lead: field('Lead', 'One sentence below it.', text(20, 340)),
      })
      .optional(),
  ),
  closing: field(
    'Call to action',
    'The section at the end of the page.',
    z.strictObject({
      title: field('Heading', 'What the visitor should do.', text(5, 130)),
      text: field('Text', 'What the visitor can expect.', text(40, 340)),
      primary: field('First button', 'The main action.', link),
      secondary: field('Second button', 'A secondary action.', link),
      picture: callPicture,
    }),
  ),
})
